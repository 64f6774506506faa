import { expect, it } from 'vitest'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import { castCall } from '../evaluation/casting.ts'
import { bareQuestions } from './bare-question.ts'
import { everydayMatters } from './everyday.ts'
import { hear, openCall } from './index.ts'

const voiced = [...everydayMatters, ...bareQuestions].flatMap((matter) => (matter.voiced === undefined ? [] : [matter]))
/** The formal manner is the plain one without contractions. */
const ownManners = temperaments.filter((temperament) => temperament !== 'formal')

it('a dozen of the most frequent small answers and more are written for each manner', () => {
  expect(voiced.length).toBeGreaterThanOrEqual(12)
  expect(voiced.filter(({ voiced: own }) => ownManners.some((manner) => own?.[manner] === undefined))).toEqual([])
})

it('what holds for the company or the place is told by everybody in the same words', () => {
  expect(everydayMatters.filter(({ of, voiced: own }) => of !== 'person' && own !== undefined)).toEqual([])
})

it('no two manners answer in the same words', () => {
  const owners = new Map<string, Set<string>>()
  for (const { id, voiced: own } of voiced) {
    for (const manner of ownManners)
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
  for (const manner of ownManners) {
    const setup = { ...cast, persona: { ...cast.persona, temperament: manner } }
    const { reply } = hear(setup, openCall(setup).mind, { words, elapsedMs: 20_000 })
    expect(answers?.voiced?.[manner]?.some((wording) => reply.words.includes(wording))).toBe(true)
  }
})
