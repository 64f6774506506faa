import { describe, expect, it } from 'vitest'
import { withOneAssent } from './assents.ts'
import { plainPiece } from './scene.ts'
import type { Plan } from './scene.ts'

const said = (...texts: string[]): string => {
  const plan: Plan = { move: 'react', pieces: texts.map(plainPiece) }
  return withOneAssent(plan)
    .pieces.map(({ text }) => text)
    .join(' ')
}

describe('whoever says yes', () => {
  it.each([
    [['Okay, that works.', 'Fine.', 'Send it over.'], 'Okay, that works. Send it over.'],
    [["If it's so, it's so.", 'Fine. Wednesday at nine, alright.'], "If it's so, it's so. Wednesday at nine, alright."],
    [['Yes. Put it in.', 'Agreed.'], 'Yes. Put it in.'],
  ])('says it once in a breath: %s', (texts, left) => {
    expect(said(...texts)).toBe(left)
  })

  it('keeps a yes that stands alone, and all that is more than one', () => {
    expect(said('Alright.', 'And QuickBooks stays.')).toBe('Alright. And QuickBooks stays.')
    expect(said('Good for you.', 'Fine print is what I read first.')).toBe(
      'Good for you. Fine print is what I read first.',
    )
  })

  it('keeps the words that settle something, however short', () => {
    const agreed = { ...plainPiece('Done.'), agreed: true }
    const plan: Plan = { move: 'agree-next-step', pieces: [plainPiece('Okay.'), agreed] }
    expect(withOneAssent(plan).pieces).toContainEqual(agreed)
  })
})
