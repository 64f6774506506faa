import type { Account } from '@ringside/contract/pipeline/accounts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { aContact, anAccount, aPersona, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { pipelineKey } from '../../lib/queries/pipeline.ts'
import { AccountScreen } from './account-screen.tsx'

afterEach(cleanup)

/** The account with one person, on a server that keeps what is archived. */
function showAccount(changes: Partial<Account> = {}, peopleInUse?: number) {
  let archivedAt: string | null = null
  let accountArchivedAt = changes.archivedAt ?? null
  const person = () => aPersona({ archivedAt })
  return showSignedIn(
    <Routes>
      <Route path="/account/:accountName/:pretty" element={<AccountScreen />} />
    </Routes>,
    {
      at: '/account/brightwell-foods/brightwell-foods',
      seen: (client) =>
        peopleInUse !== undefined &&
        client.setQueryData([...pipelineKey('org-1'), 'all'], {
          targetSegmentProfiles: [],
          contactProfiles: [],
          accounts: [anAccount({ personas: Array.from({ length: peopleInUse }, () => aPersona()) })],
        }),
      answer: ({ what }) => {
        const change = /PUT \/api\/pipeline\/persona\/.*\/(archive|unarchive)$/.exec(what)?.[1]
        if (change) {
          archivedAt = change === 'archive' ? '2026-11-20T12:00:00.000Z' : null
          return Response.json(person())
        }
        const own = /PUT \/api\/pipeline\/account\/.*\/(archive|unarchive)$/.exec(what)?.[1]
        if (own) {
          accountArchivedAt = own === 'archive' ? '2026-11-20T12:00:00.000Z' : null
          return Response.json(anAccount({ archivedAt: accountArchivedAt }))
        }
        if (!what.startsWith('GET /api/pipeline/account/')) return undefined
        return Response.json({
          account: anAccount({ personas: [person()], ...changes, archivedAt: accountArchivedAt }),
          segment: aSegment(),
          stillToFind: [],
          calls: [],
          missingContacts: accountArchivedAt
            ? [aContact()]
            : peopleInUse === undefined
              ? []
              : [aContact({ department: 'Finance' })],
          roleFits: [],
          sharedRoles: [{ role: 'C-Suite, Finance', names: ['Dana Whitfield', 'Odile Whitfield'] }],
          named: [],
          stageRules: [],
          stageHistory: [],
        })
      },
    },
  )
}

describe('a person of an account', () => {
  it('is archived from their own menu, is gone from the chart, and comes back with Undo', async () => {
    const { changes, toasts } = showAccount()
    fireEvent.click(await screen.findByRole('button', { name: 'Actions for Dana Whitfield' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }))
    expect(await screen.findByText(/Everybody here is archived/)).toBeTruthy()
    expect(changes()).toEqual([{ what: `PUT /api/pipeline/persona/${idOf(3)}/archive`, body: { userId: 'me' } }])
    expect(toasts.map(({ title }) => title)).toEqual(['1 person archived'])
    toasts[0]?.action?.onPress()
    expect(await screen.findByRole('link', { name: 'Dana Whitfield' })).toBeTruthy()
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('1 person restored'))
  })
})

it('an account stands without a suggestion, and without an error, where none could be fetched', async () => {
  const { asked, toasts } = showAccount()
  await screen.findByRole('button', { name: 'Actions for Dana Whitfield' })
  expect(asked.some(({ what }) => what.includes('get-next-call'))).toBe(true)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Suggested next call' })).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(toasts).toEqual([])
})

describe('at 1,000 people', () => {
  const words = 'You have 1,000 people, the most a plan allows. Archive some to add more.'

  it('nobody can be added, by any button, and each says why', async () => {
    const { changes } = showAccount({}, 1_000)
    for (const name of ['Person', 'Add a person', 'Add VP/Director Level, Finance']) {
      const button = await screen.findByRole('button', { name })
      expect(button.getAttribute('aria-disabled')).toBe('true')
      expect(button.getAttribute('aria-description')).toBe(words)
      fireEvent.click(button)
      fireEvent.pointerUp(button)
      expect((await screen.findAllByRole('tooltip')).at(-1)?.textContent).toBe(words)
    }
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(changes()).toEqual([])
  })

  it('is not before: at 999 somebody can be added', async () => {
    showAccount({}, 999)
    const button = await screen.findByRole('button', { name: 'Person' })
    expect(button.getAttribute('aria-disabled')).toBeNull()
    fireEvent.click(button)
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })
})

describe('an account', () => {
  it('that is archived offers nobody to call and nobody to add', async () => {
    showAccount({ archivedAt: '2026-11-20T12:00:00.000Z' })
    expect(await screen.findByRole('link', { name: 'Dana Whitfield' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Call Dana Whitfield' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Add |^Person$/ })).toBeNull()
  })

  it('that is archived can be read by its link, says that it is archived, and is restored there', async () => {
    const { changes } = showAccount({ archivedAt: '2026-11-20T12:00:00.000Z' })
    expect(await screen.findByText('This account is archived.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Brightwell Foods' })).toBeTruthy()
    expect(screen.getByText('Makes crisps.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(screen.queryByText('This account is archived.')).toBeNull())
    expect(await screen.findByRole('button', { name: 'Archive' })).toBeTruthy()
    expect(changes()).toEqual([{ what: `PUT /api/pipeline/account/${idOf(2)}/unarchive`, body: { userId: 'me' } }])
  })

  it('in which nobody works says so, and offers to add a role or a person', async () => {
    showAccount({ personas: [] })
    expect(await screen.findByText(/^Nobody works here yet\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add a decision maker' }).getAttribute('href')).toBe(
      '/pipeline/decision-makers',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Add a person' }))
    expect(await screen.findByRole('dialog', { name: 'Add a person' })).toBeTruthy()
  })

  it('tells of two people in a role of which it has one, and what mends it', async () => {
    showAccount()
    expect(await screen.findByText('Brightwell Foods has one person for C-Suite, Finance, and here are 2')).toBeTruthy()
    expect(screen.getByText(/^Dana Whitfield and Odile Whitfield\. Archive whoever is not/)).toBeTruthy()
  })

  it('is archived from its page, and comes back with Undo', async () => {
    const { changes, toasts } = showAccount()
    fireEvent.click(await screen.findByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['1 account archived']))
    toasts[0]?.action?.onPress()
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('1 account restored'))
    expect(changes().map(({ what }) => what)).toEqual([
      `PUT /api/pipeline/account/${idOf(2)}/archive`,
      `PUT /api/pipeline/account/${idOf(2)}/unarchive`,
    ])
  })
})

describe('somebody is added to an account', () => {
  const hollis = { name: 'Hollis', namedBy: ['Dana'], contactProfileId: null, hasRole: false, isUnclear: false }
  const fleet = aContact({ level: 'Department Head/Manager', department: 'Transportation' })
  /** The account with Dana, who has named Hollis; the server refuses whoever is called Roe. */
  const showPeople = (roles = [fleet]) =>
    showSignedIn(
      <Routes>
        <Route path="/account/:accountName/:pretty" element={<AccountScreen />} />
      </Routes>,
      {
        at: '/account/brightwell-foods/brightwell-foods',
        answer: ({ what, body }) => {
          if (what.startsWith('GET /api/pipeline?'))
            return Response.json({ targetSegmentProfiles: [], contactProfiles: roles, accounts: [] })
          if (what.startsWith('POST'))
            return JSON.stringify(body).includes('Roe')
              ? Response.json({ message: 'Xenia Roe is at Brightwell Foods already.' }, { status: 409 })
              : Response.json(aPersona({ firstName: 'Hollis', lastName: 'Reed' }), { status: 201 })
          if (!what.startsWith('GET /api/pipeline/account/')) return undefined
          return Response.json({
            account: anAccount({ personas: [aPersona()] }),
            segment: aSegment(),
            stillToFind: [],
            calls: [],
            missingContacts: [],
            roleFits: [],
            sharedRoles: [],
            named: [hollis],
            stageRules: [],
            stageHistory: [],
          })
        },
      },
    )
  const chooseRole = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Decision maker' }))
    fireEvent.click(await screen.findByRole('option', { name: 'Department Head/Manager, Transportation' }))
    // The list gives the focus back a moment after it has closed.
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Decision maker' })))
  }
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Add person' }))

  it('by the name that a buyer said, through a role that is chosen', async () => {
    const { changes, toasts } = showPeople()
    fireEvent.click(await screen.findByRole('button', { name: 'Add Hollis' }))
    expect(await screen.findByRole('dialog', { name: 'Add Hollis' })).toBeTruthy()
    submit()
    expect(await screen.findByText('Choose a decision maker.')).toBeTruthy()
    await chooseRole()
    submit()
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Hollis Reed is ready to be called'))
    expect(changes()).toEqual([
      {
        what: `POST /api/pipeline/account/${idOf(2)}/persona`,
        body: { contactProfileId: fleet._id, person: { who: 'named', name: 'Hollis' } },
      },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('by hand, and a refusal stays in the form with what was written', async () => {
    const { changes } = showPeople()
    fireEvent.click(await screen.findByRole('button', { name: 'Add a person' }))
    await chooseRole()
    fireEvent.change(screen.getByLabelText(/First name/), { target: { value: 'Xenia' } })
    submit()
    expect(await screen.findByText('Write both names, or leave all empty to have one made up.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Last name/)))
    for (const [name, value] of Object.entries({ Last: 'Roe', First: ' ' }))
      fireEvent.change(screen.getByLabelText(new RegExp(`${name} name`)), { target: { value } })
    submit()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/First name/)))
    expect(screen.getByLabelText(/First name/).getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(screen.getByLabelText(/First name/), { target: { value: 'Xenia' } })
    submit()
    expect(await screen.findByText('Xenia Roe is at Brightwell Foods already.')).toBeTruthy()
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Xenia')
    expect(changes().at(-1)?.body).toEqual({
      contactProfileId: fleet._id,
      person: { who: 'known', firstName: 'Xenia', lastName: 'Roe', title: '' },
    })
  })

  it('from the head of the page as well', async () => {
    showPeople()
    fireEvent.click(await screen.findByRole('button', { name: 'Person' }))
    expect(await screen.findByRole('dialog', { name: 'Add a person' })).toBeTruthy()
  })

  it('never without a role: where there is none, the button says so', async () => {
    showPeople([])
    fireEvent.click(await screen.findByRole('button', { name: 'Add a person' }))
    expect(await screen.findByText(/you have no decision makers yet/)).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Add person', description: /you have no decision makers yet/ })
    expect(button).toHaveProperty('disabled', true)
  })

  it('in a form that closes unasked where all that was written is gone again', async () => {
    showPeople()
    fireEvent.click(await screen.findByRole('button', { name: 'Add a person' }))
    const name = await screen.findByLabelText(/First name/)
    for (const value of ['Xenia', '']) fireEvent.change(name, { target: { value } })
    fireEvent.keyDown(name, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

const steps = [
  {
    _id: idOf(21),
    from: 'contacted',
    to: 'discovery',
    reason: 'A meeting was agreed',
    cause: {
      kind: 'call',
      call: { simulationId: idOf(31), type: 'cold-call', personaName: 'Dana Whitfield', mayOpen: true },
    },
    by: 'Jonas Lind',
    at: '2026-11-13T14:05:00.000Z',
  },
  {
    _id: idOf(20),
    from: 'lost',
    to: 'contacted',
    reason: 'They wrote again',
    cause: { kind: 'hand' },
    by: 'Maya Okafor',
    at: '2026-11-10T09:00:00.000Z',
  },
]

/** A deal in discovery, on a server that moves it unless it is to refuse. */
function showDeal(refusal?: string) {
  let stage: 'discovery' | 'won' = 'discovery'
  return showSignedIn(
    <Routes>
      <Route path="/account/:accountName/:pretty" element={<AccountScreen />} />
    </Routes>,
    {
      at: '/account/brightwell-foods/brightwell-foods',
      answer: ({ what, body }) => {
        if (what.startsWith('PUT') && refusal) {
          return Response.json({ message: refusal, error: 'Conflict', code: 'conflict' }, { status: 409 })
        }
        if (what.startsWith('PUT')) {
          stage = Object(body).to === 'won' ? 'won' : 'discovery'
          return Response.json(anAccount({ stage }))
        }
        if (!what.startsWith('GET /api/pipeline/account/')) return undefined
        const stageRules = stage === 'won' ? [] : [{ to: 'evaluation', when: 'a discovery call ends in a meeting' }]
        return Response.json({
          account: anAccount({ stage }),
          segment: aSegment(),
          stillToFind: [],
          calls: [],
          missingContacts: [],
          roleFits: [],
          sharedRoles: [],
          named: [],
          stageRules,
          stageHistory: steps,
        })
      },
    },
  )
}

async function fillMove(reason: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Move deal, now in Discovery' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move the deal' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Stage' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Won' }))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Why' }), { target: { value: reason } })
  fireEvent.click(dialog.getByRole('button', { name: 'Move deal' }))
  return dialog
}

describe('the deal of an account', () => {
  it('says what takes it on, and how it came here: who, when, why and by which call', async () => {
    showDeal()
    expect(await screen.findByText('Moves to Evaluation when a discovery call ends in a meeting.')).toBeTruthy()
    const history = within(screen.getByRole('region', { name: 'How the deal moved' }))
    const [byCall, byHand] = history.getAllByRole('listitem')
    expect(byCall?.textContent).toMatch(
      /Discovery, from Contacted.*A meeting was agreed.*13 Nov.*Jonas Lind’s cold call with Dana Whitfield/,
    )
    expect(history.getByRole('link', { name: 'cold call with Dana Whitfield' }).getAttribute('href')).toBe(
      `/call-review/${idOf(31)}`,
    )
    expect(byHand?.textContent).toMatch(/Contacted, from Lost.*They wrote again.*10 Nov.*moved by Maya Okafor/)
  })

  it('is moved by hand with a reason, from where it stood', async () => {
    const { changes, toasts } = showDeal()
    await fillMove(' They signed at the fair ')
    expect(await screen.findByText('Won. Calls leave it as it is.')).toBeTruthy()
    expect(changes()).toEqual([
      {
        what: `PUT /api/pipeline/account/${idOf(2)}/stage`,
        body: { userId: 'me', from: 'discovery', to: 'won', reason: 'They signed at the fair' },
      },
    ])
    expect(toasts.map(({ title }) => title)).toEqual(['Brightwell Foods is in Won now'])
  })

  it('is back where it stood with Undo, and its history says so', async () => {
    const { changes, toasts } = showDeal()
    await fillMove('They signed')
    await screen.findByText('Won. Calls leave it as it is.')
    toasts[0]?.action?.onPress()
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Brightwell Foods is back in Discovery'))
    expect(changes().at(-1)?.body).toEqual({
      userId: 'me',
      from: 'won',
      to: 'discovery',
      reason: 'The move to Won was undone',
      takesBack: true,
    })
    expect(await screen.findByText('Moves to Evaluation when a discovery call ends in a meeting.')).toBeTruthy()
  })

  it('asks for what is missing, and sends nothing', async () => {
    const { changes } = showDeal()
    const dialog = await fillMove(' ')
    expect(await dialog.findByText('Say why, in a few words.')).toBeTruthy()
    expect(changes()).toEqual([])
  })

  it('keeps what was written when somebody was quicker', async () => {
    showDeal('The deal has moved to Evaluation meanwhile. Look at it again before you move it.')
    const dialog = await fillMove('They signed')
    expect(await dialog.findByText(/has moved to Evaluation meanwhile/)).toBeTruthy()
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why' }).value).toBe('They signed')
  })
})
