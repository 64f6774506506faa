import { describe, expect, it } from 'vitest'
import { askedIn } from '../heard/asked-kind.ts'
import { castCall } from '../../evaluation/casting.ts'
import { worriedInOwnersWords } from '../described-call.fixture.ts'
import { played } from '../played.fixture.ts'

const ofTheMoment = [
  'Is this an okay moment for ten minutes?',
  'Hey, is this an okay moment for ten minutes?',
  'Is now a decent time?',
  'Have I caught you at a bad time?',
  'Can you spare ten minutes?',
  'Are you free to talk?',
]
const arranged = (line: string) => played(worriedInOwnersWords([], 'discovery', 'medium'), [line]).replies[0]

describe('a first line that asks for the moment', () => {
  it.each(ofTheMoment)('asks for leave, and not for how things are: %s', (line) => {
    expect(askedIn(line)?.kind).toBe('permission')
    expect(arranged(line)?.words).not.toMatch(
      /^(?:some days|sometimes|to a (?:degree|point)|in (?:some cases|a way)|more or less|yes and no)\b/i,
    )
  })

  it('is answered before a stranger is asked who they are', () => {
    const { replies } = played(worriedInOwnersWords([], 'cold-call', 'medium'), [
      'Is this an okay moment for ten minutes?',
    ])
    expect(replies[0]).toMatchObject({ move: 'ask-who' })
    expect(replies[0]?.words).toMatch(/^(?:depends|that (?:depends|would depend)|not really)/i)
  })
})

describe('how they have been, in the first breath', () => {
  it.each(["how's it been going?", 'How have you been keeping?', "How've things been?"])(
    'is a greeting: %s',
    (line) => {
      expect(arranged(line)?.move).toBe('greet-back')
      expect(played(castCall(5, 'check-in', 'medium'), [line]).replies[0]?.move).toBe('greet-back')
    },
  )
})

describe('what is asked in few words', () => {
  const setup = worriedInOwnersWords([], 'discovery', 'easy')
  const after = (line: string) =>
    played(setup, ['Hi, Marcus here.', 'How do you plan the week?', line]).replies.at(-1)?.words ?? ''

  it('how long somebody has been doing something is a matter of years', () => {
    expect(after("How long's he been doing that?")).toMatch(/\byears\b/)
  })

  it('the latest they could start is a day or a month', () => {
    const { replies } = played(setup, ['Hi, Marcus here.', "What's the latest you could start?"])
    expect(replies.at(-1)?.facts).toContain('timeline')
  })

  it('a thing that is only named is put to nobody for a yes', () => {
    expect(askedIn('And the price?')?.kind).not.toBe('yes-no')
    expect(askedIn('The price is fixed?')?.kind).toBe('yes-no')
  })

  it('what somebody said of whom nobody has heard is asked back', () => {
    expect(after('What did Renee say?')).toContain('Renee')
  })

  it('what a colleague said is told', () => {
    const name = setup.persona.colleagues[0]?.name.split(' ')[0] ?? ''
    expect(after(`What did ${name} say?`)).toMatch(/\b(?:same|told|said)\b/)
  })
})
