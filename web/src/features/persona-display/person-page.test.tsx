import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { anAccount, aPersona, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { PersonaDisplayScreen } from './persona-display-screen.tsx'

afterEach(cleanup)

const dana = aPersona({ calls: 2, bestScore: 73, lastCallAt: '2026-11-20T09:00:00.000Z' })
const fact = (factId: string, personaId: string, userId: string) => ({
  factId,
  summary: `Fact ${factId}`,
  counts: true,
  personaId,
  personaName: 'Dana Whitfield',
  simulationId: idOf(40),
  turn: 3,
  foundBy: { userId, name: userId === 'me' ? 'Maya Okafor' : 'Jonas Lind' },
  at: '2026-11-20T09:00:00.000Z',
})
const aCall = (nth: number) => ({
  simulationId: idOf(nth),
  personaId: dana._id,
  personaName: 'Dana Whitfield',
  type: 'discovery',
  isRetry: false,
  outcome: null,
  score: 73,
  at: '2026-11-20T09:00:00.000Z',
})

/** The page of Dana, on a server that keeps whether she and her account are archived. */
function showPerson({
  accountArchivedAt = null as string | null,
  segmentArchivedAt = null as string | null,
  isAdmin = false,
  calls = [aCall(40), aCall(41)],
} = {}) {
  let archivedAt: string | null = null
  const account = anAccount({ archivedAt: accountArchivedAt })
  return showSignedIn(<PersonaDisplayScreen />, {
    at: `/persona-display?person=${dana._id}`,
    session: { isAdmin },
    answer: ({ what }) => {
      const change = /PUT .*\/persona\/.*\/(archive|unarchive)$/.exec(what)?.[1]
      if (change) archivedAt = change === 'archive' ? '2026-11-21T12:00:00.000Z' : null
      const persona = { ...dana, archivedAt }
      if (change) return Response.json(persona)
      if (what.startsWith('PUT')) return Response.json(account)
      if (what.endsWith(`/persona/${dana._id}`))
        return Response.json({
          persona,
          account,
          segment: aSegment({ archivedAt: segmentArchivedAt }),
          known: [fact('own', dana._id, 'me'), fact('colleague', dana._id, 'jonas'), fact('other', idOf(77), 'me')],
          calls,
          toFind: [{ factId: 'open', label: 'Who decides', topic: 'process', knownBy: [] }],
          spokenBefore: true,
          colleagueHasSpoken: true,
        })
      return undefined
    },
  })
}

describe('the page of a person', () => {
  it('says where they work, whose figures stand there, and what is still to find out', async () => {
    showPerson()
    expect(await screen.findByRole('heading', { name: 'Dana Whitfield' })).toBeTruthy()
    const about = within(await screen.findByRole('region', { name: 'About' }))
    expect(about.getByRole('link', { name: 'Brightwell Foods' }).getAttribute('href')).toBe(
      '/account/brightwell-foods/brightwell-foods',
    )
    expect(about.getByText(/^Your best/)).toBeTruthy()
    expect(about.getByText('2 calls, last on 20 Nov')).toBeTruthy()
    expect(screen.getByText('Who decides')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call Dana' }).getAttribute('href')).toBe(`/simulation/start/${dana._id}`)
  })

  it('has what they told and not what others did, and leads to the moments of the reader’s own calls alone', async () => {
    showPerson()
    const told = within(await screen.findByRole('region', { name: 'What Dana said' }))
    expect(told.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Fact own20 Nov',
      'Fact colleague20 Novto Jonas Lind',
    ])
    expect(told.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/call-review/${idOf(40)}?turn=3`,
    ])
  })

  it('lists the calls with them', async () => {
    showPerson()
    const calls = within(await screen.findByRole('region', { name: 'Your calls' }))
    expect(calls.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/call-review/${idOf(40)}`,
      `/call-review/${idOf(41)}`,
    ])
    expect(calls.queryByText(/^The last/)).toBeNull()
  })

  it('says of how many calls it lists the last', async () => {
    showPerson({ calls: [aCall(40)] })
    expect(await screen.findByText('The last 1 of 2.')).toBeTruthy()
  })

  it('is archived, says so then, and comes back', async () => {
    const { toasts } = showPerson()
    fireEvent.click(await screen.findByRole('button', { name: 'Archive' }))
    expect(await screen.findByText('This person is archived.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Call Dana' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('1 person restored'))
    expect(await screen.findByRole('link', { name: 'Call Dana' })).toBeTruthy()
  })

  it('says where the account is archived, for then nobody can be called there', async () => {
    showPerson({ accountArchivedAt: '2026-11-21T12:00:00.000Z' })
    expect(await screen.findByText('Brightwell Foods is archived.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Call Dana' })).toBeNull()
  })

  it('asks whether the account comes back with its archived segment or alone', async () => {
    const archivedAt = '2026-11-21T12:00:00.000Z'
    const { changes } = showPerson({ accountArchivedAt: archivedAt, segmentArchivedAt: archivedAt })
    fireEvent.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(await screen.findByRole('dialog', { name: 'Restore Brightwell Foods?' })).toBeTruthy()
    expect(changes()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Restore both' }))
    await waitFor(() => expect(changes()).toHaveLength(2))
    expect(changes()[0]?.what).toMatch(/^PUT \/api\/pipeline\/target-segment\/.*\/unarchive$/)
  })

  it('that nobody has says so', async () => {
    showSignedIn(<PersonaDisplayScreen />, { at: '/persona-display?person=nobody', answer: () => undefined })
    expect(await screen.findByRole('heading', { name: 'There is no such person.' })).toBeTruthy()
  })
})
