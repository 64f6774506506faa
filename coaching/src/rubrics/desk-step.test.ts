import { describe, expect, it } from 'vitest'
import type { Review } from '@ringside/contract'
import { playCall } from '../cli/play-call.ts'
import { castCall } from '../evaluation/casting.ts'
import { reviewCall } from '../scoring/index.ts'

/** A reviewed call to a desk that puts nobody through, with `line` as its second line. */
function atDesk(line: string): Review {
  const setup = castCall(3, 'gatekeeper', 'expert')
  const { turns, outcome, start } = playCall(setup, [
    'Good morning, this is Maya from Tallyport. I’m trying to reach your head of operations.',
    line,
    'It’s about how you plan your loads: I saw that you opened a second depot. Could you help me, please?',
    'When would be a good time to reach them? I’ll call then.',
  ])
  return reviewCall({
    turns,
    type: 'gatekeeper',
    outcome,
    facts: [],
    objections: [],
    mindStart: start,
    buyerName: setup.persona.firstName,
    gatekeeperName: setup.gatekeeper?.firstName ?? '',
  })
}
const checkOf = ({ result }: Review, wanted: string) =>
  result.state === 'scored'
    ? result.scores.flatMap(({ checks }) => checks).find(({ key }) => key === wanted)
    : undefined

describe('the review of a call that ended at the desk', () => {
  it.each([
    'You’re only the receptionist. What would you need to know to put me through?',
    'You old git, what would you need to know to put me through?',
  ])('holds an insult up to nobody, whatever else the line did: %s', (line) => {
    const review = atDesk(line)
    expect(checkOf(review, 'opening.courtesy')).toMatchObject({ met: false, quote: { quote: line } })
    expect(checkOf(review, 'opening.reason')?.quote?.quote).not.toBe(line)
  })

  it('takes a word of understanding for none', () => {
    const review = atDesk('You’re only the receptionist, I know, and none of this is your fault.')
    expect(checkOf(review, 'opening.courtesy')?.met).toBe(true)
  })

  it('says that a time was asked for, and does not tell the rep to ask for one', () => {
    const { moments, result } = atDesk('I understand, you look after the diary.')
    const step = moments.find(({ kind }) => kind === 'next-step')
    expect(step?.label).toMatch(/^Next step\. (?:Asked for a time, none given|A time to call back|A message taken)$/u)
    expect(JSON.stringify(result)).not.toMatch(/ask when \w+ can be reached/u)
  })
})
