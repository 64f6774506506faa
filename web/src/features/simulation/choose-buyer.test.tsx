import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { Persona } from '@ringside/contract/pipeline/persona'
import { afterEach, describe, expect, it } from 'vitest'
import { aContact, anAccount, aPersona, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { ChooseBuyer } from './choose-buyer.tsx'

afterEach(cleanup)

const buyer = (nth: number, firstName: string, department: Persona['department']) => ({
  ...aPersona({ _id: idOf(nth), firstName, department }),
  accountName: 'Brightwell Foods',
  accountSlug: 'brightwell-foods',
  targetSegmentProfileId: idOf(1),
  segmentName: 'Food makers',
})
const [dana, irene] = [buyer(3, 'Dana', 'Operations'), buyer(4, 'Irene', 'Finance')]

const show = (at = '/simulation') =>
  showSignedIn(<ChooseBuyer />, {
    at,
    answer: ({ what }) =>
      what.includes('get-next-call')
        ? Response.json({
            persona: irene,
            reason: 'Nobody has called Irene yet.',
            suggestedCallType: 'cold-call',
            suggestedDifficulty: 'easy',
            stageEffect: null,
            factsFound: 0,
            factsStillToFind: 3,
          })
        : Response.json([dana, irene]),
  })
const names = () => screen.getAllByRole('link').map(({ textContent }) => /Dana|Irene/.exec(textContent ?? '')?.[0])

it('whoever is suggested stands first, and is marked', async () => {
  show()
  expect(await screen.findByText('Suggested next')).toBeTruthy()
  expect(names()).toEqual(['Irene', 'Dana'])
})

it('the people to call are filtered by department, and all are back with one press', async () => {
  show()
  await screen.findByText('Suggested next')
  fireEvent.click(screen.getByRole('button', { name: /^Department/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'Operations' }))
  expect(names()).toEqual(['Dana'])
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(names()).toHaveLength(2)
})

it('a link says by what the people to call are filtered', async () => {
  show('/simulation?department=Finance')
  await screen.findByText('Suggested next')
  expect(names()).toEqual(['Irene'])
  expect(screen.getByText('1 of 2')).toBeTruthy()
})

describe('with nobody to call', () => {
  const showNobody = (pipeline: object) =>
    showSignedIn(<ChooseBuyer />, {
      answer: ({ what }) => Response.json(what.startsWith('GET /api/pipeline?') ? pipeline : []),
    })
  const archivedAt = '2026-11-20T12:00:00.000Z'

  it('somebody whose people are in the archive is led there', async () => {
    showNobody({
      targetSegmentProfiles: [aSegment()],
      contactProfiles: [aContact()],
      accounts: [anAccount({ personas: [aPersona({ archivedAt })] }), anAccount({ _id: idOf(9), archivedAt })],
    })
    expect(await screen.findByText('1 person is archived.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the archive' }).getAttribute('href')).toBe('/pipeline/archive')
  })

  it('somebody whose accounts are all in the archive reads so', async () => {
    showNobody({
      targetSegmentProfiles: [aSegment()],
      contactProfiles: [aContact()],
      accounts: [anAccount({ archivedAt })],
    })
    expect(await screen.findByText('1 account is archived.')).toBeTruthy()
  })

  it('somebody who has nothing yet is told what makes people to call', async () => {
    showNobody({ targetSegmentProfiles: [], contactProfiles: [], accounts: [] })
    expect(await screen.findByText('Nobody to call yet.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the pipeline' })).toBeTruthy()
  })
})
