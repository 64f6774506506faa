import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { serverMessageSchema } from '@ringside/contract/simulations/call-protocol'
import { joinRecord, type CallTerms, type PlanItem } from '../../lib/call-socket/call-record.ts'
import { joined } from '../../lib/call-socket/fake/fake-call.ts'
import { PlanPanel } from './plan-panel.tsx'

afterEach(cleanup)

function show(changes: { offer?: CallTerms['offer']; plan?: PlanItem[] }) {
  const message = serverMessageSchema.parse({ ...joined(), ...changes })
  if (message.type !== 'joined') throw new Error('Not the greeting of a call')
  const notes = { notes: '', setNotes: () => undefined, isSaved: true, flush: () => undefined }
  render(<PlanPanel call={joinRecord(null, message, 0)} notes={notes} shownWhisperId={undefined} />)
}

it('has what the rep sells at hand, in their own words', () => {
  show({ offer: { value: 'Tallyport Dock books every truck.', proof: 'A food maker cut its detention', price: null } })
  const said = screen.getByRole('region', { name: 'What you sell' }).textContent
  expect(said).toContain('Tallyport Dock books every truck.')
  expect(said).toContain('Proof: A food maker cut its detention.')
  expect(said).not.toContain('Price')
})

it('says nothing of it to a rep without a product summary', () => {
  show({})
  expect(screen.queryByRole('region', { name: 'What you sell' })).toBeNull()
})

it('counts what is to find out, and shows what the team knew before as known, with who told it', () => {
  show({
    plan: [
      { factId: 'pain', label: 'What goes wrong most', foundAtMs: 61_000 },
      { factId: 'cost', label: 'What the trouble costs', foundAtMs: null },
      {
        factId: 'authority',
        label: 'Who decides',
        foundAtMs: null,
        known: { summary: 'Patricia signs', from: 'Dana' },
      },
    ],
  })
  const plan = screen.getByRole('region', { name: 'Find out' })
  expect(plan.textContent).toContain('1 of 2')
  expect(screen.getByRole('list', { name: 'To find out' }).textContent).not.toContain('Who decides')
  expect(screen.getByRole('list', { name: 'Known already' }).textContent).toBe('Patricia signs, known before, fromDana')
})
