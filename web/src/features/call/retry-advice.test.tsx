import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { callQuery, reviewQuery } from '../../lib/queries/calls.ts'
import { RetryAdvice, RetryLine } from './retry-advice.tsx'

afterEach(cleanup)

/** A call taken up again at a turn of another, whose review named turn 8. */
const showCall = (forkedFrom: { simulationId: string; turn: number } | null, Advice = RetryAdvice) =>
  showSignedIn(<Advice simulationId={idOf(2)} />, {
    answer: () => undefined,
    seen: (client) => {
      client.setQueryData(callQuery('org-1', idOf(2)).queryKey, {
        isOver: false,
        simulation: { forkedFrom, takenUpFrom: null },
      } as never)
      client.setQueryData(reviewQuery('org-1', idOf(1)).queryKey, {
        state: 'ready',
        review: {
          retryFrom: { turn: 8, startMs: 61_000, why: 'Sum up before you move on' },
          result: { state: 'too-short', reason: 'Too short.' },
        },
      } as never)
    },
  })

describe('a call that takes up another', () => {
  it('repeats what its review said to do at that turn', async () => {
    showCall({ simulationId: idOf(1), turn: 8 })
    expect((await screen.findByRole('region', { name: 'This time' })).textContent).toContain(
      'Sum up before you move on.',
    )
  })

  it('repeats it in one line where no plan stands beside it', async () => {
    showCall({ simulationId: idOf(1), turn: 8 }, RetryLine)
    expect((await screen.findByText('This time:')).parentElement?.textContent).toBe(
      'This time: Sum up before you move on.',
    )
  })

  it('repeats nothing at another turn, and in a call of its own', () => {
    showCall({ simulationId: idOf(1), turn: 2 })
    showCall(null)
    expect(screen.queryByRole('region', { name: 'This time' })).toBeNull()
  })
})
