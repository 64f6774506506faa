import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { createActors } from './actors.ts'
import type { Person } from './people.repository.ts'

const ann: Person = {
  userId: 'ann',
  email: 'Ann@Example.com',
  emailVerified: true,
  firstName: 'Ann',
  lastName: 'Lee',
  memberships: [],
}

const open = (people: Map<string, Person>, siteAdminEmails: string[] = []) => {
  const clock = createFakeClock()
  let reads = 0
  let failing = false
  const actors = createActors({
    clock,
    siteAdminEmails,
    userIdOf: async (token) => (token.startsWith('good:') ? token.slice(5) : null),
    findPerson: async (userId) => {
      reads += 1
      if (failing) throw new Error('away')
      return people.get(userId) ?? null
    },
  })
  return { actors, clock, reads: () => reads, fail: (now: boolean) => (failing = now) }
}

describe('who makes a request', () => {
  it('nobody, when the token is not good or names somebody we do not know', async () => {
    const { actors } = open(new Map([['ann', ann]]))
    expect(await actors.identify('bad')).toBeNull()
    expect(await actors.identify('good:bob')).toBeNull()
  })

  it('a change made on another server counts within half a minute', async () => {
    const people = new Map([['ann', ann]])
    const { actors, clock, reads } = open(people)
    const membership = { orgId: 'o', organizationId: 'i', role: 'Owner' as const, name: 'Acme' }
    people.set('ann', { ...ann, memberships: [membership] })
    expect((await actors.identify('good:ann'))?.memberships).toHaveLength(1)
    people.set('ann', ann)
    expect((await actors.identify('good:ann'))?.memberships).toHaveLength(1)
    expect(reads()).toBe(1)
    clock.advance(30_000)
    expect((await actors.identify('good:ann'))?.memberships).toEqual([])
  })

  it('a change made here counts at once', async () => {
    const people = new Map([['ann', ann]])
    const { actors } = open(people)
    await actors.identify('good:ann')
    people.delete('ann')
    actors.forget('ann')
    expect(await actors.identify('good:ann')).toBeNull()
  })

  it('many requests at once read somebody once', async () => {
    const { actors, reads } = open(new Map([['ann', ann]]))
    await Promise.all(Array.from({ length: 50 }, () => actors.identify('good:ann')))
    expect(reads()).toBe(1)
  })

  it('a read that failed is not remembered', async () => {
    const { actors, fail } = open(new Map([['ann', ann]]))
    fail(true)
    await expect(actors.identify('good:ann')).rejects.toThrow('away')
    fail(false)
    expect(await actors.identify('good:ann')).toMatchObject({ userId: 'ann' })
  })

  it('a site admin is listed by e-mail and has verified it', async () => {
    const bo = { ...ann, userId: 'bo', emailVerified: false }
    const { actors } = open(
      new Map([
        ['ann', ann],
        ['bo', bo],
      ]),
      ['ann@example.com'],
    )
    expect((await actors.identify('good:ann'))?.isSiteAdmin).toBe(true)
    expect((await actors.identify('good:bo'))?.isSiteAdmin).toBe(false)
  })
})
