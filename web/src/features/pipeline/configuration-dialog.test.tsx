import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aSegment } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { ConfigurationDialog } from './configuration-dialog.tsx'

afterEach(cleanup)

const sentSchema = z.object({ customizations: z.object({ industryPainPoints: z.array(z.string()) }) })

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
              sources: [],
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

describe('the lists of a segment', () => {
  const configure = (painPoints: string[]) => {
    const segment = aSegment({ industryPainPoints: painPoints })
    const shown = showSignedIn(
      <ConfigurationDialog open who={{ orgId: 'org-1', userId: 'me' }} segment={segment} onClose={() => undefined} />,
      {
        answer: ({ what }) =>
          what.startsWith('PUT ')
            ? Response.json(segment)
            : what.includes('product-summary')
              ? undefined
              : Response.json({ painPoints: [], objections: [] }),
      },
    )
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    const saved = async (): Promise<unknown> => {
      press('Save changes')
      await waitFor(() => expect(shown.changes()).toHaveLength(1))
      const [change] = shown.changes()
      return sentSchema.parse(change?.body).customizations.industryPainPoints
    }
    return { press, saved }
  }
  const field = (idea: string) => screen.getByRole('textbox', { name: `Change: ${idea}` })
  const ready = () => screen.findByRole('button', { name: 'Save changes' })

  it('are saved in the order they are moved to, without what is removed', async () => {
    const { press, saved } = configure(['Late trucks', 'Paper notes', 'Lost keys'])
    await ready()
    press('Move up: Lost keys')
    press('Move down: Late trucks')
    press('Remove: Paper notes')
    expect(await saved()).toEqual(['Lost keys', 'Late trucks'])
  })

  it('have a sentence worded anew in its place, by the keyboard, which then goes on where it was', async () => {
    const { press, saved } = configure(['Late trcks', 'Paper notes'])
    await ready()
    press('Change: Late trcks')
    fireEvent.change(field('Late trcks'), { target: { value: 'Late trucks' } })
    fireEvent.keyDown(field('Late trcks'), { key: 'Enter' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Change: Late trucks')
    expect(await saved()).toEqual(['Late trucks', 'Paper notes'])
  })

  it('keep a sentence as it was after Esc, and the dialog stays', async () => {
    const { press } = configure(['Late trucks'])
    await ready()
    press('Change: Late trucks')
    fireEvent.change(field('Late trucks'), { target: { value: 'Nothing' } })
    fireEvent.keyDown(field('Late trucks'), { key: 'Escape' })
    expect(screen.getByText('Late trucks')).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('say each thing once: a sentence without words, or in the words of another, is struck out', async () => {
    const { press, saved } = configure(['Late trucks', 'Paper notes', 'Lost keys'])
    await ready()
    press('Change: Paper notes')
    fireEvent.change(field('Paper notes'), { target: { value: ' ' } })
    fireEvent.blur(field('Paper notes'))
    press('Change: Lost keys')
    fireEvent.change(field('Lost keys'), { target: { value: 'Late trucks' } })
    fireEvent.blur(field('Lost keys'))
    expect(await saved()).toEqual(['Late trucks'])
  })

  it('take no more than thirty, and say so', async () => {
    configure(Array.from({ length: 30 }, (_, nth) => `Trouble ${nth + 1}`))
    await ready()
    expect(screen.getByText('30 is the most. Remove one to add another.')).toBeTruthy()
  })
})

describe('two people who write about a segment at once', () => {
  it('lose nothing: who saves second sees what the first wrote, and saves both', async () => {
    const segment = aSegment({ industryPainPoints: ['Lost keys'] })
    let now = segment
    const { changes } = showSignedIn(
      <ConfigurationDialog open who={{ orgId: 'org-1', userId: 'me' }} segment={segment} onClose={() => undefined} />,
      {
        answer: ({ what, body }) => {
          if (what.includes('product-summary')) return undefined
          if (what.endsWith('/market')) return Response.json({ painPoints: [], objections: [] })
          if (what.startsWith('GET /api/pipeline/target-segment/')) return Response.json(now)
          const { from } = z.object({ from: z.object({ industryPainPoints: z.array(z.string()) }) }).parse(body)
          return from.industryPainPoints.join() === now.industryPainPoints.join()
            ? Response.json(now)
            : Response.json({ message: 'Somebody has changed this meanwhile.', code: 'conflict' }, { status: 409 })
        },
      },
    )
    const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    fireEvent.change(await screen.findByRole('textbox', { name: 'Add a pain point' }), {
      target: { value: 'Late trucks' },
    })
    now = aSegment({ industryPainPoints: ['Lost keys', 'Paper notes'], freeformCustomizations: 'They love numbers.' })
    save()
    expect(await screen.findByText('Somebody else has changed this meanwhile.')).toBeTruthy()
    const pains = within(screen.getByRole('region', { name: 'Pain points' }))
    for (const idea of ['Lost keys', 'Late trucks', 'Paper notes']) expect(pains.getByText(idea)).toBeTruthy()
    expect(screen.getByDisplayValue('They love numbers.')).toBeTruthy()
    save()
    await waitFor(() => expect(changes()).toHaveLength(2))
    expect(changes()[1]?.body).toMatchObject({
      customizations: { industryPainPoints: ['Lost keys', 'Late trucks', 'Paper notes'] },
      from: { industryPainPoints: ['Lost keys', 'Paper notes'] },
    })
  })
})
