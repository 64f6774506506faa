import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { played } from '../played.fixture.ts'
import type { CallSetup } from '../setup.ts'
import { voices } from '../words/lines.ts'
import { openingKeys, ownOpeningKeys } from '../words/line-keys.ts'
import { followedUp } from './followed-up.ts'

/** A call whose buyer opens with these words. */
function opensWith(part: string, type: Parameters<typeof castCall>[1]): CallSetup {
  for (let seed = 1; seed < 900; seed += 1) {
    const setup = castCall(seed, type, 'medium')
    if (played(setup, []).first.words.includes(part)) return setup
  }
  throw new Error(`nobody says ${part}`)
}

const answersOf = (id: string): readonly string[] => followedUp.find((one) => one.id === id)?.answers ?? []

describe('what a buyer has said in passing', () => {
  it('is something that some buyer says', () => {
    const said = temperaments.flatMap((voice) =>
      [...openingKeys, ...ownOpeningKeys].flatMap((key) => voices[voice][key]),
    )
    const isSaid = (part: string): boolean => said.some((wording) => wording.toLowerCase().includes(part))
    expect(followedUp.filter((one) => !one.said.some(isSaid)).map(({ id }) => id)).toEqual([])
  })

  it('is answered by them when it is taken up', () => {
    const spoken = opensWith('speaking about you the other day', 'check-in')
    expect(answersOf('spoken-of-us')).toContain(played(spoken, ['Nothing bad, I hope?']).replies[0]?.words)
    const bet = opensWith('I had a bet with myself', 'check-in')
    expect(answersOf('had-a-bet')).toContain(played(bet, ['Ha. And did you win?']).replies[0]?.words)
    const skipped = opensWith("I've read what you sent, mostly", 'closing')
    expect(answersOf('skipped-some')).toContain(played(skipped, ['Mostly. Which bit did you skip?']).replies[0]?.words)
  })

  it('is not what another question is about', () => {
    const spoken = opensWith('speaking about you the other day', 'check-in')
    const words = played(spoken, ['Who uses it at the moment?']).replies[0]?.words ?? ''
    expect(answersOf('spoken-of-us')).not.toContain(words)
    const busy = opensWith("It's been a morning", 'discovery')
    const told = played(busy, ['What is going wrong with the planning at the moment?']).replies[0]?.words ?? ''
    expect(answersOf('one-of-those-days')).not.toContain(told)
  })

  it('is a view of the whole where the offer was spoken of', () => {
    const setup = opensWith('the offer', 'closing')
    expect(answersOf('what-was-sent')).toContain(played(setup, ['What did you make of it?']).replies[0]?.words)
  })
})
