import type { CallMaterial } from '@ringside/contract/pipeline/account-from-call'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aContact, aPersona, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { usePractising } from './use-practising.tsx'
import { useTakingUp } from './taking-up.tsx'
import type { TranscriptAnswer } from './transcript-lines.ts'

afterEach(cleanup)

const answer = {
  transcript: { _id: idOf(1), type: 'discovery' },
  lines: [],
  practice: null,
} as unknown as TranscriptAnswer
const said = (text: string, startMs: number) => ({ text, turn: 1, startMs })
const material: CallMaterial = {
  person: null,
  company: { name: 'Brightwell Foods', from: said('We at Brightwell Foods do it by hand', 61_000) },
  standing: null,
  industry: { name: 'Manufacturing', words: ['factory', 'batch'] },
  troubles: [said('We do it by hand', 61_000), said('It is wrong by noon', 65_000)],
  worries: [],
}
const pipeline = {
  targetSegmentProfiles: [aSegment({ _id: idOf(2) })],
  contactProfiles: [aContact({ _id: idOf(3), level: 'C-Suite', department: 'Operations' })],
  accounts: [],
}

const aBuyer = (over: Parameters<typeof aPersona>[0]) => ({
  ...aPersona(over),
  accountName: 'Brightwell Foods',
  accountSlug: 'brightwell-foods',
  targetSegmentProfileId: idOf(2),
  segmentName: 'Food makers',
})

const Practise = () => {
  const { onPractise, dialog } = usePractising(answer)
  return (
    <>
      <button onClick={onPractise}>Practise this call</button>
      {dialog}
    </>
  )
}

async function open({
  there = pipeline,
  told = material,
  made = () => Response.json({ accountId: idOf(4), personaId: idOf(5) }, { status: 201 }),
} = {}) {
  const shown = showSignedIn(<Practise />, {
    answer({ what }) {
      if (what.startsWith('POST')) return made()
      if (what.endsWith('/material')) return Response.json(told)
      return Response.json(there)
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Practise this call' }))
  return { ...shown, dialog: await screen.findByRole('dialog') }
}

describe('practising a real call', () => {
  it('shows what was said and what is a guess, and makes what is left of it after changes', async () => {
    const { dialog, changes } = await open()
    expect(await within(dialog).findByText(/Our guess, from “We at Brightwell Foods/)).toBeTruthy()
    expect(within(dialog).getByText('Our guess, as they speak of factory, batch.')).toBeTruthy()
    expect(within(dialog).getByText('The transcript does not say it.')).toBeTruthy()
    expect(within(dialog).getByText(/No worry was heard/)).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Make and set up the call' }))
    const firstName = within(dialog).getByLabelText('First name')
    expect(within(dialog).getByText('Say what they are called.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(firstName))
    fireEvent.change(within(dialog).getByLabelText('First name'), { target: { value: 'Dana' } })
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Use We do it by hand' }))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Make and set up the call' }))
    await waitFor(() =>
      expect(changes()).toMatchObject([
        {
          body: {
            name: 'Brightwell Foods',
            industry: 'Manufacturing',
            firstName: 'Dana',
            troubles: ['It is wrong by noon'],
            worries: [],
            targetSegmentProfileId: idOf(2),
            contactProfileId: idOf(3),
          },
        },
      ]),
    )
  })

  const nothing = { ...pipeline, targetSegmentProfiles: [], contactProfiles: [] }
  const dana = { ...material, person: { firstName: 'Dana', lastName: 'Whitfield' } }
  const makeIn = (dialog: HTMLElement) =>
    fireEvent.click(within(dialog).getByRole('button', { name: 'Make and set up the call' }))

  it('makes a segment and a decision maker with them where there are none yet', async () => {
    const { dialog, changes } = await open({ there: nothing, told: dana })
    expect(within(dialog).getByText(/You have none yet, so this one is made with the account/)).toBeTruthy()
    expect(within(dialog).getByLabelText<HTMLInputElement>('Segment name').value).toBe('Manufacturing companies')
    expect(within(dialog).getByText('The call does not tell it: say who they are.')).toBeTruthy()
    makeIn(dialog)
    await waitFor(() => expect(changes()).toHaveLength(1))
    const [sent] = changes()
    expect(sent?.body).toMatchObject({
      segment: { name: 'Manufacturing companies', companySize: '51-200' },
      decisionMaker: { level: 'Department Head/Manager', department: 'Operations' },
    })
    expect(sent?.body).not.toHaveProperty('targetSegmentProfileId')
    expect(sent?.body).not.toHaveProperty('contactProfileId')
  })

  it('says who they are by what they said of themselves', async () => {
    const standing: CallMaterial['standing'] = {
      level: 'Business Owner',
      department: null,
      from: said('I own the shop', 8_000),
    }
    const { dialog, changes } = await open({ there: nothing, told: { ...dana, standing } })
    expect(within(dialog).getByText('Our guess, from “I own the shop” at 0:08.')).toBeTruthy()
    expect(within(dialog).queryByRole('button', { name: /^Department/ })).toBeNull()
    makeIn(dialog)
    await waitFor(() => expect(changes()).toMatchObject([{ body: { decisionMaker: { level: 'Business Owner' } } }]))
  })

  it('makes a new segment beside those there are, and asks for the industry that is none of the list', async () => {
    const { dialog, changes } = await open({ told: { ...dana, industry: null } })
    fireEvent.click(within(dialog).getByRole('button', { name: /^Segment/ }))
    fireEvent.click(await screen.findByRole('option', { name: 'A new segment' }))
    makeIn(dialog)
    const asked = await within(dialog).findByLabelText('Which industry')
    expect(within(dialog).getByText('Say which industry it is, or choose one above.')).toBeTruthy()
    fireEvent.change(asked, { target: { value: 'Bakeries' } })
    makeIn(dialog)
    await waitFor(() =>
      expect(changes()).toMatchObject([
        { body: { segment: { name: 'Bakeries', otherIndustry: 'Bakeries' }, contactProfileId: idOf(3) } },
      ]),
    )
  })

  it('says why nothing was made, and keeps what was filled in', async () => {
    const message = 'You have 1,000 target segments, the most a plan allows. Archive some to add more.'
    const made = () => Response.json({ message, error: 'Conflict', code: 'limit-reached' }, { status: 409 })
    const { dialog } = await open({ there: nothing, told: dana, made })
    fireEvent.change(within(dialog).getByLabelText('Segment name'), { target: { value: 'Bakers' } })
    makeIn(dialog)
    expect((await within(dialog).findByRole('alert')).textContent).toContain(message)
    expect(within(dialog).getByLabelText<HTMLInputElement>('Segment name').value).toBe('Bakers')
  })
})

describe('going on from a moment of a real call', () => {
  const moment = 7
  type Standing = 'here' | 'gone' | 'other-rep'
  const TakeUp = ({ standing }: { standing: Standing | null }) => {
    const practice = standing && { personaId: idOf(5), retriesLeft: 9, standing }
    const { onRetry, dialog } = useTakingUp({ ...answer, practice })
    return (
      <>
        <button onClick={() => onRetry(moment)}>Retry</button>
        {dialog}
      </>
    )
  }
  const show = (standing: Standing | null, people: readonly object[] = []) => {
    const shown = showSignedIn(<TakeUp standing={standing} />, {
      answer({ what }) {
        if (what.endsWith('/take-up')) return Response.json({ message: 'Not today' }, { status: 409 })
        if (what.startsWith('POST')) return Response.json({ accountId: idOf(4), personaId: idOf(5) }, { status: 201 })
        if (what.startsWith('PUT')) return Response.json({ personaId: idOf(6) })
        if (what.endsWith('/personas')) return Response.json(people)
        return Response.json(what.endsWith('/material') ? material : pipeline)
      },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    return shown
  }

  it('asks the first time whom to practise with, and goes on with them', async () => {
    const { changes } = show(null)
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(within(dialog).getByLabelText('First name'), { target: { value: 'Dana' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Make and go on from there' }))
    await waitFor(() => expect(changes()).toHaveLength(2))
    expect(changes()).toMatchObject([{ body: { transcriptId: idOf(1) } }, { body: { line: moment } }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('goes on at once with whoever was made before', async () => {
    const { changes } = show('here')
    await waitFor(() => expect(changes()).toMatchObject([{ body: { line: moment } }]))
  })

  it('asks for somebody else where they have left, and goes on with whoever is chosen', async () => {
    const { changes } = show('gone', [aBuyer({ _id: idOf(6), firstName: 'Paul', lastName: 'Reyes' })])
    const dialog = await screen.findByRole('dialog', { name: 'Whom do you practise with?' })
    expect(within(dialog).getByText(/is archived, or not in the pipeline any more/)).toBeTruthy()
    fireEvent.click(await within(dialog).findByRole('button', { name: /Somebody you have/ }))
    fireEvent.click(await screen.findByRole('option', { name: /Paul Reyes/ }))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Practise with them' }))
    await waitFor(() => expect(changes()).toMatchObject([{ body: { personaId: idOf(6) } }, { body: { line: moment } }]))
  })

  it('offers nobody of itself who may have been made of the rep, and keeps them for who says so', async () => {
    const { changes } = show('other-rep', [aBuyer({ _id: idOf(5), firstName: 'Dana', lastName: 'Whitfield' })])
    const dialog = await screen.findByRole('dialog', { name: 'Whom do you practise with?' })
    fireEvent.click(within(dialog).getByRole('button', { name: /Somebody you have/ }))
    const option = await screen.findByRole('option', { name: /Dana Whitfield/ })
    expect(option.getAttribute('aria-selected')).toBe('false')
    const go = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Practise with them', hidden: true })
    expect(go.disabled).toBe(true)
    fireEvent.click(option)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Practise with them' }))
    await waitFor(() => expect(changes()).toMatchObject([{ body: { personaId: idOf(5) } }, { body: { line: moment } }]))
  })

  it('makes somebody anew where they were made for another rep', async () => {
    show('other-rep')
    fireEvent.click(await screen.findByRole('button', { name: 'Make somebody of this call' }))
    expect(await screen.findByRole('button', { name: 'Make and go on from there' })).toBeTruthy()
  })
})
