import type { Profile } from '@ringside/contract/users'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showSignedIn, type Asked } from '../fake/show-signed-in.tsx'
import { ProfileDialog } from './profile-dialog.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const profile: Profile = {
  you: { role: '', companyName: '', industry: '' },
  target: { industries: [], sizes: [], notes: 'Only the Midwest' },
  goals: { targetScore: 70, callsAWeek: 5, focus: 'Ask for the date' },
  voice: { mode: 'voice', captions: true, singleKeys: true },
  saved: [],
  unreadable: ['you'],
}
const summary = {
  name: '',
  whatItDoes: '',
  forWhom: '',
  problemsSolved: [],
  proof: [],
  price: '',
  competitors: [],
  sources: [],
  updatedAt: null,
}

/** The server's part: keeps what is saved. */
function answerFor(refuse?: string) {
  let kept = profile
  return ({ what, body }: Asked) => {
    if (what === refuse) return Response.json({ message: 'Not now.' }, { status: 503 })
    if (what.endsWith('/draft'))
      return Response.json({ name: 'Poolwatch', lines: [], leftOut: [], address: null, cutShort: false })
    const section = /^PUT .*profile\/me\/(\w+)/.exec(what)?.[1]
    if (section) kept = { ...kept, [section]: body, saved: [], unreadable: [] }
    if (what.includes('/api/profile')) return Response.json(kept)
    return Response.json({ ...summary, ...Object(body), updatedAt: body ? '2026-11-21T09:00:00.000Z' : null })
  }
}

async function showProfile(refuse?: string) {
  const onClose = vi.fn<() => void>()
  const visit = showSignedIn(<ProfileDialog onClose={onClose} />, { answer: answerFor(refuse) })
  await screen.findByLabelText(/^Your role/)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const stands = (title: string) => screen.findByRole('dialog', { name: title })
  const escape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  return { ...visit, onClose, press, write, stands, escape }
}

const leaving = 'Leave without saving?'

describe('setting up a profile', () => {
  it('says of a step that a part of it can not be read any more, until it was saved again', async () => {
    const { press, stands } = await showProfile()
    expect(screen.getByText('A part of this can’t be read any more.')).toBeTruthy()
    press('Continue')
    await stands('What do you sell?')
    press('Back')
    await stands('Who are you?')
    expect(screen.queryByText('A part of this can’t be read any more.')).toBeNull()
  })

  it('sorts a text that was pasted, and asks for nothing that stands in it', async () => {
    const { asked, press, write, stands } = await showProfile()
    press('Continue')
    await stands('What do you sell?')
    write(/^Text about your product/, 'Poolwatch costs 140 pounds.')
    press('Continue')
    expect(await screen.findByDisplayValue('Poolwatch')).toBeTruthy()
    expect(screen.queryByText('Say what the product is called.')).toBeNull()
    expect(asked.at(-1)).toMatchObject({ what: 'POST /api/product-summary/me/draft' })
    // What it does stands nowhere in the text: now it is asked for.
    press('Continue')
    expect(await screen.findByText('Say what it does.')).toBeTruthy()
  })

  it('saves each of the five steps when it is gone on from, and ends', async () => {
    const { changes, press, write, stands, onClose, toasts } = await showProfile()
    write(/^Your role/, 'Account executive')
    press('Continue')
    await stands('What do you sell?')
    write(/^Name/, 'Routewell')
    write(/^What it does/, 'Re-plans the day.')
    press('Continue')
    await stands('Who do you sell to?')
    press('Continue')
    await stands('What do you aim for?')
    write(/^Target score/, '80')
    press('Continue')
    await stands('How do you want to call?')
    fireEvent.click(screen.getByLabelText(/^I type/))
    press('Finish')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(changes()).toEqual([
      { what: 'PUT /api/profile/me/you', body: { ...profile.you, role: 'Account executive' } },
      {
        what: 'POST /api/product-summary/me',
        body: expect.objectContaining({ name: 'Routewell', whatItDoes: 'Re-plans the day.' }) as unknown,
      },
      { what: 'PUT /api/profile/me/target', body: profile.target },
      { what: 'PUT /api/profile/me/goals', body: { ...profile.goals, targetScore: 80 } },
      { what: 'PUT /api/profile/me/voice', body: { ...profile.voice, mode: 'typing' } },
    ])
    expect(toasts.map(({ title }) => title)).toEqual(['Profile saved'])
    expect(localStorage.getItem('ringside:speaking-mode')).toBe('typing')
  })

  it('keeps nothing of a step that is skipped', async () => {
    const { changes, press, write, stands } = await showProfile()
    write(/^Your role/, 'Account executive')
    press('Skip')
    await stands('What do you sell?')
    press('Back')
    expect((await screen.findByLabelText<HTMLInputElement>(/^Your role/)).value).toBe('')
    expect(changes()).toEqual([])
  })

  it('says what is wrong with a goal, and stays', async () => {
    const { changes, press, write, stands } = await showProfile()
    for (const title of ['What do you sell?', 'Who do you sell to?', 'What do you aim for?']) {
      press('Skip')
      await stands(title)
    }
    write(/^Target score/, '130')
    press('Continue')
    expect(screen.getByText('Write a whole number from 1 to 100.')).toBeTruthy()
    expect(changes()).toEqual([])
  })

  it('keeps nothing of a skipped step because another one was saved meanwhile', async () => {
    const { changes, press, write, stands } = await showProfile()
    for (const title of ['What do you sell?', 'Who do you sell to?', 'What do you aim for?']) {
      press('Skip')
      await stands(title)
    }
    write(/^Calls a week/, '33')
    press('Back')
    await stands('Who do you sell to?')
    press('Continue')
    await stands('What do you aim for?')
    press('Skip')
    await stands('How do you want to call?')
    press('Back')
    await stands('What do you aim for?')
    expect(screen.getByLabelText<HTMLInputElement>(/^Calls a week/).value).toBe('5')
    expect(changes().map(({ what }) => what)).toEqual(['PUT /api/profile/me/target'])
  })

  it('stays on the step that could not be saved, with what was written', async () => {
    const { press, write, toasts } = await showProfile('PUT /api/profile/me/you')
    write(/^Your role/, 'Account executive')
    press('Continue')
    expect(await screen.findByText('Your profile could not be saved')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^Your role/).value).toBe('Account executive')
    expect(toasts).toEqual([])
  })
})

describe('leaving the set-up of a profile', () => {
  async function showGoals() {
    const visit = await showProfile()
    for (const title of ['What do you sell?', 'Who do you sell to?', 'What do you aim for?']) {
      visit.press('Skip')
      await visit.stands(title)
    }
    return visit
  }

  it('asks first while something is written in another step than the open one', async () => {
    const { press, write, stands, escape, onClose } = await showGoals()
    write(/^Calls a week/, '33')
    press('Back')
    await stands('Who do you sell to?')
    escape()
    expect(await screen.findByText(leaving)).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('asks first when the product was changed after it was saved, and not before', async () => {
    const { press, write, stands, escape, onClose } = await showProfile()
    press('Skip')
    await stands('What do you sell?')
    write(/^Name/, 'Routewell')
    write(/^What it does/, 'Re-plans the day.')
    press('Continue')
    await stands('Who do you sell to?')
    press('Back')
    await stands('What do you sell?')
    escape()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    write(/^Name/, 'Routewell Pro')
    escape()
    expect(await screen.findByText(leaving)).toBeTruthy()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('asks nothing once what was written was skipped, in the product too', async () => {
    const { press, write, stands, escape, onClose } = await showProfile()
    press('Skip')
    await stands('What do you sell?')
    write(/^Name/, 'Routewell')
    press('Skip')
    await stands('Who do you sell to?')
    press('Back')
    await stands('What do you sell?')
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('')
    escape()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })
})
