import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { idOf } from '../fake/pipeline-things.ts'
import { showSignedIn } from '../fake/show-signed-in.tsx'
import { KeepMoment } from './keep-moment.tsx'
import type { ReviewedTurn } from './reviewed-turn.ts'

afterEach(cleanup)

const turns = ['Hello.', 'What does a wrong slot cost you?', 'Two hours.', 'I see.'].map(
  (words, turn): ReviewedTurn => ({
    turn,
    speaker: turn % 2 === 1 ? 'rep' : 'buyer',
    name: turn % 2 === 1 ? 'You' : 'Dana',
    words,
    startMs: turn * 1000,
    endMs: turn * 1000 + 900,
  }),
)
const found = {
  id: 'a',
  kind: 'fact',
  caught: true,
  turn: 1,
  startMs: 1000,
  label: 'Fact: the cost',
  quote: { turn: 1, speaker: 'rep', quote: 'What', startMs: 1000 },
  sayItBetter: null,
} as const

function show({ from = 1, isOwn = true, isAdmin = false } = {}) {
  return showSignedIn(
    <KeepMoment
      reviewId={idOf(1)}
      from={from}
      turns={turns}
      moments={[found]}
      isOwn={isOwn}
      onClose={() => undefined}
    />,
    {
      session: { isAdmin },
      answer: ({ what }) => (what.startsWith('POST') ? Response.json({}, { status: 201 }) : undefined),
    },
  )
}
const keep = () => fireEvent.click(screen.getByRole('button', { name: 'Keep' }))

describe('keeping a moment', () => {
  it('begins with the line and its answer, named after what was found there, and for nobody else unless that is wanted', async () => {
    const { changes } = show()
    await screen.findByRole('dialog')
    expect(screen.getByText(/Two hours\./)).toBeTruthy()
    expect(screen.queryByText(/I see\./)).toBeNull()
    const share = screen.getByRole('checkbox', { name: /Share with everybody in Tallyport/ })
    expect(share).toMatchObject({ checked: false })
    fireEvent.click(share)
    keep()
    await waitFor(() =>
      expect(changes()).toMatchObject([
        { body: { title: 'Fact: the cost', skill: 'discovery', shared: true, fromTurn: 1, toTurn: 2 } },
      ]),
    )
  })

  it('asks for a title where nothing was found, and sends nothing before it has one', async () => {
    const { changes } = show({ from: 2 })
    await screen.findByRole('dialog')
    keep()
    expect(await screen.findByText('Give the moment a title.')).toBeTruthy()
    expect(changes()).toEqual([])
  })

  it('is for oneself alone where the call is another’s, and says who could share it', async () => {
    const { changes } = show({ isOwn: false })
    await screen.findByRole('dialog')
    expect(screen.getByText(/Only you find it/)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    keep()
    await waitFor(() => expect(changes()).toMatchObject([{ body: { shared: false } }]))
  })

  it('takes as many lines as are chosen', async () => {
    const { changes } = show()
    await screen.findByRole('dialog')
    fireEvent.click(screen.getByLabelText('How much of the call'))
    fireEvent.click(await screen.findByRole('option', { name: '3 lines from here' }))
    keep()
    await waitFor(() => expect(changes()).toMatchObject([{ body: { fromTurn: 1, toTurn: 3 } }]))
  })
})
