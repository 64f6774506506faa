import { describe, expect, it } from 'vitest'
import { newestVersion, otherScoringsWords, rubricsToScoreWith } from './scorings.ts'

const own = { criteria: 2, blockers: 0, hasDraft: false, changedAt: '2026-11-02T09:00:00.000Z', archivedAt: null }
const rubrics = {
  chosen: 'coachable' as const,
  builtIn: [{ key: 'coachable' as const, name: 'Coachable', about: '', version: 15 }],
  own: [
    { ...own, _id: 'r1', name: 'House rules', version: 2 },
    { ...own, _id: 'r2', name: 'In the making', version: null },
    { ...own, _id: 'r3', name: 'Of old', version: 1, archivedAt: '2026-11-03T09:00:00.000Z' },
  ],
}

describe('the rubric of a review', () => {
  it('has the newest version that it is offered in, and none when it is offered no more', () => {
    expect(newestVersion({ key: 'coachable' }, rubrics)).toBe(15)
    expect(newestVersion({ key: 'r1' }, rubrics)).toBe(2)
    expect(newestVersion({ key: 'gone' }, rubrics)).toBeNull()
    expect(newestVersion({ key: 'r1' }, undefined)).toBeNull()
  })
})

describe('scoring a call again', () => {
  it('can be done with published rubrics, in a newer version of its own too', () => {
    const labels = (version: number) =>
      rubricsToScoreWith({ key: 'r1', name: 'House rules', version }, rubrics).map(
        ({ label, hint }) => `${label} ${hint}`,
      )
    expect(labels(2)).toEqual(['Coachable version 15'])
    expect(labels(1)).toEqual(['Coachable version 15', 'House rules version 2'])
  })

  it('is led to by how many scorings there are, and for who may make one by what it does', () => {
    expect(otherScoringsWords(1, false)).toBe('1 other scoring')
    expect(otherScoringsWords(3, true)).toBe('3 other scorings')
    expect(otherScoringsWords(0, true)).toBe('Score with another rubric')
    expect(otherScoringsWords(0, false)).toBeNull()
  })
})
