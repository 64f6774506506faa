import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { organizationQuery } from '../../lib/queries/session.ts'
import { SettingsForm } from './settings-form.tsx'

afterEach(cleanup)

const own = { name: 'House rules', criteria: 4, blockers: 1, changedAt: '2026-11-02T09:00:00.000Z', archivedAt: null }
const rubrics = {
  chosen: 'coachable',
  builtIn: [],
  own: [
    { ...own, _id: idOf(7), version: 2, hasDraft: true },
    { ...own, _id: idOf(8), name: 'In the making', version: null, hasDraft: true },
  ],
}

function showSettings() {
  const refresh = vi.fn<() => Promise<void>>(async () => undefined)
  const visit = showSignedIn(<SettingsForm organizationId={idOf(1)} />, {
    auth: { refresh },
    answer: ({ what, body }) =>
      what.endsWith('/api/rubrics')
        ? Response.json(rubrics)
        : Response.json({
            _id: idOf(1),
            orgId: 'org-1',
            rubric: 'coachable',
            cobranded: false,
            cobrandLogoUrl: null,
            members: 2,
            createdAt: '2026-11-02T09:00:00.000Z',
            ...Object(body),
          }),
  })
  return { ...visit, refresh }
}

const rename = (name: string) => {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } })
  fireEvent.click(screen.getByRole('button', { name: 'Save settings' }))
}

describe('the settings of an organisation', () => {
  it('give it another name everywhere at once, where one signs in too', async () => {
    const { refresh, client, toasts } = showSettings()
    rename('Tallyport Freight')
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Settings saved']))
    expect(client.getQueryData(organizationQuery('org-1').queryKey)?.name).toBe('Tallyport Freight')
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('say what the chosen rubric looks for, and send it', async () => {
    const { changes } = showSettings()
    expect(screen.getByText(/Six skills of any call/)).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Rubric'))
    fireEvent.click(await screen.findByRole('option', { name: 'SPIN' }))
    expect(screen.getByText(/Questions in order/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Save settings' }))
    await waitFor(() => expect(changes()).toMatchObject([{ body: { rubric: 'spin' } }]))
  })

  it('offer the organisation’s own rubrics that are published, and no draft', async () => {
    const { changes } = showSettings()
    fireEvent.click(screen.getByLabelText('Rubric'))
    fireEvent.click(await screen.findByRole('option', { name: 'House rules' }))
    expect(screen.getByText(/Your own, version 2: 4 criteria, 1 blocker\./)).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Rubric'))
    expect(screen.queryByRole('option', { name: 'In the making' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Save settings' }))
    await waitFor(() => expect(changes()).toMatchObject([{ body: { rubric: idOf(7) } }]))
  })

  it('are not sent with a name that is too short: the field says so', async () => {
    const { changes } = showSettings()
    rename(' T ')
    expect(screen.getByText('Give the organisation a name of at least 2 characters.')).toBeTruthy()
    expect(changes()).toEqual([])
  })
})
