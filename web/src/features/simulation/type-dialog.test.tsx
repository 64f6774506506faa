import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
// Here before a test begins: its waits are for what the dialog does, not for its code.
import '../../ui/dialog-layer.tsx'
import { TypeDialog } from './type-dialog.tsx'

afterEach(cleanup)

const show = (isCustomer: boolean) =>
  render(
    <TypeDialog
      open
      onClose={() => undefined}
      who="Divya Rao, COO at Ironwood Freight"
      firstName="Divya"
      company={{ name: 'Ironwood Freight', isCustomer }}
      type="discovery"
      suggested={null}
      records={[]}
      onNext={() => undefined}
    />,
  )
const choose = async (label: RegExp) => fireEvent.click(await screen.findByRole('radio', { name: label }))
const warning = () => screen.queryByText('Ironwood Freight is not a customer of yours.')

describe('a kind of call that is for customers', () => {
  it('says that a company that has bought nothing is no customer, and that the past is made up', async () => {
    show(false)
    await choose(/^Check-in/)
    expect(warning()).not.toBeNull()
    expect(screen.getByText(/Divya plays one, and the past that you share is made up/)).toBeTruthy()
    await choose(/^Referral/)
    expect(warning()).not.toBeNull()
    await choose(/^Closing/)
    expect(warning()).toBeNull()
  })

  it('warns of nothing where the company has bought', async () => {
    show(true)
    await choose(/^Check-in/)
    expect(screen.getByRole('heading', { name: 'Check-in' })).toBeTruthy()
    expect(warning()).toBeNull()
  })
})
