import { expect, it } from 'vitest'
import { agrees } from '../../evaluation/buyer-phrases.ts'
import { faultsOf, voices } from './lines.ts'
import { lineKeys } from './line-keys.ts'

it.each(Object.entries(voices))('the voice %s has every line, in enough wordings', (_, voice) => {
  expect(faultsOf(voice)).toEqual([])
})

it('no two temperaments share a sentence of five words or more', () => {
  const owners = new Map<string, Set<string>>()
  for (const [temperament, voice] of Object.entries(voices)) {
    for (const key of lineKeys) {
      for (const wording of voice[key]) {
        if (wording.split(' ').length < 5 || wording.includes('{')) continue
        const folded = wording.toLowerCase()
        owners.set(folded, (owners.get(folded) ?? new Set()).add(temperament))
      }
    }
  }
  expect([...owners].filter(([, set]) => set.size > 1).map(([wording]) => wording)).toEqual([])
})

it('a good word for an answer is no yes to a day: nobody takes "works for me" for anything else', () => {
  for (const voice of Object.values(voices))
    for (const wording of [...voice.reactAnswer, ...voice.makesSense]) expect(wording.toLowerCase()).not.toMatch(agrees)
})

it('no wording is a stage direction', () => {
  for (const voice of Object.values(voices)) {
    for (const key of lineKeys) for (const wording of voice[key]) expect(wording).not.toMatch(/[*[\]<>]/u)
  }
})
