import { describe, expect, it } from 'vitest'
import { kindReplies } from '../answers/kind-replies.ts'
import { perceive } from '../perceive.ts'
import { askedIn } from './asked-kind.ts'
import { optionsIn } from './options.ts'
import { howOf, predicateKey, whatOf, whetherOf, whichOf, whyOf } from './predicate.ts'

const all = [...whatOf, ...howOf, ...whyOf, ...whetherOf, ...whichOf]
const keyOf = (words: string): string | null => predicateKey(all, askedIn(perceive(words, 0).question)?.text ?? '')

describe('what is asked of people and things, by the verb of the question', () => {
  it.each([
    ['And what would put the nurses off?', 'what-stops-them'],
    ['So what keeps people from using it?', 'what-stops-them'],
    ['What would they miss about the paper?', 'what-miss'],
    ['What do your drivers want, really?', 'what-they-want'],
    ['What would a good week look like?', 'what-success'],
    ['What takes the most time?', 'what-takes-time'],
    ['And what about the weekends?', 'what-other-times'],
    ['How could we get them on board?', 'how-win'],
    ['What would convince your team to use it?', 'how-win'],
    ['How would that work in practice?', 'how-would'],
    ['Why him?', 'why-person'],
    ['Why does it hit the new ones more?', 'why-more'],
    ["Is that more than you'd like?", 'not-as-wanted'],
    ['Is it slower than it should be?', 'not-as-wanted'],
    ['Has that ever happened?', 'yes-happened'],
    ['Did that change anything?', 'for-a-while'],
    ['Could you ask her for me?', 'favour'],
    ['Which site should I take as an example?', 'which-pick'],
    ['What would you do if you were me?', 'if-i-were-you'],
    ['What tool do you use?', null],
    ['Is it raining?', null],
  ])('%s: %s', (words, key) => {
    expect(keyOf(words)).toBe(key)
  })

  it('each has something to be said to it', () => {
    expect(all.filter(([, key]) => kindReplies[key] === undefined).map(([, key]) => key)).toEqual([])
  })
})

describe('a question keeps the kind that its words have', () => {
  it.each([
    ['How does that sound?', 'opinion'],
    ['So, how does it look to you?', 'opinion'],
    ['How did it come to that?', 'why'],
    ['Would that be a yes or a no?', 'yes-no'],
    ['Agreed?', 'permission'],
    ['If it was your own money, would you keep it?', 'yes-no'],
  ])('%s: %s', (words, kind) => {
    expect(askedIn(perceive(words, 0).question)?.kind).toBe(kind)
  })

  it.each([
    ['Is that every week or just now and then?', ['every week', 'now and then']],
    ['Would your teachers use that, or would it be the office?', ['our teachers', 'the office']],
  ])('%s names two: %s', (words, options) => {
    const asked = askedIn(perceive(words, 0).question)
    expect(asked === null ? null : optionsIn(asked)).toEqual(options)
  })
})
