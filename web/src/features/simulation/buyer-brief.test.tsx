import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { anAccount, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import type { PlayableCallType } from './call-terms.ts'
import { BuyerBrief, BuyerWho, type PersonaBrief } from './buyer-brief.tsx'

afterEach(cleanup)

const at = '2026-11-20T10:00:00.000Z'
const brief = {
  persona: {
    _id: idOf(3),
    firstName: 'Greg',
    lastName: 'Marsh',
    title: 'COO',
    level: 'C-Suite',
    department: 'Operations',
    manner: 'Meant to give me half an hour.',
  },
  account: anAccount({ name: 'Noble Lines' }),
  known: [],
  toFind: [],
  spokenBefore: false,
  colleagueHasSpoken: false,
} as unknown as PersonaBrief

describe('getting ready for a buyer', () => {
  it('says whose note it is, beside that the rep has not spoken to them', () => {
    showSignedIn(<BuyerWho brief={brief} />, { answer: () => undefined })
    expect(screen.getByText('You have not spoken before')).toBeTruthy()
    expect(screen.getByText('In their file: “Meant to give me half an hour.”')).toBeTruthy()
  })

  const said = { known: ['cost'], saidBefore: [{ factId: 'slips', summary: 'Approvals slip' }], toFind: [] }
  const withFacts = {
    ...brief,
    known: ['cost', 'tool'].map((factId) => ({ factId, summary: `The ${factId}`, personaName: 'Greg Marsh', at })),
  } as unknown as PersonaBrief
  const showBrief = (type: PlayableCallType) =>
    showSignedIn(<BuyerBrief brief={withFacts} type={type} />, {
      answer: ({ what }) => (what.includes('/api/simulations/brief') ? Response.json(said) : undefined),
    })

  it('keeps what was found apart from a talk nobody held, and says that it was not held', async () => {
    showBrief('demo')
    const madeUp = await screen.findByText(/^Demo calls come after a talk with Greg\. It was not held here/)
    expect(madeUp.nextElementSibling?.textContent).toBe('Approvals slip')
    expect(screen.getByText('The cost').textContent).toContain('Greg, 20 Nov')
  })

  it('leaves out what is no longer so in a call of this type', async () => {
    showBrief('check-in')
    await screen.findByText(/^For a check-in Greg has been your customer/)
    expect(screen.queryByText('The tool')).toBeNull()
  })
})
