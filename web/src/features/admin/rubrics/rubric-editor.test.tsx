import { houseRubric } from '@ringside/contract/rubrics/rubric.fixture'
import type { LibraryCheck, RubricContent } from '@ringside/contract/rubrics/rubric-content'
import type { OwnRubricPage } from '@ringside/contract/rubrics/rubrics'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { idOf } from '../../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn, type Asked } from '../../../domain-ui/fake/show-signed-in.tsx'
import { RubricsTab } from './rubrics-tab.tsx'

afterEach(cleanup)

const check = (key: string, text: string, skill: LibraryCheck['skill'] = 'discovery'): LibraryCheck => ({
  key,
  text,
  skill,
  about: `${text}, in the words of a call.`,
  restraint: false,
})
const library = [
  check('discovery.pain', 'Asked what goes wrong'),
  check('discovery.budget', 'Asked where the money would come from'),
  check('next-step.asked', 'Asked for a next step', 'next-step'),
]
const at = '2026-11-02T09:00:00.000Z'

/** A server that keeps one rubric, version 1 of it published. */
function server() {
  let page: OwnRubricPage = {
    _id: idOf(1),
    name: houseRubric.name,
    published: { version: 1, content: houseRubric, publishedAt: at, publishedBy: 'Ruth' },
    draft: null,
    versions: [{ version: 1, publishedAt: at, publishedBy: 'Ruth' }],
    archivedAt: null,
  }
  const save = (written: RubricContent) => {
    const revision = (page.draft?.revision ?? 0) + 1
    page = { ...page, draft: { version: 2, revision, content: written, changedAt: at, changedBy: 'Maya' } }
  }
  const publish = () => {
    if (page.draft)
      page = {
        ...page,
        draft: null,
        published: { version: 2, content: page.draft.content, publishedAt: at, publishedBy: 'Maya' },
      }
  }
  return ({ what, body }: Asked): Response | undefined => {
    if (what.endsWith('/checks')) return Response.json(library)
    if (what.includes('/api/reviews')) return Response.json([])
    if (what.endsWith('/users')) return Response.json([])
    if (what.startsWith('PUT') && what.endsWith('/draft')) save((body as { content: RubricContent }).content)
    if (what.startsWith('POST') && what.endsWith('/publish')) publish()
    if (what.includes(idOf(1))) return Response.json(page)
    return Response.json({ chosen: 'coachable', builtIn: [], own: [] })
  }
}

const show = () => showSignedIn(<RubricsTab />, { at: `/admin?tab=rubrics&rubric=${idOf(1)}`, answer: server() })

const openCriterion = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`), expanded: false }))

describe('the editor of a rubric', () => {
  it('keeps what is written as a draft by itself, and says so', async () => {
    const { changes } = show()
    fireEvent.change(await screen.findByLabelText('Name of the rubric'), { target: { value: 'Better rules' } })
    expect(screen.getByText(/You are writing version 2\. Not saved yet\./)).toBeTruthy()
    await waitFor(() => expect(screen.getByText(/You are writing version 2\. Saved\./)).toBeTruthy(), { timeout: 4000 })
    expect(changes()).toMatchObject([{ body: { revision: 0, content: { name: 'Better rules' } } }])
  })

  it('says at every change what the weights sum to', async () => {
    show()
    expect(await screen.findByText('Weights sum to 100')).toBeTruthy()
    await openCriterion('Finding out')
    fireEvent.change(screen.getByLabelText(/^Weight/), { target: { value: '55' } })
    expect(screen.getByText('Weights sum to 95, not 100')).toBeTruthy()
  })

  it('finds a check in the library and picks it; what is picked can’t be picked twice', async () => {
    show()
    await openCriterion('Finding out')
    fireEvent.click(screen.getByRole('button', { name: 'Pick checks' }))
    const dialog = await screen.findByRole('dialog', { name: 'Pick checks for Finding out' })
    expect(within(dialog).getByLabelText(/Asked what goes wrong/)).toHaveProperty('disabled', true)
    fireEvent.change(within(dialog).getByLabelText('Search checks'), { target: { value: 'money' } })
    expect(within(dialog).queryByLabelText(/Asked for a next step/)).toBeNull()
    fireEvent.click(within(dialog).getByLabelText(/Asked where the money/))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add 1 check' }))
    expect(await screen.findByRole('button', { name: 'Remove: Asked where the money would come from' })).toBeTruthy()
  })

  it('takes phrases one a line, with who says them and where', async () => {
    const { changes } = show()
    fireEvent.click(await screen.findByRole('button', { name: 'Add a blocker' }))
    const [, phrases] = screen.getAllByLabelText('Phrases')
    if (phrases === undefined) throw new Error('There are two blockers.')
    fireEvent.change(phrases, { target: { value: 'we record this\n\nrecording now' } })
    const blocker = { phrases: ['we record this', 'recording now'], saidBy: 'rep', within: { part: 'anywhere' } }
    await waitFor(() => expect(changes().at(-1)).toMatchObject({ body: { content: { blockers: [{}, blocker] } } }), {
      timeout: 4000,
    })
  })

  it('does not publish what lacks something: it says what, there and at its place', async () => {
    const { changes } = show()
    fireEvent.click(await screen.findByRole('button', { name: 'Remove: Moving on' }))
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(screen.getByRole('alert').textContent).toContain('The weights sum to 60. They have to sum to 100.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(changes().some(({ what }) => what.includes('publish'))).toBe(false)
  })

  it('publishes with what has changed since the version before, what was written last too', async () => {
    const { changes, toasts } = show()
    fireEvent.change(await screen.findByLabelText('Name of the rubric'), { target: { value: 'Better rules' } })
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    const dialog = await screen.findByRole('dialog', { name: 'Publish Better rules?' })
    expect(within(dialog).getByText('It is called Better rules, before House rules.')).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(toasts.map(({ title }) => title)).toContain('House rules, version 2, is published'))
    expect(changes().map(({ what, body }) => [what.split('/').at(-1), body])).toMatchObject([
      ['draft', { revision: 0 }],
      ['publish', { revision: 1 }],
    ])
  })

  it('does not publish what is as it was', async () => {
    show()
    const name = await screen.findByLabelText('Name of the rubric')
    fireEvent.change(name, { target: { value: 'Better rules' } })
    fireEvent.change(name, { target: { value: houseRubric.name } })
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Nothing has changed since version 1.')).toBeTruthy()
    expect(within(dialog).getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true)
  })

  it('gives a removed criterion back', async () => {
    const { toasts } = show()
    fireEvent.click(await screen.findByRole('button', { name: 'Remove: Moving on' }))
    expect(screen.queryByRole('button', { name: 'Remove: Moving on' })).toBeNull()
    toasts.at(-1)?.action?.onPress()
    expect(await screen.findByRole('button', { name: 'Remove: Moving on' })).toBeTruthy()
  })
})
