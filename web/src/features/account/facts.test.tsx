import type { Discovered } from '@ringside/contract/pipeline/facts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { FoundOut, StillToFind } from './facts.tsx'

afterEach(cleanup)

const fact = (foundBy: Discovered['foundBy']): Discovered => ({
  factId: 'cost',
  counts: true,
  summary: 'Late loads cost about 18,000 dollars a month',
  personaId: idOf(3),
  personaName: 'Dana Whitfield',
  simulationId: idOf(31),
  turn: 7,
  foundBy,
  at: '2026-11-13T14:05:00.000Z',
})

/** An account of which this much was found out of so many facts, its deal still open. */
const at = (discoveredInformation: readonly Discovered[], factsInAll: number) => ({
  discoveredInformation: [...discoveredInformation],
  factsInAll,
  stage: 'discovery' as const,
})

function showFact(foundBy: Discovered['foundBy'], isAdmin = false) {
  showSignedIn(<FoundOut account={at([fact(foundBy)], 9)} />, { answer: () => undefined, session: { isAdmin } })
  return within(screen.getByRole('listitem'))
}

describe('a fact that was found out', () => {
  it('leads to where in the call it was said', () => {
    const row = showFact({ userId: 'me', name: 'Maya Okafor' })
    expect(row.getByRole('link', { name: /Dana Whitfield said this/ }).getAttribute('href')).toBe(
      `/call-review/${idOf(31)}?turn=7`,
    )
    expect(row.queryByText(/to Maya/)).toBeNull()
  })

  it('has the name of the colleague who found it, whose call only admins open', () => {
    const jonas = { userId: 'jonas', name: 'Jonas Lind' }
    const row = showFact(jonas)
    expect(row.getByText('to Jonas Lind')).toBeTruthy()
    expect(row.queryByRole('link')).toBeNull()
    cleanup()
    const forAdmin = showFact(jonas, true)
    expect(forAdmin.getByText('to Jonas Lind')).toBeTruthy()
    expect(forAdmin.getByRole('link', { name: /Dana Whitfield said this/ })).toBeTruthy()
  })

  it('leads nowhere when its call stayed with another organisation', () => {
    const row = showFact(null, true)
    expect(row.getByText('Dana')).toBeTruthy()
    expect(row.queryByRole('link')).toBeNull()
  })
})

describe('what was found out', () => {
  it('counts the facts that there were to find, and lists what was told beside them on its own', () => {
    const told = { ...fact(null), factId: 'renewal', counts: false }
    showSignedIn(<FoundOut account={at([fact(null), told], 9)} />, { answer: () => undefined })
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Found out 1 of 9 facts',
      'Also told 1',
    ])
    const [found, beside] = screen.getAllByRole('list')
    expect([found, beside].map((list) => list?.children.length)).toEqual([1, 1])
  })

  it('has no count beside a list that is of other facts: a customer told nine, of 23 to find none', () => {
    const told = Array.from({ length: 9 }, (_, nth) => ({ ...fact(null), factId: `told-${nth}`, counts: false }))
    showSignedIn(<FoundOut account={at(told, 23)} />, { answer: () => undefined })
    expect(screen.getByText('Nothing yet of what there is to find here.')).toBeTruthy()
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Found out 0 of 23 facts',
      'Also told 9',
    ])
    expect(screen.getByRole('button', { name: 'All 9' })).toBeTruthy()
  })
})

it('of a deal that is won, what was found is not held against what was not', () => {
  showSignedIn(<FoundOut account={{ ...at([fact(null)], 23), stage: 'won' }} />, { answer: () => undefined })
  expect(screen.getByRole('heading').textContent).toBe('Found out 1 fact')
})

describe('what is still to find', () => {
  it('is listed by what to ask, with who can tell', () => {
    const open = { factId: 'signs', label: 'Who signs', topic: 'authority', knownBy: ['Irene'] }
    showSignedIn(<StillToFind facts={[open]} />, { answer: () => undefined })
    expect(screen.getByRole('listitem').textContent).toBe('Who signsIrene')
  })

  it('is unfolded, and folded again', () => {
    const facts = Array.from({ length: 9 }, (_, at) => ({
      factId: `f${at}`,
      label: `Fact ${at}`,
      topic: 'authority' as const,
      knownBy: [],
    }))
    showSignedIn(<StillToFind facts={facts} />, { answer: () => undefined })
    expect(screen.getAllByRole('listitem')).toHaveLength(6)
    fireEvent.click(screen.getByRole('button', { name: 'All 9' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(9)
    fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(6)
  })
})
