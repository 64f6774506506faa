import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { assignmentsKey } from '../lib/queries/assignments.ts'
import { anAccount, aSegment } from './fake/pipeline-things.ts'
import { showSignedIn, type SignedInVisit } from './fake/show-signed-in.tsx'
import { LastChangeLine } from './last-change.tsx'
import { thingsOf, useArchive, type ToArchive } from './use-archive.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const who = { orgId: 'org-1', userId: 'me' }

function ArchiveAll({ things }: { things: readonly ToArchive[] }) {
  const { archive } = useArchive(who)
  return <button onClick={() => void archive(things)}>Archive them</button>
}

function archiveAll(things: readonly ToArchive[], answer: SignedInVisit['answer'], seen?: SignedInVisit['seen']) {
  const visit = showSignedIn(<ArchiveAll things={things} />, { answer, ...(seen && { seen }) })
  fireEvent.click(screen.getByRole('button'))
  return visit
}

const done = () => Response.json(anAccount())
const refuse = () => Response.json({ message: 'It has a call in progress.' }, { status: 409 })

describe('archiving several accounts at once', () => {
  it('has a few requests on their way at a time, and asks for each once', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `a${index}`)
    let running = 0
    let most = 0
    const { changes, toasts } = archiveAll(thingsOf('account', ids), async () => {
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
      return done()
    })
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['20 accounts archived']))
    expect(most).toBeLessThanOrEqual(4)
    expect(changes().map(({ what }) => what)).toEqual(ids.map((id) => `PUT /api/pipeline/account/${id}/archive`))
  })

  it('has the assignments read again as well: those to people who went are no longer open', async () => {
    const { client } = archiveAll(thingsOf('account', ['a1']), done, (before) =>
      before.setQueryData(assignmentsKey('org-1'), []),
    )
    await waitFor(() => expect(client.getQueryState(assignmentsKey('org-1'))?.isInvalidated).toBe(true))
  })

  it('that fails for one still archives the others, says so, and takes those back alone', async () => {
    const { changes, toasts } = archiveAll(thingsOf('account', ['a1', 'a2', 'a3']), ({ what }) =>
      what.includes('a2/') ? refuse() : done(),
    )
    await waitFor(() =>
      expect(toasts.map(({ title, detail }) => [title, detail])).toEqual([
        ['2 accounts archived', undefined],
        ['1 account could not be archived', 'It has a call in progress.'],
      ]),
    )
    toasts[0]?.action?.onPress()
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('2 accounts restored'))
    // The second toast takes the place of the first, which is about the same.
    expect(toasts.at(-1)?.about?.toSorted()).toEqual(toasts[0]?.about?.toSorted())
    expect(
      changes()
        .map(({ what }) => what)
        .filter((what) => what.includes('unarchive')),
    ).toEqual(['PUT /api/pipeline/account/a1/unarchive', 'PUT /api/pipeline/account/a3/unarchive'])
  })
})

describe('archiving a segment with its accounts', () => {
  it('is one change to people: one toast counts both, and one undo brings both back', async () => {
    const both = [...thingsOf('segment', ['s1']), ...thingsOf('account', ['a1', 'a2'])]
    const { changes, toasts } = archiveAll(both, ({ what }) =>
      Response.json(what.includes('target-segment') ? aSegment() : anAccount()),
    )
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['1 segment and 2 accounts archived']))
    toasts[0]?.action?.onPress()
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('1 segment and 2 accounts restored'))
    expect(
      changes()
        .slice(3)
        .map(({ what }) => what)
        .toSorted(),
    ).toEqual([
      'PUT /api/pipeline/account/a1/unarchive',
      'PUT /api/pipeline/account/a2/unarchive',
      'PUT /api/pipeline/target-segment/s1/unarchive',
    ])
  })

  it('leaves the accounts alone whose segment stays, and archives those whose segment went', async () => {
    const things = [
      ...thingsOf('segment', ['s1', 's2']),
      { kind: 'account', id: 'a1', withId: 's1' } as const,
      { kind: 'account', id: 'a2', withId: 's2' } as const,
    ]
    const { changes, toasts } = archiveAll(things, ({ what }) => {
      if (what.includes('s1/')) return refuse()
      return what.includes('segment') ? Response.json(aSegment()) : done()
    })
    await waitFor(() =>
      expect(toasts.map(({ title }) => title)).toEqual([
        '1 segment and 1 account archived',
        '1 segment could not be archived',
      ]),
    )
    expect(changes().map(({ what }) => what)).toEqual([
      'PUT /api/pipeline/target-segment/s1/archive',
      'PUT /api/pipeline/target-segment/s2/archive',
      'PUT /api/pipeline/account/a2/archive',
    ])
  })
})

describe('archiving more than the server takes in a minute', () => {
  const full = (seconds: string) =>
    Response.json({ message: 'Too many requests.' }, { status: 429, headers: { 'retry-after': seconds } })
  const ids = Array.from({ length: 12 }, (_, index) => `a${index}`)

  it('waits as long as the server asks, says so once, and goes on with all that are left', async () => {
    vi.useFakeTimers()
    let room = 5
    const { toasts } = archiveAll(thingsOf('account', ids), () => (room-- > 0 ? done() : full('40')))
    await vi.advanceTimersByTimeAsync(39_000)
    expect(toasts.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['info', 'The rest follows by itself in 40 seconds. Keep this page open.'],
    ])
    room = 100
    await vi.advanceTimersByTimeAsync(2_000)
    expect(toasts.map(({ title }) => title).slice(1)).toEqual(['12 accounts archived'])
    expect(toasts.at(-1)?.about?.toSorted()).toEqual(ids.toSorted())
  })

  it('is given up in the end, with what the server says', async () => {
    vi.useFakeTimers()
    const { toasts, changes } = archiveAll(thingsOf('account', ['a1']), () => full('60'))
    await vi.advanceTimersByTimeAsync(4 * 60_000)
    expect(toasts.at(-1)).toMatchObject({ title: '1 account could not be archived', detail: 'Too many requests.' })
    expect(changes()).toHaveLength(4)
  })

  it('waits for nothing that takes longer than anybody would', async () => {
    const { toasts } = archiveAll(thingsOf('account', ['a1']), () => full('3600'))
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['1 account could not be archived']))
  })
})

describe('the way back from what was archived', () => {
  function Lists({ things, isOpen = true }: { things: readonly ToArchive[]; isOpen?: boolean }) {
    return (
      <>
        {isOpen && <LastChangeLine orgId="org-1" />}
        <ArchiveAll things={things} />
      </>
    )
  }
  const archiveThem = () => fireEvent.click(screen.getByRole('button', { name: 'Archive them' }))
  const line = () => screen.queryByRole('region', { name: 'Your last change' })

  it('stands once, over the lists, until it is taken: no toast has it as well, and its key leads there', async () => {
    const { changes, toasts } = showSignedIn(<Lists things={thingsOf('account', ['a1', 'a2'])} />, { answer: done })
    archiveThem()
    await waitFor(() => expect(line()?.textContent).toContain('2 accounts archived.'))
    expect(toasts).toEqual([])
    expect(screen.getByRole('status').textContent).toBe('2 accounts archived. F8 leads to Undo.')
    const undo = screen.getByRole('button', { name: 'Undo' })
    fireEvent.keyDown(document.body, { key: 'F8' })
    expect(document.activeElement).toBe(undo)
    fireEvent.click(undo)
    expect(line()).toBeNull()
    await waitFor(() => expect(changes().filter(({ what }) => what.endsWith('/unarchive'))).toHaveLength(2))
    expect(line()).toBeNull()
    await waitFor(() =>
      expect(toasts.map(({ title, action }) => [title, action])).toEqual([['2 accounts restored', undefined]]),
    )
  })

  it('is listened to before there is one, so that a screen reader says it', () => {
    showSignedIn(<Lists things={[]} />, { answer: done })
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('is of the last change alone, and goes when it is put away or the lists are left', async () => {
    const visit = showSignedIn(<Lists things={thingsOf('account', ['a1'])} />, { answer: done })
    archiveThem()
    await waitFor(() => expect(line()?.textContent).toContain('1 account archived.'))
    fireEvent.click(screen.getByRole('button', { name: 'Put away' }))
    expect(line()).toBeNull()
    archiveThem()
    await waitFor(() => expect(line()).toBeTruthy())
    visit.unmount()
    showSignedIn(<Lists things={[]} />, { answer: done })
    expect(line()).toBeNull()
  })

  it('is not kept where no lists are: it would stand over them hours later', async () => {
    const away = archiveAll(thingsOf('account', ['a1']), done)
    await waitFor(() => expect(away.toasts.map(({ title }) => title)).toEqual(['1 account archived']))
    away.unmount()
    showSignedIn(<Lists things={[]} />, { answer: done })
    expect(line()).toBeNull()
  })

  it('is no other organisation’s', async () => {
    const { toasts } = showSignedIn(
      <>
        <LastChangeLine orgId="org-2" />
        <ArchiveAll things={thingsOf('account', ['a1'])} />
      </>,
      { answer: done },
    )
    archiveThem()
    await waitFor(() => expect(toasts.map(({ action }) => action?.label)).toEqual(['Undo']))
    expect(line()).toBeNull()
  })
})
