import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { anAccount, aSegment } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { GenerateDialog } from './generate-dialog.tsx'
import { useGeneration } from './use-generation.ts'

afterEach(cleanup)

const segments = [aSegment()]

/** A page that opens one thing at a time, as the pipeline's does. */
function Page() {
  const [opened, setOpened] = useState<'generate' | 'other' | null>(null)
  const generating = useGeneration({ orgId: 'org-1', userId: 'me' }, opened === 'generate', () =>
    setOpened((now) => (now === 'generate' ? null : now)),
  )
  return (
    <>
      <button onClick={() => setOpened('generate')}>Open</button>
      <button onClick={() => setOpened('other')}>Open another thing</button>
      {opened === 'other' && <p>Another thing</p>}
      {opened === 'generate' && (
        <GenerateDialog
          segments={segments}
          hasDecisionMakers
          generating={generating}
          open
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

type Answer = 'made' | 'failed'

/** The page, with a server that answers a request to make an account when it is told to. */
function showPage() {
  const waiting: ((answer: Answer) => void)[] = []
  const visit = showSignedIn(<Page />, {
    answer: () =>
      new Promise((resolve) =>
        waiting.push((answer) =>
          resolve(
            answer === 'made'
              ? Response.json(anAccount(), { status: 201 })
              : Response.json({ message: 'The plan is full.' }, { status: 409 }),
          ),
        ),
      ),
  })
  const give = async (...answers: Answer[]) => {
    for (const answer of answers) {
      await waitFor(() => expect(waiting).toHaveLength(1))
      waiting.shift()?.(answer)
    }
  }
  return { ...visit, give }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
/** The one at its foot; the one at its head has the same name. */
const close = async () => fireEvent.click(await screen.findByText('Close'))
/** Buttons of the page itself lie under the dialog's scrim, as far as a screen reader goes. */
const pressBelow = (name: string) => fireEvent.click(screen.getByText(name))

describe('accounts being made', () => {
  it('close their own dialog when they are ready', async () => {
    const { give, toasts } = showPage()
    await press('Open')
    await press('Generate 3 accounts')
    await give('made', 'made', 'made')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(toasts.map(({ title }) => title)).toEqual(['3 accounts are ready'])
  })

  it('leave open what was opened since, and say in a toast that they are ready', async () => {
    const { give, toasts } = showPage()
    await press('Open')
    await press('Generate 3 accounts')
    await close()
    pressBelow('Open another thing')
    await give('made', 'made', 'made')
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['3 accounts are ready']))
    expect(screen.getByText('Another thing')).toBeTruthy()
  })

  it('that stop after their dialog was closed say why in a toast', async () => {
    const { give, toasts } = showPage()
    await press('Open')
    await press('Generate 3 accounts')
    await close()
    await give('made', 'failed')
    await waitFor(() =>
      expect(toasts).toMatchObject([{ kind: 'error', detail: '1 of 3 are ready. The plan is full.' }]),
    )
  })

  it('that stop on their way are tried again without those that are ready', async () => {
    const { give, toasts, changes } = showPage()
    await press('Open')
    await press('Generate 3 accounts')
    await give('made', 'failed')
    expect((await screen.findByRole('alert')).textContent).toContain('1 of 3 are ready. The plan is full.')
    await press('Generate the other 2 accounts')
    await give('made', 'made')
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['2 accounts are ready']))
    expect(changes()).toHaveLength(4)
  })

  it('are seen on their way again when the dialog is opened anew, and are not made twice at once', async () => {
    const { give, changes } = showPage()
    await press('Open')
    await press('Generate 3 accounts')
    await close()
    await give('made')
    pressBelow('Open')
    expect(await screen.findByText('Making account 2 of 3')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /^Generate/ }))
    expect(changes()).toHaveLength(2)
  })
})
