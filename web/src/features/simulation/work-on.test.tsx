import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { callsQuery, progressQuery } from '../../lib/queries/calls.ts'
import { WorkOn } from './work-on.tsx'

afterEach(cleanup)

const workOn = {
  skill: 'value',
  criterion: 'value',
  advice: 'Start with their words: “About twelve thousand a month”.',
  quote: 'We text the open shift.',
  simulationId: idOf(7),
  buyerName: 'Greg Marsh',
  startMs: 61_000,
  drill: { turn: 4, startMs: 61_000, why: 'Tie the offer to their words' },
}

const list = callsQuery('org-1', { personaId: idOf(3), limit: 20 })

/** Getting ready for a buyer with whom these calls were made. */
const prepare = (callIds: string[]) =>
  showSignedIn(<WorkOn personaId={idOf(3)} />, {
    answer: () => undefined,
    seen: (client) => {
      client.setQueryData(progressQuery('org-1', 'me').queryKey, {
        workOn,
        skills: [{ skill: 'value', label: 'Value' }],
      } as never)
      client.setQueryData(list.queryKey, { items: callIds.map((_id) => ({ _id })) } as never)
    },
  })

describe('what to work on with a buyer', () => {
  it('repeats what was said in a call with them', async () => {
    prepare([idOf(6), idOf(7)])
    expect(await screen.findByText(workOn.advice)).toBeTruthy()
    expect(screen.getByText('“We text the open shift.”')).toBeTruthy()
  })

  it('of a call with somebody else names the skill, and repeats nothing', async () => {
    prepare([idOf(6)])
    const other = await screen.findByRole('link', { name: 'Your call with Greg Marsh' })
    expect(other.getAttribute('href')).toBe(`/call-review/${idOf(7)}?at=61000`)
    expect(screen.getByRole('heading', { name: /Work on: value/ })).toBeTruthy()
    expect(screen.queryByText(/twelve thousand/)).toBeNull()
  })

  it('is tried again with one press, where it was missed', async () => {
    const { changes } = prepare([idOf(7)])
    expect(await screen.findByText('Tie the offer to their words. Free.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Retry from 1:01' }))
    await waitFor(() =>
      expect(changes()).toMatchObject([{ what: `POST /api/simulations/${idOf(7)}/fork`, body: { turn: 4 } }]),
    )
  })
})
