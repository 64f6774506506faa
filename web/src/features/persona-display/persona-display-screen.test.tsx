import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import type { Persona } from '@ringside/contract/pipeline/persona'
import { afterEach, describe, expect, it } from 'vitest'
import { aContact, aPersona, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { PersonaDisplayScreen } from './persona-display-screen.tsx'

afterEach(cleanup)

const buyer = (nth: number, firstName: string, department: Persona['department']) => ({
  ...aPersona({ _id: idOf(nth), firstName, department }),
  accountName: 'Brightwell Foods',
  accountSlug: 'brightwell-foods',
  targetSegmentProfileId: nth === 3 ? idOf(91) : idOf(90),
  segmentName: nth === 3 ? 'Carriers' : 'Food makers',
})
const buyers = [buyer(1, 'Dana', 'Operations'), buyer(2, 'Paul', 'Finance'), buyer(3, 'Grace', 'Finance')]

const Address = () => <output aria-label="Address">{useLocation().search}</output>

async function showBuyers(address: string) {
  showSignedIn(
    <>
      <PersonaDisplayScreen />
      <Address />
    </>,
    { at: address, answer: ({ what }) => (what.endsWith('/personas') ? Response.json(buyers) : undefined) },
  )
  await screen.findByRole('search')
}
const shown = () => screen.getAllByRole('link', { name: /^(?!Call ).* Whitfield$/ }).map((link) => link.textContent)
const address = () => screen.getByLabelText('Address').textContent

describe('the buyers', () => {
  it('are drawn once it is known who stands first: nobody moves on from under the pointer', async () => {
    let answer: (response: Response) => void = () => undefined
    const suggested = new Promise<Response>((resolve) => (answer = resolve))
    const { asked } = showSignedIn(<PersonaDisplayScreen />, {
      at: '/persona-display',
      answer: ({ what }) =>
        what.endsWith('/personas') ? Response.json(buyers) : what.includes('next-call') ? suggested : undefined,
    })
    expect(await screen.findByText('3 people at 1 account')).toBeTruthy()
    expect(asked.some(({ what }) => what.includes('next-call'))).toBe(true)
    expect(screen.queryByRole('link', { name: /Whitfield$/ })).toBeNull()
    answer(
      Response.json({
        persona: buyers[2],
        reason: 'Nobody has called Grace yet.',
        suggestedCallType: 'discovery',
        suggestedDifficulty: 'medium',
        stageEffect: null,
        factsFound: 0,
        factsStillToFind: 9,
      }),
    )
    await screen.findByRole('search')
    expect(shown()[0]).toBe('Grace Whitfield')
  })

  it('are all shown where an address names nobody', async () => {
    await showBuyers('/persona-display?person=')
    expect(shown()).toHaveLength(3)
  })
})

describe('the filters of the buyers', () => {
  it('are those of the address: a link finds the same people in the same order', async () => {
    await showBuyers('/persona-display?department=Finance&sort=name')
    expect(shown()).toEqual(['Grace Whitfield', 'Paul Whitfield'])
  })

  it('name the segment that a link means by its id as it is called now', async () => {
    await showBuyers(`/persona-display?segment=${idOf(91)}`)
    expect(shown()).toEqual(['Grace Whitfield'])
    expect(screen.getByRole('button', { name: 'Segment Carriers' })).toBeTruthy()
  })

  it('that find nobody are shown all the same, and can be taken off one by one', async () => {
    await showBuyers(`/persona-display?level=Business+Owner&segment=${idOf(99)}`)
    expect(screen.getByText('2 filters are on.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Level Business Owner' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Segment Without buyers' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Clear level' }))
    await waitFor(() => expect(address()).toBe(`?segment=${idOf(99)}`))
  })

  it('come into the address, and clearing them leaves the order as it is', async () => {
    await showBuyers('/persona-display?sort=name')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dana' } })
    await waitFor(() => expect(address()).toBe('?sort=name&search=dana'))
    expect(shown()).toEqual(['Dana Whitfield'])
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe('?sort=name'))
    expect(shown()).toHaveLength(3)
  })
})

describe('a link to a decision maker', () => {
  const archivedAt = '2026-11-20T12:00:00.000Z'
  const legal = { level: 'C-Suite', department: 'Legal' } as const
  const visit = (contactProfiles: object[], people: object[] = buyers) =>
    showSignedIn(<PersonaDisplayScreen />, {
      at: '/persona-display?level=C-Suite&department=Legal',
      answer: ({ what }) => {
        if (what.endsWith('/personas')) return Response.json(people)
        if (what.startsWith('GET /api/pipeline?'))
          return Response.json({ targetSegmentProfiles: [], contactProfiles, accounts: [] })
        return what.startsWith('PUT ') ? Response.json(aContact(legal)) : undefined
      },
    })

  it('who is archived says so, and brings them back', async () => {
    const { changes } = visit([aContact({ _id: idOf(8), ...legal, archivedAt })])
    expect(await screen.findByText('The decision maker C-Suite, Legal is archived.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(changes()[0]?.what).toBe(`PUT /api/pipeline/contact-profile/${idOf(8)}/unarchive`))
  })

  it('who is archived says so where there is nobody to call, too', async () => {
    visit([aContact({ _id: idOf(8), ...legal, archivedAt })], [])
    expect(await screen.findByText('The decision maker C-Suite, Legal is archived.')).toBeTruthy()
  })

  it('who is in use says nothing of an archived one like them', async () => {
    visit([aContact({ _id: idOf(8), ...legal, archivedAt }), aContact({ _id: idOf(9), ...legal })])
    await screen.findByText('No buyers match.')
    expect(screen.queryByText(/is archived/)).toBeNull()
  })
})

describe('the list of the buyers', () => {
  const list = '/persona-display?view=list'
  const head = (name: string) => screen.getByRole('columnheader', { name })

  it('is sorted by its heads, in the address and in the choice over it', async () => {
    await showBuyers(list)
    fireEvent.click(screen.getByRole('button', { name: 'Buyer' }))
    await waitFor(() => expect(address()).toBe('?view=list&sort=name'))
    expect(shown()).toEqual(['Dana Whitfield', 'Grace Whitfield', 'Paul Whitfield'])
    fireEvent.click(screen.getByRole('button', { name: 'Buyer' }))
    await waitFor(() => expect(address()).toBe('?view=list&sort=name&direction=desc'))
    expect(shown()).toEqual(['Paul Whitfield', 'Grace Whitfield', 'Dana Whitfield'])
    expect(head('Buyer').getAttribute('aria-sort')).toBe('descending')
    expect(screen.getByRole('button', { name: 'Sort: Name' })).toBeTruthy()
  })

  it('stands in the order that a link has', async () => {
    await showBuyers(`${list}&sort=name&direction=desc`)
    expect(shown()).toEqual(['Paul Whitfield', 'Grace Whitfield', 'Dana Whitfield'])
    cleanup()
    await showBuyers(`${list}&sort=nothing&direction=desc`)
    expect(screen.getByRole('button', { name: 'Sort: Suggested first' })).toBeTruthy()
  })

  it('archives those who are selected and seen, and takes it back', async () => {
    const gone = new Set<string>()
    const { changes, toasts } = showSignedIn(<PersonaDisplayScreen />, {
      at: `${list}&sort=name`,
      answer: ({ what }) => {
        const [, id = '', deed] = /^PUT .*\/persona\/(.*)\/(archive|unarchive)$/.exec(what) ?? []
        if (deed === 'archive') gone.add(id)
        if (deed === 'unarchive') gone.delete(id)
        if (deed) return Response.json(aPersona({ _id: id }))
        return what.endsWith('/personas') ? Response.json(buyers.filter(({ _id }) => !gone.has(_id))) : undefined
      },
    })
    await screen.findByRole('search')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    expect(screen.getByRole('toolbar', { name: '3 people selected' })).toBeTruthy()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'paul' } })
    await screen.findByRole('toolbar', { name: '1 person selected' })
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Grace Whitfield' }))
    fireEvent.click(screen.getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(shown()).toEqual(['Grace Whitfield']))
    expect(screen.queryByRole('toolbar')).toBeNull()
    expect(screen.getByRole('region', { name: 'Your last change' }).textContent).toContain('2 people archived.')
    expect(toasts).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(shown()).toEqual(['Dana Whitfield', 'Grace Whitfield', 'Paul Whitfield']))
    expect(changes().map(({ what }) => what.split('/').at(-1))).toEqual([
      'archive',
      'archive',
      'unarchive',
      'unarchive',
    ])
  })
})
