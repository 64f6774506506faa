import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { NamedPerson } from '@ringside/contract/pipeline/accounts'
import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { aContact, aPersona } from '../../domain-ui/fake/pipeline-things.ts'
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
