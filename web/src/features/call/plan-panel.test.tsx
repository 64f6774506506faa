import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { serverMessageSchema } from '@ringside/contract/simulations/call-protocol'
import { joinRecord, type CallTerms } from '../../lib/call-socket/call-record.ts'
import { joined } from '../../lib/call-socket/fake/fake-call.ts'
import { PlanPanel } from './plan-panel.tsx'

afterEach(cleanup)

function show(offer: CallTerms['offer']) {
  const message = serverMessageSchema.parse({ ...joined(), offer })
  if (message.type !== 'joined') throw new Error('Not the greeting of a call')
  const notes = { notes: '', setNotes: () => undefined, isSaved: true, flush: () => undefined }
  render(<PlanPanel call={joinRecord(null, message, 0)} notes={notes} shownWhisperId={undefined} />)
}

it('has what the rep sells at hand, in their own words', () => {
  show({ value: 'Tallyport Dock books every truck.', proof: 'A food maker cut its detention', price: null })
  const said = screen.getByRole('region', { name: 'What you sell' }).textContent
  expect(said).toContain('Tallyport Dock books every truck.')
  expect(said).toContain('Proof: A food maker cut its detention.')
  expect(said).not.toContain('Price')
})

it('says nothing of it to a rep without a product summary', () => {
  show(undefined)
  expect(screen.queryByRole('region', { name: 'What you sell' })).toBeNull()
})
