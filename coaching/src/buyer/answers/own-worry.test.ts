import { describe, expect, it } from 'vitest'
import { difficulties } from '@ringside/contract/simulations/vocabulary'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import { worriedInOwnersWords } from '../described-call.fixture.ts'
import { played } from '../played.fixture.ts'

const council = 'Works council must agree'
const erp = 'Our ERP is old and closed'
const opening = [
  "Hi, Marcus from Routewell here. We plan shifts for plants like yours, that's why I call.",
  'How do you plan the week at the moment?',
]
const denies = /\b(?:No, there isn't one|We don't have one|not really)\b|^No\b/i
const last = <Thing>(things: readonly Thing[]): Thing => {
  const thing = things.at(-1)
  if (thing === undefined) throw new Error('nothing was said')
  return thing
}
const answerTo = (setup: Parameters<typeof played>[0], ...questions: string[]) =>
  last(played(setup, [...opening, ...questions]).replies)

describe('a worry that the owner of the segment expects, asked for by name', () => {
  it('is owned as that worry, on every difficulty and in every manner', () => {
    for (const difficulty of difficulties)
      for (const temperament of temperaments) {
        const setup = worriedInOwnersWords([council], 'discovery', difficulty)
        const persona = { ...setup.persona, temperament }
        const { words, objection } = answerTo({ ...setup, persona }, 'Do you have a works council?')
        expect(words.toLowerCase()).toContain('works council must agree')
        expect(words).not.toMatch(denies)
        expect(objection).toMatchObject({ id: 'segment-objection-1', state: 'raised' })
      }
  })

  it('is confirmed where it stands already, and not denied a minute later', () => {
    const { words, objection } = answerTo(
      worriedInOwnersWords([council], 'cold-call', 'medium'),
      'Do you have a works council?',
      'So the works council has to agree?',
    )
    expect(words).not.toMatch(denies)
    expect(objection?.id).toBe('segment-objection-1')
  })

  it('is told and leaves another worry on the table, where one stands', () => {
    const { words, objection } = answerTo(
      worriedInOwnersWords([council, erp], 'discovery', 'medium'),
      'Do you have a works council?',
      'Is your ERP old?',
    )
    expect(words).toContain('ERP is old and closed')
    expect(objection?.id).toBe('segment-objection-1')
  })

  it('is not denied in the first breath of a cold call either', () => {
    const setup = worriedInOwnersWords([council], 'cold-call', 'medium')
    const { replies } = played(setup, ['Hi there. Do you have a works council?'])
    expect(last(replies).words).not.toMatch(denies)
  })

  it('is known by another form of its word: a firm whose union is a worry is unionised', () => {
    const { words } = answerTo(
      worriedInOwnersWords(['Union has to be consulted'], 'discovery', 'medium'),
      'Are you unionised?',
    )
    expect(words).toContain('nion has to be consulted')
  })

  it('answers how often where it says so, and is no figure where it does not', () => {
    const board = worriedInOwnersWords(['The board meets twice a year'], 'discovery', 'medium')
    expect(answerTo(board, 'How often does the board meet?').words).toContain('twice a year')
    const { objection } = answerTo(
      worriedInOwnersWords([council], 'discovery', 'medium'),
      'How many sit on the works council?',
    )
    expect(objection).toBeUndefined()
  })

  it('is not what is asked for by one word of it: which system they have is a question of its own', () => {
    const { objection } = answerTo(worriedInOwnersWords([erp], 'discovery', 'medium'), "What's your ERP?")
    expect(objection).toBeUndefined()
  })

  it('is nobody else’s: where nobody has named a works council there is none', () => {
    const { words } = answerTo(worriedInOwnersWords([], 'discovery', 'medium'), 'Do you have a works council?')
    expect(words).toMatch(denies)
  })
})
