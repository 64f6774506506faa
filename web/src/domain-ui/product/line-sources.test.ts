import { describe, expect, it } from 'vitest'
import { draftedOf, originName, sourcedIn, sourcesOf, standingIn, withNewer } from './line-sources.ts'
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
const address = 'https://www.tallyport.example/product/'
const proof: DraftedSentence[] = [
  { field: 'proof', text: 'Cut delays by 38%.', line: 4, from: 'text' },
  { field: 'proof', text: 'Trusted by 40 plants', line: 7, from: 'text' },
]
const does: DraftedSentence[] = [
  { field: 'whatItDoes', text: 'It books slots.', line: 1, from: 'page', address },
  { field: 'whatItDoes', text: 'Tells the yard', line: 2, from: 'page', address },
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
    const again: DraftedSentence = {
      field: 'proof',
      text: 'Cut delays by 38%.',
      line: 2,
      from: 'document',
      name: 'brochure.pdf',
    }
    expect(withNewer(proof, [again])).toEqual([proof[1], again])
  })

  it('has the name of what was given', () => {
    expect(originName({ from: 'text' })).toBe('Your text')
    expect(originName({ from: 'page', address })).toBe('tallyport.example/product')
    expect(originName({ from: 'document', name: 'brochure.pdf' })).toBe('brochure.pdf')
  })
})

describe('a drafted line that was edited', () => {
  const nowIn = (text: string) =>
    sourcedIn({ ...empty, proof: text }, 'proof', proof).map(({ line, now }) => [line, now])
  const doesNow = (whatItDoes: string) =>
    sourcedIn({ ...empty, whatItDoes }, 'whatItDoes', does).map(({ line, now }) => [line, now])

  it('is the one that has most of its words, and keeps its place in the draft', () => {
    expect(nowIn('Cut delays by 39%.\nTrusted by 40 plants')).toEqual([
      [4, 'Cut delays by 39%.'],
      [7, 'Trusted by 40 plants'],
    ])
    expect(nowIn('Ours.\nTrusted by 41 plants')).toEqual([[7, 'Trusted by 41 plants']])
    expect(doesNow('It books dock slots. Tells the yard')).toEqual([
      [1, 'It books dock slots.'],
      [2, 'Tells the yard'],
    ])
  })

  it('is none that a person wrote of their own, and no line stands for two', () => {
    expect(nowIn('Nobody waits any longer.')).toEqual([])
    expect(nowIn('Cut delays by 38%.\nOther plants trust us')).toEqual([[4, 'Cut delays by 38%.']])
    const twice: DraftedSentence[] = [
      { field: 'proof', text: 'Cut delays by 38%.', line: 1, from: 'text' },
      { field: 'proof', text: 'Cut delays by 12%.', line: 2, from: 'text' },
    ]
    expect(sourcedIn({ ...empty, proof: 'Cut delays by 39%.' }, 'proof', twice)).toHaveLength(1)
  })

  it('is kept with its quote and what it is now, and read again as it was drafted', () => {
    const form = { ...empty, proof: 'Cut delays by 39%.', whatItDoes: 'It books slots.' }
    const kept = sourcesOf(form, [...proof, ...does])
    expect(kept).toEqual([
      { field: 'whatItDoes', text: 'It books slots.', quote: 'It books slots.', line: 1, from: 'page', address },
      { field: 'proof', text: 'Cut delays by 39%.', quote: 'Cut delays by 38%.', line: 4, from: 'text' },
    ])
    expect(draftedOf(kept)).toEqual([does[0], proof[0]])
    expect(sourcesOf(form, draftedOf(kept))).toEqual(kept)
  })
})
