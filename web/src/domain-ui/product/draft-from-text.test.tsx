import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showSignedIn } from '../fake/show-signed-in.tsx'
import { DraftFromText } from './draft-from-text.tsx'

afterEach(cleanup)

it('names the sentences that no field took', async () => {
  const draft = {
    name: 'Poolwatch',
    lines: [{ field: 'price', text: 'It costs 140 pounds a pool a month.', line: 2 }],
    leftOut: [{ text: 'Hotels like it most.', line: 3 }],
  }
  showSignedIn(<DraftFromText userId="me" onDraft={() => undefined} />, { answer: () => Response.json(draft) })
  expect(screen.queryByRole('region', { name: 'Left out' })).toBeNull()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hotels like it most.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Draft summary' }))
  const left = await screen.findByRole('region', { name: 'Left out' })
  expect(within(left).getByText('Left out: 1 sentence')).toBeTruthy()
  expect(within(left).getByText('Hotels like it most.')).toBeTruthy()
})
