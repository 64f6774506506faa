import { expect, it } from 'vitest'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import type { Temperament } from '@ringside/contract/pipeline/buyer-profile'
import { castCall } from '../evaluation/casting.ts'
import { bareQuestions } from './answers/bare-question.ts'
import { everydayMatters } from './answers/everyday.ts'
import { hear, openCall } from './index.ts'

const voiced = [...everydayMatters, ...bareQuestions].flatMap((matter) => (matter.voiced === undefined ? [] : [matter]))
const ofPerson = everydayMatters.filter(({ of, private: isPrivate }) => of === 'person' && isPrivate !== true)
const shared = everydayMatters.filter(({ of }) => of !== 'person')
/** Bare questions are answered by the formal in the plain manner, without contractions. */
const mannersOf = (id: string): readonly Temperament[] =>
  temperaments.filter((temperament) => temperament !== 'formal' || !bareIds.has(id))
const bareIds: ReadonlySet<string> = new Set(bareQuestions.map(({ id }) => id))

it('what only concerns the person is written for each manner, in three wordings or more', () => {
  expect(ofPerson.length).toBeGreaterThanOrEqual(35)
  const thin = ofPerson.flatMap(({ id, voiced: own }) =>
    temperaments.filter((manner) => (own?.[manner]?.length ?? 0) < 3).map((manner) => `${id}: ${manner}`),
  )
  expect(thin).toEqual([])
})

it('a dozen of the most frequent questions about company and place are told in each manner too, fact for fact', () => {
  const own = shared.filter(({ voiced: manners }) => manners !== undefined)
  expect(own.length).toBeGreaterThanOrEqual(12)
  for (const { id, answers, voiced: manners } of own)
    for (const manner of temperaments)
      expect([id, manner, manners?.[manner]?.length]).toEqual([id, manner, answers.length])
})

it('no two manners answer in the same words', () => {
  const owners = new Map<string, Set<string>>()
  for (const { id, voiced: own } of voiced) {
    for (const manner of mannersOf(id))
      for (const wording of own?.[manner] ?? [])
        owners.set(
          `${id} ${wording.toLowerCase()}`,
          (owners.get(`${id} ${wording.toLowerCase()}`) ?? new Set()).add(manner),
        )
  }
  expect([...owners].filter(([, manners]) => manners.size > 1).map(([wording]) => wording)).toEqual([])
})

it.each([
  ['Are you busy at the moment?', 'busy'],
  ['What do you enjoy most about your job?', 'enjoy'],
  ['When is a good time to call you?', 'reach'],
])('the same question is answered by each manner in its own way: %s', (words, id) => {
  const answers = everydayMatters.find((matter) => matter.id === id)
  const cast = castCall(5, 'discovery', 'medium')
  for (const manner of temperaments) {
    const setup = { ...cast, persona: { ...cast.persona, temperament: manner } }
    const { reply } = hear(setup, openCall(setup).mind, { words, elapsedMs: 20_000 })
    expect(answers?.voiced?.[manner]?.some((wording) => reply.words.includes(wording))).toBe(true)
  }
})

it('two people of one company tell the same of it, each in their own manner', () => {
  const weather = everydayMatters.find(({ id }) => id === 'weather')
  for (const seed of [2, 5, 9, 14]) {
    const cast = castCall(seed, 'discovery', 'medium')
    const truths = temperaments.map((manner) => {
      const setup = { ...cast, persona: { ...cast.persona, personaId: `p-${manner}`, temperament: manner } }
      const { reply } = hear(setup, openCall(setup).mind, { words: "How's the weather over there?", elapsedMs: 20_000 })
      return weather?.voiced?.[manner]?.findIndex((wording) => reply.words.includes(wording))
    })
    expect(new Set(truths).size).toBe(1)
    expect(truths[0]).toBeGreaterThanOrEqual(0)
  }
})
