import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HangUpDialog } from './hang-up-dialog.tsx'
import type { JoinedView } from './stage-state.ts'
import { useHangUp } from './use-stage.ts'

afterEach(cleanup)

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ')

type Call = { rep: readonly string[]; onTheirWay?: readonly string[]; elapsedMs?: number | null }

function viewOf({ rep, onTheirWay = [], elapsedMs = 20_000 }: Call): JoinedView {
  const buyer = { speaker: 'buyer', words: words(60) }
  return {
    state: 'live',
    call: {
      pickedUpAt: elapsedMs === null ? null : performance.now() - elapsedMs,
      turns: [buyer, ...rep.flatMap((line) => [{ speaker: 'rep', words: line }, buyer])],
      unacknowledged: onTheirWay.map((line) => ({ words: line })),
    },
  } as unknown as JoinedView
}

function Stage({ view, onHangUp }: { view: JoinedView; onHangUp: () => void }) {
  const hangUp = useHangUp(view, onHangUp)
  return (
    <>
      <button onClick={hangUp.ask}>End</button>
      <HangUpDialog open={hangUp.isAsking} speech={hangUp.speech} onClose={hangUp.cancel} onHangUp={hangUp.confirm} />
    </>
  )
}

/** A call on which somebody wants to hang up, and how it can go on. */
function wantsToHangUp(call: Call) {
  const onHangUp = vi.fn<() => void>()
  const { rerender } = render(<Stage view={viewOf(call)} onHangUp={onHangUp} />)
  fireEvent.click(screen.getByText('End'))
  return { onHangUp, goOn: (next: Call) => rerender(<Stage view={viewOf(next)} onHangUp={onHangUp} />) }
}

const asked = () => screen.findByRole('dialog', { name: 'Hang up already?' })

describe('the question before hanging up', () => {
  it.each([
    ['nothing was said', [], 'You have said nothing yet. A score needs at least three lines and 40 words of yours.'],
    [
      'one line',
      [words(12)],
      'You have said 1 line and 12 words. A score needs at least three lines and 40 words of yours.',
    ],
    ['words enough in two lines', [words(30), words(30)], 'You have said 2 lines and 60 words.'],
    ['lines enough without the words', ['Hi.', 'Yes.', 'No.', '–'], 'You have said 3 lines and 3 words.'],
  ])('is asked early where a score lacks something, and says what: %s', async (_, rep, sentence) => {
    const { onHangUp } = wantsToHangUp({ rep })
    expect((await asked()).textContent).toContain(sentence)
    expect(onHangUp).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Hang up' }))
    expect(onHangUp).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['lines and words are enough', { rep: [words(14), words(13), words(13)] }],
    ['the last line enough is on its way', { rep: [words(14), words(13)], onTheirWay: [words(13)] }],
    ['a minute has passed', { rep: ['Hi.'], elapsedMs: 60_000 }],
  ])('is not asked where %s', (_, call) => {
    const { onHangUp } = wantsToHangUp(call)
    expect(onHangUp).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is asked while it rings, too', async () => {
    wantsToHangUp({ rep: [], elapsedMs: null })
    expect(await asked()).toBeTruthy()
  })

  it('goes on counting while it stands', async () => {
    const { goOn } = wantsToHangUp({ rep: [words(20), words(10)] })
    const dialog = await asked()
    expect(dialog.textContent).toContain('2 lines and 30 words')
    goOn({ rep: [words(20), words(10)], onTheirWay: [words(10)] })
    expect(dialog.textContent).toContain('You have said 3 lines and 40 words, enough for a score.')
  })

  it('puts nobody off the line who stays', async () => {
    const { onHangUp } = wantsToHangUp({ rep: [] })
    await asked()
    fireEvent.click(screen.getByRole('button', { name: 'Stay on the call' }))
    expect(onHangUp).not.toHaveBeenCalled()
  })
})
