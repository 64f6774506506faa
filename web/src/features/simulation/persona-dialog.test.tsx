import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { aContact, anAccount, aPersona, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import type { PersonaBrief } from './buyer-brief.tsx'
import { PersonaDialog } from './persona-dialog.tsx'

afterEach(cleanup)

const account = anAccount()
const buyer = (nth: number, firstName: string, at: { _id: string; name: string }) => ({
  ...aPersona({ _id: idOf(nth), firstName, accountId: at._id }),
  accountName: at.name,
  accountSlug: 'slug',
  targetSegmentProfileId: idOf(1),
  segmentName: 'Food makers',
})
const dana = buyer(3, 'Dana', account)
const irene = buyer(5, 'Irene', { _id: idOf(20), name: 'Quill & Anchor' })
const finance = aContact({ _id: idOf(9), level: 'C-Suite', department: 'Finance' })
const made = aPersona({ _id: idOf(30), firstName: 'Theo', contactProfileId: finance._id })

const loaded = {
  account,
  segment: aSegment(),
  stillToFind: [],
  calls: [],
  stageRules: [],
  stageHistory: [],
  missingContacts: [finance],
  roleFits: [],
  sharedRoles: [],
  named: [],
}

const brief = {
  persona: aPersona(),
  account,
  segment: aSegment(),
  known: [],
  toFind: [],
  calls: [],
  spokenBefore: false,
  colleagueHasSpoken: false,
} as unknown as PersonaBrief

function Where() {
  return <p>at {useLocation().pathname}</p>
}

const show = (addAnswer: () => Response = () => Response.json(made, { status: 201 })) =>
  showSignedIn(
    <>
      <PersonaDialog brief={brief} onClose={() => undefined} />
      <Where />
    </>,
    {
      answer: ({ what }) => {
        if (what.startsWith('POST ')) return addAnswer()
        if (what.includes('get-next-call')) return undefined
        if (what.includes('/account/')) return Response.json(loaded)
        return Response.json([irene, dana])
      },
    },
  )
const choices = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '')

describe('choosing somebody else to call', () => {
  it('shows those of the account first, then its roles without anybody, then everybody else', async () => {
    show()
    await screen.findByText('Made when you call')
    expect(choices().map((text) => /Dana|Finance|Irene/.exec(text)?.[0])).toEqual(['Dana', 'Finance', 'Irene'])
    expect(screen.getByText('3 of 3')).toBeTruthy()
  })

  it('begins with whom the call is set up for, and calls the button by whoever is chosen', async () => {
    show()
    expect(await screen.findByRole('button', { name: 'Choose Dana' })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /Irene/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Choose Irene' }))
    expect(await screen.findByText(`at /simulation/start/${irene._id}`)).toBeTruthy()
  })

  it('makes whoever has a role that nobody was made for, and sets up the call with them', async () => {
    const { changes } = show()
    fireEvent.click(await screen.findByRole('radio', { name: /Made when you call/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Choose C-Suite, Finance' }))
    await waitFor(() => expect(changes()).toHaveLength(1))
    expect(changes()[0]).toMatchObject({
      what: `POST /api/pipeline/account/${account._id}/persona`,
      body: { contactProfileId: finance._id },
    })
    expect(await screen.findByText(`at /simulation/start/${made._id}`)).toBeTruthy()
  })

  it('stays and says why when nobody more can be made', async () => {
    const refusal = { message: 'You have 1,000 people, the most a plan allows.', error: 'x', code: 'limit-reached' }
    show(() => Response.json({ ...refusal, requestId: 'r' }, { status: 409 }))
    fireEvent.click(await screen.findByRole('radio', { name: /Made when you call/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Choose C-Suite, Finance' }))
    expect(await screen.findByText('You have 1,000 people, the most a plan allows.')).toBeTruthy()
    expect(screen.getByText('at /')).toBeTruthy()
  })

  it('finds people and roles by what is searched', async () => {
    show()
    await screen.findByText('Made when you call')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'finance' } })
    expect(choices()).toHaveLength(1)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody at all' } })
    expect(screen.getByText('No buyers match.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Choose' }).hasAttribute('disabled')).toBe(true)
  })
})
