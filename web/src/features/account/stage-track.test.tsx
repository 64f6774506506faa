import type { DealStage } from '@ringside/contract/pipeline/deal-stages'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { StageTrack } from './stage-track.tsx'

afterEach(cleanup)

/** What is filled of the track, and what is said to be reached: the two are one. */
function reached(stage: DealStage, lostFrom: DealStage | null = null): string[] {
  render(<StageTrack stage={stage} since="2026-11-20T10:00:00.000Z" lostFrom={lostFrom} />)
  const steps = screen.getAllByRole('listitem')
  const filled = steps.filter((step) => step.querySelector('.bg-primary') !== null)
  const told = steps.filter((step) => step.textContent?.endsWith(', reached'))
  expect(filled).toEqual(told)
  return told.map((step) => step.textContent?.replace(', reached', '') ?? '')
}

const nowAt = () => screen.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step')

describe('the track of a deal', () => {
  it('is filled up to where the deal stands', () => {
    expect(reached('discovery')).toEqual(['Researching', 'Contacted'])
    expect(nowAt()?.textContent).toMatch(/^Discovery since 20 Nov/)
  })

  it('is filled as far as a lost deal came, and no further', () => {
    expect(reached('lost', 'contacted')).toEqual(['Researching', 'Contacted'])
    expect(nowAt()?.textContent).toMatch(/^Lost since 20 Nov/)
  })

  it('is filled to the beginning alone where nobody knows how far a lost deal came', () => {
    expect(reached('lost')).toEqual(['Researching'])
  })

  it('is filled to its end for a deal that is won', () => {
    expect(reached('won')).toEqual(['Researching', 'Contacted', 'Discovery', 'Evaluation', 'Negotiation'])
    expect(nowAt()?.textContent).toMatch(/^Won since 20 Nov/)
  })
})
