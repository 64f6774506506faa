import { describe, expect, it } from 'vitest'
import { sourceWords, standingIn, withNewer } from './line-sources.ts'
import type { DraftedSentence, ProductForm } from './product-form.ts'

const empty: ProductForm = {
  name: '',
  whatItDoes: '',
  forWhom: '',
  problemsSolved: '',
  proof: '',
  price: '',
  competitors: '',
}
const proof: DraftedSentence[] = [
  { field: 'proof', text: 'Cut delays by 38%.', line: 4, from: 'text' },
  { field: 'proof', text: 'Trusted by 40 plants', line: 7, from: 'text' },
]
const does: DraftedSentence[] = [
  { field: 'whatItDoes', text: 'It books slots.', line: 1, from: 'page' },
  { field: 'whatItDoes', text: 'Tells the yard', line: 2, from: 'page' },
]
const proofLines = (...lines: string[]) =>
  standingIn({ ...empty, proof: lines.join('\n') }, 'proof', proof).map(({ line }) => line)
const doesLines = (whatItDoes: string) =>
  standingIn({ ...empty, whatItDoes }, 'whatItDoes', does).map(({ line }) => line)

describe('where a drafted sentence was taken from', () => {
  it('is said of each line of a list that stands there as it was drafted, and of no other', () => {
    expect(proofLines('Cut delays by 38%.', 'Trusted by 40 plants')).toEqual([4, 7])
    expect(proofLines('Cut delays by 39%.', 'Trusted by 40 plants')).toEqual([7])
    expect(proofLines('Ours.', ' Cut delays by 38%. ', 'Trusted by 40 plants and a port')).toEqual([4])
    expect(proofLines('Cut delays by 38%. Trusted by 40 plants')).toEqual([])
  })

  it('is said of each sentence of a text that stands there still, whatever was written around it', () => {
    expect(doesLines('It books slots. Tells the yard')).toEqual([1, 2])
    expect(doesLines('It books slots. Tells the yard. And more.')).toEqual([1])
    expect(doesLines('Before. It books slots. Tells the yard After')).toEqual([1, 2])
    expect(doesLines('It books all slots. Tells the yard twice')).toEqual([])
    expect(doesLines('It books slots.com')).toEqual([])
  })

  it('is said of the field that it was put into alone', () => {
    expect(standingIn({ ...empty, forWhom: 'It books slots.' }, 'forWhom', does)).toEqual([])
  })

  it('is the newer place, where the same sentence was put there twice', () => {
    const again: DraftedSentence = { field: 'proof', text: 'Cut delays by 38%.', line: 2, from: 'document' }
    expect(withNewer(proof, [again])).toEqual([proof[1], again])
  })

  it('is a paragraph of what was given', () => {
    expect(sourceWords({ from: 'text', line: 4 })).toBe('Your text, paragraph 4')
    expect(sourceWords({ from: 'page', line: 2 })).toBe('The page, paragraph 2')
  })
})
