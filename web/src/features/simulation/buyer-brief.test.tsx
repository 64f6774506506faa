import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { anAccount, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { BuyerBrief, BuyerWho, type PersonaBrief } from './buyer-brief.tsx'

afterEach(cleanup)

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
  toFind: Array.from({ length: 17 }, (_, index) => ({ factId: `f${index}`, label: `Fact ${index}` })),
  spokenBefore: false,
  colleagueHasSpoken: false,
} as unknown as PersonaBrief

describe('getting ready for a buyer', () => {
  it('says whose note it is, beside that the rep has not spoken to them', () => {
    showSignedIn(<BuyerWho brief={brief} />, { answer: () => undefined })
    expect(screen.getByText('You have not spoken before')).toBeTruthy()
    expect(screen.getByText('Note from the rep before you: “Meant to give me half an hour.”')).toBeTruthy()
  })

  it('says that all there is to find is of the account, and what of it a call is for', () => {
    showSignedIn(<BuyerBrief brief={brief} />, { answer: () => undefined })
    expect(screen.getByText('and 9 more at Noble Lines. The call’s plan names those worth most to it.')).toBeTruthy()
  })
})
