import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { NamedPerson } from '@ringside/contract/pipeline/accounts'
import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import type { Persona } from '@ringside/contract/pipeline/persona'
import { aContact, aPersona, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { OrgChart } from './org-chart.tsx'

afterEach(cleanup)

const finance = aContact({ level: 'C-Suite', department: 'Finance' })

function showChart(named: NamedPerson, missing: readonly ContactProfile[]) {
  const onAdd = vi.fn<(contact: ContactProfile) => void>()
  const onAddNamed = vi.fn<(person: NamedPerson) => void>()
  showSignedIn(
    <OrgChart
      people={[aPersona()]}
      suggestedId={null}
      canCall
      hindrance={null}
      missing={missing}
      named={[named]}
      adding={false}
      onAdd={onAdd}
      onAddNamed={onAddNamed}
      onArchive={() => undefined}
    />,
    { answer: () => undefined },
  )
  return {
    onAdd,
    onAddNamed,
    box: within(within(screen.getByRole('list', { name: 'Named in calls' })).getByRole('listitem')),
  }
}

describe('somebody whom buyers named', () => {
  it('is drawn with who named them, and added through the role that is theirs, which is not drawn again', () => {
    const irene = {
      name: 'Irene',
      namedBy: ['Paul', 'Dana'],
      contactProfileId: finance._id,
      hasRole: true,
      isUnclear: false,
    }
    const { onAdd, box } = showChart(irene, [finance])
    expect(box.getByText('Named by Paul and Dana, not added yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add C-Suite, Finance' })).toBeNull()
    fireEvent.click(box.getByRole('button', { name: 'Add Irene' }))
    expect(onAdd).toHaveBeenCalledWith(finance)
  })

  it('leads to the decision makers where the organisation has none of their role', () => {
    const { box } = showChart(
      { name: 'Hollis', namedBy: ['Paul'], contactProfileId: null, hasRole: true, isUnclear: false },
      [finance],
    )
    expect(box.getByRole('link', { name: 'Add a decision maker for their role' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add C-Suite, Finance' })).toBeTruthy()
  })

  it('is added through a role that is chosen, where no decision maker is ever them', () => {
    const hollis = { name: 'Hollis', namedBy: ['Paul'], contactProfileId: null, hasRole: false, isUnclear: false }
    const { box, onAddNamed } = showChart(hollis, [])
    expect(box.getByText('Named by Paul, not added yet')).toBeTruthy()
    expect(box.queryByRole('link')).toBeNull()
    fireEvent.click(box.getByRole('button', { name: 'Add Hollis' }))
    expect(onAddNamed).toHaveBeenCalledWith(hollis)
  })

  it('of whom two are called so has a reason why not in place of the button', () => {
    const { box } = showChart(
      { name: 'Ana', namedBy: ['Paul'], contactProfileId: null, hasRole: false, isUnclear: true },
      [],
    )
    box.getByText('Two people called Ana were named: add them by hand with their whole name')
    expect(box.queryByRole('button')).toBeNull()
  })
})

it('somebody who is suggested keeps the record of their calls, and it says whose it is', () => {
  const dana = aPersona({ calls: 3, bestScore: 81, lastCallAt: '2026-11-20T09:00:00.000Z' })
  showSignedIn(
    <OrgChart
      people={[dana]}
      suggestedId={dana._id}
      canCall
      hindrance={null}
      missing={[]}
      named={[]}
      adding={false}
      onAdd={() => undefined}
      onAddNamed={() => undefined}
      onArchive={() => undefined}
    />,
    { session: { isAdmin: false }, answer: () => undefined },
  )
  for (const words of ['Suggested next', '3 calls, last on 20 Nov', 'Your best 81']) screen.getByText(words)
  expect(screen.getByRole('link', { name: 'Dana Whitfield' }).getAttribute('href')).toBe(
    `/persona-display?person=${dana._id}`,
  )
})

describe('the people of a company', () => {
  const show = (people: readonly Persona[], suggestedId: string | null = null) =>
    showSignedIn(
      <OrgChart
        people={people}
        suggestedId={suggestedId}
        canCall
        hindrance={null}
        missing={[]}
        named={[]}
        adding={false}
        onAdd={() => undefined}
        onAddNamed={() => undefined}
        onArchive={() => undefined}
      />,
      { answer: () => undefined },
    )
  const person = (nth: number, level: string, department: Persona['department']) =>
    aPersona({ _id: idOf(nth), firstName: `Person${nth}`, level, department })
  const names = (within_: ReturnType<typeof within>) =>
    within_
      .getAllByRole('link', { name: /^Person\d+ Whitfield$/ })
      .map((link: HTMLElement) => link.textContent?.split(' ')[0])

  it('stand from the top level down', () => {
    show([
      person(1, 'Department Head/Manager', 'IT'),
      person(2, 'C-Suite', 'Finance'),
      person(3, 'Business Owner', null),
    ])
    expect(names(within(document.body))).toEqual(['Person2', 'Person3', 'Person1'])
  })

  it('are by department where they are more than twelve, each folded but that of whoever is suggested', () => {
    const all = Array.from({ length: 13 }, (_, nth) =>
      person(nth + 1, nth === 12 ? 'C-Suite' : 'VP/Director Level', nth % 2 === 0 ? 'Sales' : 'IT'),
    )
    show(all, idOf(2))
    const folds = [...document.querySelectorAll('details')]
    expect(folds.map(({ open }) => open)).toEqual([true, false])
    expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual(['IT6', 'Sales7'])
    // The top level first, within a department as well.
    expect(names(within(screen.getByRole('list', { name: 'Sales', hidden: true })))[0]).toBe('Person13')
  })

  it('are in one chart where they are twelve', () => {
    show(Array.from({ length: 12 }, (_, nth) => person(nth + 1, 'C-Suite', 'Sales')))
    expect(document.querySelector('details')).toBeNull()
  })
})
