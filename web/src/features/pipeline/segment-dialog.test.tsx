import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  countries,
  geographicFocusTypes,
  internationalRegions,
  regions,
  states,
} from '@ringside/contract/reference-data'
import { aSegment } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { SegmentDialog } from './segment-dialog.tsx'

afterEach(cleanup)

const tooShort = 'Give the segment a name of at least 2 characters.'

async function showDialog() {
  showSignedIn(<SegmentDialog who={{ orgId: 'org-1', userId: 'me' }} segment={null} open onClose={() => undefined} />, {
    answer: () => undefined,
  })
  return screen.findByLabelText<HTMLInputElement>('Name')
}
const go = (to: HTMLElement) => act(() => to.focus())

describe('a field of a new segment', () => {
  it('says what is wrong as soon as somebody goes on to the next one, and only of itself', async () => {
    const name = await showDialog()
    go(name)
    fireEvent.change(name, { target: { value: 'F' } })
    expect(screen.queryByText(tooShort)).toBeNull()
    go(screen.getByRole('button', { name: /^Industry/ }))
    expect(screen.getByText(tooShort)).toBeTruthy()
    expect(screen.queryByText('Choose an industry.')).toBeNull()
    fireEvent.change(name, { target: { value: 'Food makers' } })
    expect(screen.queryByText(tooShort)).toBeNull()
  })

  it('is not judged by who only cancels', async () => {
    const name = await showDialog()
    go(name)
    go(screen.getByText('Cancel').closest('button') ?? name)
    expect(screen.queryByText(tooShort)).toBeNull()
  })

  it('is judged with all the others on saving', async () => {
    await showDialog()
    fireEvent.click(screen.getByRole('button', { name: 'Save segment' }))
    expect(screen.getByText(tooShort)).toBeTruthy()
    expect(screen.getByText('Choose an industry.')).toBeTruthy()
  })
})

const choose = async (field: RegExp, option: string) => {
  fireEvent.click(await screen.findByRole('button', { name: field }))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}

describe('the sub-industries of a new segment', () => {
  it('are asked once an industry is chosen, and of one that has its own words as those whose work is like theirs', async () => {
    await showDialog()
    expect(screen.queryByText('Sub-industries')).toBeNull()
    await choose(/^Industry/, 'Other')
    expect(screen.getByText('Which industry')).toBeTruthy()
    expect(screen.getByText(/^Whose work is like theirs\./)).toBeTruthy()
    await choose(/^Sub-industries/, 'Agriculture')
    expect(screen.getByRole('button', { name: /^Sub-industries/ }).textContent).toContain('Agriculture')
    await choose(/^Industry/, 'Education')
    expect(screen.queryByText(/^Whose work is like theirs\./)).toBeNull()
  })
})

describe('where the companies of a new segment are', () => {
  const placeFields = ['Regions', 'States', 'Countries', 'International regions']
  const shownFields = () => placeFields.filter((field) => screen.queryByText(field, { selector: 'label' }) !== null)
  const platformNames = new Intl.DisplayNames(['en-GB'], { type: 'region' })
  const countryNames = countries.map((code) => platformNames.of(code) ?? '').toSorted((a, b) => a.localeCompare(b))
  const offered = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  const open = async (field: RegExp) => fireEvent.click(await screen.findByRole('button', { name: field }))

  it('is anywhere at first, or of one of the kinds that there are', async () => {
    await showDialog()
    expect(screen.getByRole('button', { name: /^Geographic focus/ }).textContent).toBe('Anywhere')
    expect(shownFields()).toEqual([])
    await open(/^Geographic focus/)
    expect(await offered()).toEqual(geographicFocusTypes.map((type) => (type === 'None' ? 'Anywhere' : type)))
  })

  it.each([
    ['Regional', 'Regions', regions],
    ['State', 'States', states],
    ['Country', 'Countries', countryNames],
    ['International Region', 'International regions', internationalRegions],
  ] as const)('is asked for %s in a field of its own, %s, with all there are', async (focus, field, places) => {
    await showDialog()
    await choose(/^Geographic focus/, focus)
    await waitFor(() => expect(shownFields()).toEqual([field]))
    await open(new RegExp(`^${field}`))
    expect(await offered()).toEqual(places)
  })

  it('is sent by its code, under the name the platform has for it', async () => {
    const { changes } = showSignedIn(
      <SegmentDialog who={{ orgId: 'org-1', userId: 'me' }} segment={aSegment()} open onClose={() => undefined} />,
      { answer: () => Response.json(aSegment()) },
    )
    await choose(/^Geographic focus/, 'Country')
    fireEvent.click(await screen.findByRole('button', { name: 'Save segment' }))
    expect(await screen.findByText('Choose at least one place.')).toBeTruthy()
    await choose(/^Countries/, 'Norway')
    expect(screen.getByRole('button', { name: /^Countries/ }).textContent).toBe('Norway')
    fireEvent.click(screen.getByText('Save segment'))
    await waitFor(() => expect(changes()).toHaveLength(1))
    expect(changes()[0]?.body).toMatchObject({
      geographicFocus: {
        geographicFocus: 'Country',
        regions: [],
        states: [],
        countries: ['NO'],
        internationalRegions: [],
      },
    })
  })
})
