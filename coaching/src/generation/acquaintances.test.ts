import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { acquaintancesOf, answersOverNames, worriesOverNames } from './acquaintances.ts'

const personas = Array.from({ length: 60 }, (_, index) => castCall(index + 1, 'discovery', 'medium').persona)

describe('the people a customer could name', () => {
  it('are two to four, and the same whenever they are asked for', () => {
    for (const persona of personas) {
      const people = acquaintancesOf(persona)
      expect(people.length).toBeGreaterThanOrEqual(2)
      expect(people.length).toBeLessThanOrEqual(4)
      expect(acquaintancesOf(persona)).toEqual(people)
    }
  })

  it('are nobody at the company, and each at a company of their own', () => {
    for (const persona of personas) {
      const people = acquaintancesOf(persona)
      const own = [persona.firstName, ...persona.colleagues.map(({ name }) => name.split(' ')[0])]
      for (const { summary } of people) {
        expect(own).not.toContain(summary.split(' ')[0])
        expect(summary).not.toContain(persona.company.name)
      }
      const companies = people.map(({ summary }) => / at ([^,]+),/u.exec(summary)?.[1])
      expect(new Set(companies).size).toBe(people.length)
    }
  })

  it('are told without a hole, and take more trust one after another', () => {
    for (const persona of personas) {
      const people = acquaintancesOf(persona)
      for (const { summary, plain, full } of people)
        for (const text of [summary, ...plain, ...full]) expect(text).not.toMatch(/[{}]|undefined/u)
      expect(people.map(({ trust }) => trust)).toEqual(people.map(({ trust }) => trust).toSorted((a, b) => a - b))
    }
  })

  it('are each told in words of their own', () => {
    for (const persona of personas) {
      const endings = acquaintancesOf(persona).map(({ full }) => full[0]?.split(' ').slice(-4).join(' '))
      expect(new Set(endings).size).toBe(endings.length)
    }
  })

  it('come with worries that something takes away', () => {
    for (const persona of personas)
      for (const { id } of worriesOverNames(persona)) expect(answersOverNames(id).length).toBeGreaterThan(0)
  })
})
