import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aSegment, anAccount, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { thingsOf, type ToArchive } from '../../domain-ui/use-archive.ts'
import { SegmentsView } from './segments-view.tsx'

afterEach(cleanup)

const carriers = aSegment({ _id: idOf(1), name: 'Carriers' })
const makers = aSegment({ _id: idOf(2), name: 'Food makers' })
const empty = aSegment({ _id: idOf(3), name: 'Banks' })
const accounts = [
  anAccount({ _id: idOf(11), targetSegmentProfileId: carriers._id }),
  anAccount({ _id: idOf(12), targetSegmentProfileId: carriers._id }),
  anAccount({ _id: idOf(13), targetSegmentProfileId: makers._id }),
]

function showSegments(segments = [carriers, makers, empty], at = '/pipeline/segments') {
  const onArchive = vi.fn<(things: readonly ToArchive[]) => void>()
  const who = { orgId: 'org-1', userId: 'me' }
  showSignedIn(
    <SegmentsView who={who} segments={segments} accounts={accounts} onAdd={() => undefined} onArchive={onArchive} />,
    { answer: () => undefined, at },
  )
  return onArchive
}

const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('archiving segments', () => {
  it('asks what becomes of the accounts in use, and keeps them unless somebody says otherwise', async () => {
    const onArchive = showSegments()
    tick('Carriers')
    await press('Archive')
    expect(
      await screen.findByText('2 accounts in use are in it. You can restore everything from the archive.'),
    ).toBeTruthy()
    expect(onArchive).not.toHaveBeenCalled()
    await press('Archive segment')
    expect(onArchive).toHaveBeenCalledWith(thingsOf('segment', [carriers._id]))
  })

  it('takes the accounts of all of them along when asked to', async () => {
    const onArchive = showSegments()
    tick('Carriers')
    tick('Food makers')
    tick('Banks')
    await press('Archive')
    fireEvent.click(await screen.findByRole('radio', { name: /^Archive them as well/ }))
    await press('Archive 3 segments and 3 accounts')
    expect(onArchive).toHaveBeenCalledWith([
      ...thingsOf('segment', [carriers._id, makers._id, empty._id]),
      { kind: 'account', id: idOf(11), withId: carriers._id },
      { kind: 'account', id: idOf(12), withId: carriers._id },
      { kind: 'account', id: idOf(13), withId: makers._id },
    ])
  })

  it('asks nothing where nothing is in use', async () => {
    const onArchive = showSegments()
    tick('Banks')
    await press('Archive')
    expect(onArchive).toHaveBeenCalledWith(thingsOf('segment', [empty._id]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('names the segment as the list does, where another has its name', async () => {
    const twins = [carriers, aSegment({ _id: idOf(2), name: 'Carriers', companySize: '1-10' })]
    showSegments(twins)
    tick(`Carriers (${carriers.companySize} employees)`)
    await press('Archive')
    expect(
      await screen.findByRole('dialog', { name: `Archive Carriers (${carriers.companySize} employees)?` }),
    ).toBeTruthy()
  })

  it('asks for one account what becomes of it, and not of them', async () => {
    showSegments()
    tick('Food makers')
    await press('Archive')
    expect(await screen.findByRole('group', { name: 'What becomes of the account?' })).toBeTruthy()
    expect(screen.getByText(/^It stays in the lists and can be called\. The overview shows it under/)).toBeTruthy()
    expect(screen.getByText(/^It leaves the lists and no longer counts/)).toBeTruthy()
  })
})

it('two segments of one name are told apart by what is said of them, and by the columns beside', () => {
  const inOhio = { ...carriers.geographicFocus, geographicFocus: 'State' as const, states: ['Ohio' as const] }
  showSignedIn(
    <SegmentsView
      who={{ orgId: 'org-1', userId: 'me' }}
      segments={[carriers, { ...carriers, _id: idOf(4), geographicFocus: inOhio }]}
      accounts={[]}
      onAdd={() => undefined}
      onArchive={() => undefined}
    />,
    { answer: () => undefined },
  )
  const [, anywhere, ohio] = screen.getAllByRole('row')
  expect(anywhere?.textContent).toMatch(/^Carriers(?! \().*Anywhere/)
  expect(ohio?.textContent).toMatch(/^Carriers(?! \().*Ohio/)
  expect(screen.getByRole('button', { name: 'Carriers (Ohio)' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Actions for Carriers (Anywhere)' })).toBeTruthy()
})

describe('searching segments', () => {
  it('finds them by their name, in the address, and archives none that are hidden', async () => {
    const onArchive = showSegments(undefined, '/pipeline/segments?search=banks')
    expect(screen.getByText('1 of 3')).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: 'Select Carriers' })).toBeNull()
    tick('Banks')
    await press('Archive')
    expect(onArchive).toHaveBeenCalledWith(thingsOf('segment', [empty._id]))
  })

  it('says that none match, and shows all again', async () => {
    showSegments(undefined, '/pipeline/segments?search=zeppelins')
    expect(screen.getByText('No segments match.')).toBeTruthy()
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? document.body)
    expect(await screen.findByText('3 segments')).toBeTruthy()
  })
})

describe('filtering segments', () => {
  const banks = { ...empty, companySize: '1-10' as const }
  const farms = aSegment({
    _id: idOf(5),
    name: 'Farms',
    industry: { targetIndustry: 'Other', subIndustries: [] },
    otherIndustry: 'Bees',
    displayIndustry: 'Bees',
  })
  const show = (at: string) => showSegments([carriers, makers, banks, farms], `/pipeline/segments?${at}`)
  const shown = () =>
    screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }).map((box) => box.getAttribute('aria-label'))

  it.each([
    ['their industry, one in own words under Other', 'industry=Other', ['Select Farms']],
    ['the size of their companies', 'size=1-10', ['Select Banks']],
    ['having accounts', 'accounts=with', ['Select Carriers', 'Select Food makers']],
    ['having none', 'accounts=without', ['Select Banks', 'Select Farms']],
    ['several at once', 'accounts=without&size=1-10', ['Select Banks']],
  ])('finds them by %s, as the address says', (_, at, names) => {
    show(at)
    expect(shown()).toEqual(names)
    expect(screen.getByText(`${names.length} of 4`)).toBeTruthy()
  })

  it('takes what the address says wrongly as not said', () => {
    show('industry=Alchemy&accounts=perhaps')
    expect(shown()).toHaveLength(4)
    expect(screen.getByText('4 segments')).toBeTruthy()
  })

  it('archives none that are hidden, and is chosen and cleared by hand', async () => {
    const onArchive = show('')
    for (const name of ['Carriers', 'Banks']) tick(name)
    await press('Accounts All')
    fireEvent.click(await screen.findByRole('option', { name: 'Without accounts' }))
    expect(await screen.findByText('2 of 4')).toBeTruthy()
    await press('Archive')
    expect(onArchive).toHaveBeenCalledWith(thingsOf('segment', [banks._id]))
    await press('Clear accounts')
    expect(await screen.findByText('4 segments')).toBeTruthy()
  })

  it('says how many are on where they find nothing, and clears them all', async () => {
    show('industry=Education&size=1-10&search=banks&sort=accounts')
    expect(screen.getByText('3 filters are on.')).toBeTruthy()
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? document.body)
    expect(await screen.findByText('4 segments')).toBeTruthy()
    // The order is no filter: it stays.
    expect(shown()[0]).toBe('Select Carriers')
  })
})
