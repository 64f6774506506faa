import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { anAccount } from './fake/pipeline-things.ts'
import { showSignedIn, type SignedInVisit } from './fake/show-signed-in.tsx'
import { useArchive } from './use-archive.ts'

afterEach(cleanup)

const who = { orgId: 'org-1', userId: 'me' }

function ArchiveAll({ ids }: { ids: readonly string[] }) {
  const { archive } = useArchive(who)
  return <button onClick={() => void archive('account', ids)}>Archive them</button>
}

function archiveAll(ids: readonly string[], answer: SignedInVisit['answer']) {
  const visit = showSignedIn(<ArchiveAll ids={ids} />, { answer })
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
    const { changes, toasts } = archiveAll(ids, async () => {
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
      return done()
    })
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['20 accounts archived']))
    expect(most).toBeLessThanOrEqual(4)
    expect(changes().map(({ what }) => what)).toEqual(ids.map((id) => `PUT /api/pipeline/account/${id}/archive`))
  })

  it('that fails for one still archives the others, says so, and takes those back alone', async () => {
    const { changes, toasts } = archiveAll(['a1', 'a2', 'a3'], ({ what }) => (what.includes('a2/') ? refuse() : done()))
    await waitFor(() =>
      expect(toasts.map(({ title, detail }) => [title, detail])).toEqual([
        ['2 accounts archived', undefined],
        ['1 account could not be archived', 'It has a call in progress.'],
      ]),
    )
    toasts[0]?.action?.onPress()
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('2 accounts restored'))
    expect(
      changes()
        .map(({ what }) => what)
        .filter((what) => what.includes('unarchive')),
    ).toEqual(['PUT /api/pipeline/account/a1/unarchive', 'PUT /api/pipeline/account/a3/unarchive'])
  })
})
