import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { aContact, aSegment } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { ProfileDialog } from '../../domain-ui/profile/profile-dialog.tsx'
import { FirstMarket } from '../dashboard/first-market.tsx'
import { ProductDialog } from '../../domain-ui/product/product-dialog.tsx'
import { ConfigurationDialog } from './configuration-dialog.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { GenerateDialog } from './generate-dialog.tsx'
import { PipelineScreen } from './pipeline-screen.tsx'
import { SegmentDialog } from './segment-dialog.tsx'

afterEach(cleanup)

const dialog = { who: { orgId: 'org-1', userId: 'me' }, open: true, onClose: () => undefined }

/** Shows the part, with a server that refuses everything. */
const show = (part: ReactNode) =>
  showSignedIn(part, { answer: () => Response.json({ message: 'Not now.' }, { status: 503 }) })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const choose = async (field: string | RegExp, option: string) => {
  fireEvent.click(await screen.findByLabelText(field))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}
/** Shows the part, with a server that refuses what this says. */
const showRefusing = (part: ReactNode, isRefused: (what: string) => boolean, answers: (what: string) => object) =>
  showSignedIn(part, {
    answer: ({ what }) =>
      isRefused(what) ? Response.json({ message: 'Not now.' }, { status: 503 }) : Response.json(answers(what)),
  })
/** What stands in the one alert. */
const said = async () => (await screen.findByRole('alert')).textContent

const summary = {
  name: 'Poolwatch',
  whatItDoes: 'Watches pools.',
  forWhom: '',
  problemsSolved: [],
  proof: [],
  price: '',
  competitors: [],
  sources: [],
  updatedAt: null,
}
const profile = {
  you: { role: '', companyName: '', industry: '' },
  target: { industries: [], sizes: [], notes: '' },
  goals: { targetScore: 70, callsAWeek: 5, focus: '' },
  voice: { mode: 'voice', captions: true, singleKeys: true },
  saved: [],
  unreadable: [],
}

describe('what fails is said in the specification’s words, with the server’s reason', () => {
  it('Failed to fetch pipeline data', async () => {
    show(<PipelineScreen />)
    expect(await said()).toContain('Failed to fetch pipeline dataNot now.')
  })

  it('Failed to add target segment', async () => {
    show(<SegmentDialog {...dialog} segment={null} />)
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Food makers' } })
    await choose('Industry', 'Manufacturing')
    await choose(/^Company size/, '51-200')
    await press('Save segment')
    expect(await said()).toBe('Failed to add target segmentNot now.')
  })

  it('Failed to update target segment', async () => {
    show(<SegmentDialog {...dialog} segment={aSegment()} />)
    await press('Save segment')
    expect(await said()).toBe('Failed to update target segmentNot now.')
  })

  it('Failed to generate segment account', async () => {
    show(<GenerateDialog {...dialog} segments={[aSegment()]} segmentId={null} hasDecisionMakers room={1000} />)
    await press('Generate 3 accounts')
    expect(await said()).toBe('Failed to generate segment accountNot now.')
  })

  it('Failed to save segment customizations', async () => {
    show(<ConfigurationDialog {...dialog} segment={aSegment()} />)
    await press('Save changes')
    expect(await said()).toBe('Failed to save segment customizationsNot now.')
  })

  it('Failed to add contact profile', async () => {
    show(<ContactDialog {...dialog} />)
    await choose('Level', 'Business Owner')
    await press('Add decision maker')
    expect(await said()).toBe('Failed to add contact profileNot now.')
  })

  it('Failed to fetch product summary', async () => {
    showRefusing(
      <ProfileDialog onClose={() => undefined} />,
      (what) => what.includes('product-summary'),
      () => profile,
    )
    expect(await said()).toContain('Failed to fetch product summaryNot now.')
  })

  it('Failed to save product summary', async () => {
    show(<ProductDialog {...dialog} userId="me" summary={summary} onSaved={() => undefined} />)
    fireEvent.change(await screen.findByLabelText(/^Price/), { target: { value: '140 pounds' } })
    await press('Save summary')
    expect(await said()).toBe('Failed to save product summaryNot now.')
  })
})

describe('each step to a first market fails in its own words', () => {
  it.each([
    ['Failed to fetch pipeline data', 'GET /api/pipeline?'],
    ['Failed to add target segment', 'POST /api/pipeline/target-segment'],
    ['Failed to add contact profile', 'POST /api/pipeline/contact-profile'],
    ['Failed to generate segment account', 'POST /api/pipeline/generate-account'],
  ])('%s', async (words, refused) => {
    showRefusing(
      <FirstMarket />,
      (what) => what.startsWith(refused),
      (what) =>
        what.endsWith('/market')
          ? { market: null }
          : what.startsWith('GET')
            ? { targetSegmentProfiles: [], contactProfiles: [], accounts: [] }
            : what.endsWith('contact-profile')
              ? aContact()
              : aSegment(),
    )
    await choose('Industry', 'Manufacturing')
    await press('Find somebody to call')
    expect(await said()).toBe(`${words}Not now.`)
  })
})
