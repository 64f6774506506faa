import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { bargainIn } from '../speech/bargaining.ts'
import { pressureIn } from '../speech/pressure.ts'
import { figureIn } from './doubts/doubt-answer.ts'
import { worriedInOwnersWords } from './described-call.fixture.ts'
import { everydayIn } from './answers/everyday.ts'
import { perceive } from './perceive.ts'
import { played } from './played.fixture.ts'
import { voices } from './words/lines.ts'

const seeds = [101, 102, 105, 202, 203, 205]
const arranged = seeds.map((seed) => castCall(seed, 'discovery', 'medium'))

/** The fixed start of each wording of a line. */
const starts = (wordings: readonly string[]): string[] =>
  wordings.map((text) => text.replace(/\{.*$/, '').slice(0, 12).toLowerCase())

describe('the first line of an arranged call', () => {
  it.each(['Thanks for taking the time today. How has your week been?', 'Good to meet you. How was your weekend?'])(
    'may ask how they are, and is answered so: %s',
    (words) => {
      for (const setup of arranged) {
        const [reply] = played(setup, [words]).replies
        expect(['greet-back', 'react', 'answer-plain']).toContain(reply?.move)
        expect(reply?.facts).toEqual([])
        expect(setup.persona.colleagues.some(({ name }) => reply?.words.includes(name.split(' ')[0] ?? name))).toBe(
          false,
        )
      }
    },
  )

  it('may end in a question about their part in it, which is answered and not waved through', () => {
    for (const setup of arranged) {
      const [reply] = played(setup, ['Thanks for taking my call. Can you tell me a little about your role?']).replies
      expect(reply?.words).toContain(setup.persona.title)
    }
  })

  it('may ask leave to begin, which sets no date', () => {
    for (const setup of arranged) {
      const { replies, mind } = played(setup, ['Hi, thanks for having me. Shall we get started?'])
      expect(replies[0]?.move).toBe('grant-time')
      expect(mind.facts).toEqual([])
    }
  })
})

describe('a caller who says who they are, what they do and asks at once', () => {
  it('is answered, and not asked what it is about', () => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'cold-call', 'easy')
      const { firstName, companyName } = setup.rep
      const line = `I'm ${firstName} from ${companyName}, we book every truck into a slot. Do you plan the week by hand?`
      const [reply] = played(setup, [line]).replies
      expect(reply?.move).not.toBe('ask-purpose')
      expect(starts(voices[setup.persona.temperament].reactAck)).not.toContain(reply?.words.slice(0, 12).toLowerCase())
    }
  })
})

describe('what is said over terms', () => {
  const price = { blind: [], isOfPrice: true, isOfTime: false }

  it.each(['Where did you get the ten percent from?', 'How did you come up with ten percent?'])(
    'asks after a figure and grants nothing: %s',
    (words) => {
      expect(bargainIn(words, price).grant).toBeNull()
    },
  )

  it('may put a bargain for a signature today, which is no push', () => {
    expect(pressureIn('If I could get you a discount, would you sign today?')).toBeNull()
    expect(pressureIn('Just sign it today.')).not.toBeNull()
  })
})

describe('a figure of the rep’s', () => {
  it('is said back where it stands for itself, and not where it belongs to the next word', () => {
    expect(figureIn(perceive('We run a three week pilot.', 0))).toBeNull()
    expect(figureIn(perceive('It takes about two hours in all.', 0))).toBe('about two hours')
  })
})

describe('what the owner of the segment has named', () => {
  it('is denied by no small talk, however it is asked for', () => {
    const { persona } = worriedInOwnersWords(['Works council must agree'], 'objection-handling', 'medium')
    for (const words of ['Who in the works council would we have to talk to?', "What's the works council afraid of?"])
      expect(everydayIn(persona, perceive(words, 0))).toBeNull()
  })
})
