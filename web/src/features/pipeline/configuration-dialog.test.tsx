import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aSegment } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { ConfigurationDialog } from './configuration-dialog.tsx'

afterEach(cleanup)

it('offers the problems and competitors of the product, each to be added to what is saved', async () => {
  const segment = aSegment()
  const { changes } = showSignedIn(
    <ConfigurationDialog open who={{ orgId: 'org-1', userId: 'me' }} segment={segment} onClose={() => undefined} />,
    {
      answer: ({ what }) =>
        what.startsWith('GET /api/product-summary/')
          ? Response.json({
              name: 'Chairside',
              whatItDoes: 'Fills gaps.',
              forWhom: '',
              problemsSolved: ['Chairs stand empty after late cancellations'],
              proof: [],
              price: '',
              competitors: ['Dentrix.', 'Spreadsheets and the phone'],
              updatedAt: '2026-11-21T09:00:00.000Z',
            })
          : what.startsWith('PUT ')
            ? Response.json(segment)
            : Response.json({ painPoints: [], objections: [] }),
    },
  )
  const pains = within(await screen.findByRole('region', { name: 'Pain points' }))
  fireEvent.click(await pains.findByRole('button', { name: 'Add: Chairs stand empty after late cancellations' }))
  const objections = within(screen.getByRole('region', { name: 'Objections' }))
  fireEvent.click(objections.getByRole('button', { name: 'Add: We already use Dentrix' }))
  expect(objections.getByRole('button', { name: 'Add: We already use spreadsheets and the phone' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(changes()).toHaveLength(1))
  expect(changes()[0]?.body).toMatchObject({
    customizations: {
      industryPainPoints: ['Chairs stand empty after late cancellations'],
      potentialObjections: ['We already use Dentrix'],
    },
  })
})
