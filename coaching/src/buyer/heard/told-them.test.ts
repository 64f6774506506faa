import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { play } from '../../evaluation/play-all.ts'
import { signerOf } from '../decision/signer.ts'
import { hear } from '../index.ts'
import { played } from '../played.fixture.ts'
import { afterAnswer } from '../policy/after-answer.ts'
import { asksWhatWasTold, claimsToSign } from './told-them.ts'

const seeds = Array.from({ length: 24 }, (_, index) => index + 1)

describe('what a buyer was told', () => {
  it.each(['who', 'price'] as const)('is not asked for again, in no temperament: %s', (kind) => {
    const told = {
      who: 'One of our customers in your line, about your size, has used it for four years. You can ring them.',
      price: 'For a company your size it is about nineteen hundred a month.',
    }[kind]
    for (const seed of seeds) {
      const setup = castCall(seed, 'discovery', 'medium')
      const before = played(setup, ['Hi, thanks for the time.', 'How do you plan the week?'])
      const { mind } = hear(setup, before.mind, { words: told, elapsedMs: 60_000 })
      const scene = { mind, persona: setup.persona, heard: { plain: '' } as never }
      const asks = afterAnswer.asks[kind]?.[setup.persona.temperament] ?? []
      expect(asks.filter((wording) => wording.endsWith('?') && !asksWhatWasTold(scene, wording))).toEqual([])
    }
  })
})

describe('who signs', () => {
  it('is one person at a company: nobody else there says that they sign', () => {
    const calls = seeds.flatMap((seed) =>
      (['objection-handling', 'negotiation', 'closing', 'discovery'] as const).map((type) =>
        play(type, 'hard', 'good', seed),
      ),
    )
    const others = calls.filter(({ setup }) => signerOf(setup.persona) !== null)
    expect(others.length).toBeGreaterThan(20)
    const claims = others.flatMap(({ call, setup }) =>
      call.turns.flatMap((turn) =>
        turn.speaker === 'buyer' && turn.by === undefined
          ? (turn.words.match(/[^.?!]+[.?!]*/g) ?? []).filter((sentence) => claimsToSign(setup, sentence))
          : [],
      ),
    )
    expect(claims).toEqual([])
  })

  it('may say so themselves', () => {
    const signer = seeds
      .map((seed) => castCall(seed, 'discovery', 'medium'))
      .find(({ persona }) => signerOf(persona) === null)
    if (signer === undefined) throw new Error('nobody signs themselves')
    expect(claimsToSign(signer, "I'm not signing anything for three years again.")).toBe(false)
  })

  it('is nobody with a lower title than those whose paper it is: an office manager signs for no larger company', () => {
    for (const seed of seeds) {
      const { persona } = castCall(seed, 'discovery', 'medium')
      expect(signerOf(persona)?.title ?? '').not.toContain('Office Manager')
    }
  })
})
