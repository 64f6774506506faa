import type { CriterionScore, Review } from '@ringside/contract/reviews/review'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { adminKey } from '../../lib/queries/admin.ts'
import { callsKey } from '../../lib/queries/calls.ts'
import { pipelineKey } from '../../lib/queries/pipeline.ts'
import { rubricsKey } from '../../lib/queries/rubrics.ts'
import { idOf } from '../fake/pipeline-things.ts'
import { showSignedIn } from '../fake/show-signed-in.tsx'
// Fetched when it is first needed: here before a test begins.
import './judge-dialog.tsx'
import { JudgedScorecard } from './judged-scorecard.tsx'

afterEach(cleanup)

const opening: CriterionScore = {
  criterion: 'opening',
  label: 'Opening',
  state: 'scored',
  level: 2,
  weight: 100,
  pointsToGain: 60,
  descriptor: 'A reason for the call.',
  checks: [],
  evidence: [{ turn: 0, speaker: 'rep', quote: 'Hi Rosa', startMs: 0 }],
  advice: '',
}
const override: CriterionScore['override'] = {
  engine: { state: 'scored', level: 2 },
  by: 'Ruth Adeyemi',
  byUserId: 'ruth',
  reason: 'She asked for time',
  at: '2026-11-22T09:00:00.000Z',
}

const unscored: Omit<Review, 'result'> = {
  rubric: { key: 'coachable', name: 'Coachable', version: 1 },
  type: 'discovery',
  outcome: 'open',
  outcomeText: 'Left open',
  blockers: [],
  verdict: '',
  metrics: [],
  moments: [],
  mind: null,
  nextSteps: [],
  facts: { earned: [], total: 0 },
  retryFrom: null,
  notCounted: [],
  wordedBy: 'engine',
}

function show(
  score: CriterionScore = opening,
  {
    isAdmin = true,
    refused = false,
    more = {},
    judged = [],
  }: { isAdmin?: boolean; refused?: boolean; more?: Partial<Review>; judged?: object[] } = {},
) {
  const review: Review = { ...unscored, ...more, result: { state: 'scored', total: 40, scores: [score] } }
  const part = <JudgedScorecard review={review} reviewId={idOf(9)} onSeek={() => undefined} named={null} />
  return showSignedIn(part, {
    session: { isAdmin },
    answer: ({ what }) => {
      if (what.includes('/judging')) return Response.json({ levels: null, next: null, judged })
      return refused
        ? Response.json({ message: 'This call is being scored.' }, { status: 409 })
        : Response.json({ review })
    },
  })
}

async function openDialog(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: 'Judge Opening' }))
  return screen.findByRole('dialog', { name: 'Judge “Opening”' })
}

describe('judging a criterion', () => {
  it('sends the level with its reason', async () => {
    const { changes, toasts } = show()
    const dialog = await openDialog()
    fireEvent.click(within(dialog).getByLabelText('4 of 5'))
    fireEvent.change(within(dialog).getByLabelText('Why'), { target: { value: ' She asked for time ' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(changes()).toMatchObject([
      {
        what: `PUT /api/reviews/${idOf(9)}/criteria/opening/override`,
        body: { judgement: { state: 'scored', level: 4 }, reason: 'She asked for time' },
      },
    ])
    expect(toasts).toMatchObject([{ title: 'Opening is judged' }])
  })

  it('has the score read again wherever it stands, for it and for when it is taken back', async () => {
    const { client, changes } = show({ ...opening, level: 4, override })
    const places = [callsKey('org-1'), rubricsKey('org-1'), pipelineKey('org-1'), adminKey('o1')]
    const read = () => places.forEach((queryKey) => client.setQueryData(queryKey, 'read before'))
    const stale = () => places.filter((queryKey) => client.getQueryState(queryKey)?.isInvalidated)
    for (const button of ['Save', 'Take it back']) {
      read()
      expect(stale()).toEqual([])
      const dialog = await openDialog()
      fireEvent.click(within(dialog).getByLabelText('5 of 5'))
      fireEvent.click(within(dialog).getByRole('button', { name: button }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(stale()).toEqual(places)
    }
    expect(changes()).toHaveLength(2)
  })

  it('shows what was judged so far, and as which kind of call where that was another', async () => {
    const judged = (['discovery', 'closing'] as const).map((type) => ({
      judgement: { state: 'scored', level: 4 },
      reason: '',
      by: 'Ruth Adeyemi',
      at: '2026-11-22T09:00:00.000Z',
      type,
    }))
    show(opening, { judged })
    const dialog = await openDialog()
    const before = within(await within(dialog).findByRole('region', { name: 'Judged so far' }))
    expect(before.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '4 of 5 by Ruth Adeyemi, 22 Nov',
      '4 of 5 by Ruth Adeyemi, 22 Nov, as Closing',
    ])
  })

  it('asks why before it sends a change, and nothing where it confirms', async () => {
    const { changes } = show()
    const dialog = await openDialog()
    fireEvent.click(within(dialog).getByLabelText(/^Does not apply/))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(within(dialog).getByText('Say why, so that the rep can learn from it.')).toBeTruthy()
    expect(changes()).toEqual([])
    fireEvent.click(within(dialog).getByLabelText('2 of 5, as the engine found'))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(changes()).toMatchObject([{ body: { judgement: { level: 2 }, reason: '' } }]))
  })

  it('shows who judged, why and what the engine found, and can be taken back', async () => {
    const { changes } = show({ ...opening, level: 4, override })
    expect(screen.getByText(/Judged by Ruth Adeyemi, 22 Nov\. The engine found: 2 of 5\./)).toBeTruthy()
    expect(screen.getByText('“She asked for time”')).toBeTruthy()
    const dialog = await openDialog()
    expect(within(dialog).getByLabelText<HTMLInputElement>('4 of 5').checked).toBe(true)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Take it back' }))
    await waitFor(() =>
      expect(changes()).toMatchObject([{ what: `DELETE /api/reviews/${idOf(9)}/criteria/opening/override` }]),
    )
  })

  it('says what the server refused, and keeps what was written', async () => {
    show(opening, { refused: true })
    const dialog = await openDialog()
    fireEvent.click(within(dialog).getByLabelText('5 of 5'))
    fireEvent.change(within(dialog).getByLabelText('Why'), { target: { value: 'Because' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText('This call is being scored.')).toBeTruthy()
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Why').value).toBe('Because')
  })

  it('tells what was given by a version of the rubric before, and by a rubric before', () => {
    const judged = { ...override, label: 'Need-payoff', judgement: { state: 'scored', level: 4 } } as const
    show(
      { ...opening, level: 4, override: { ...override, version: 3 } },
      { more: { earlierJudgements: [{ ...judged, rubric: { name: 'SPIN', version: 6 } }] } },
    )
    expect(screen.getByText(/Judged under version 3 of the rubric by Ruth Adeyemi, 22 Nov\./)).toBeTruthy()
    const earlier = within(screen.getByRole('region', { name: 'Judged under an earlier rubric' }))
    expect(
      earlier.getByText(/^Need-payoff: 4 of 5, by SPIN, version 6\. Judged by Ruth Adeyemi, 22 Nov\. The engine had/),
    ).toBeTruthy()
    expect(earlier.getByText('“She asked for time”')).toBeTruthy()
  })

  it('tells what was judged of it as another kind of call, and what it came to as one', () => {
    const judged = { ...override, label: 'Next step', judgement: { state: 'scored', level: 4 } } as const
    const rubric = { name: 'Coachable', version: 26 }
    const until = '2026-11-23T09:00:00.000Z'
    const earlierJudgements = [
      { ...judged, type: 'negotiation' as const, rubric },
      { ...judged, type: 'discovery' as const, label: 'Pain', rubric: { name: 'SPIN', version: 6 } },
    ]
    const earlierTypes = [
      { type: 'negotiation' as const, total: 62, failed: false, rubric, until },
      { type: 'cold-call' as const, total: 40, failed: true, rubric, until },
    ]
    show(opening, { more: { earlierJudgements, earlierTypes } })
    const part = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem')
    expect(part('Judged as another kind of call').map(({ textContent }) => textContent)).toEqual([
      'Next step (Negotiation): 4 of 5, by Coachable, version 26. Judged by Ruth Adeyemi, 22 Nov. The engine had found: 2 of 5. “She asked for time”',
    ])
    expect(part('Judged under an earlier rubric').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Pain: 4 of 5, by SPIN, version 6\./),
    ])
    expect(part('Scored as another kind of call').map(({ textContent }) => textContent)).toEqual([
      'Negotiation: 62 of 100, by Coachable, version 26, until 23 Nov.',
      'Cold call: 40 of 100, failed, by Coachable, version 26, until 23 Nov.',
    ])
    expect(screen.getByText(/^What this call came to before it was reviewed as Discovery\./)).toBeTruthy()
  })

  it('is not offered to a member, who reads what was judged', () => {
    show({ ...opening, level: 4, override }, { isAdmin: false })
    expect(screen.queryByRole('button', { name: /^Judge/ })).toBeNull()
    expect(screen.getByText(/Judged by Ruth Adeyemi/)).toBeTruthy()
  })
})
