import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Radio } from './choice.tsx'
import { Dialog } from './dialog.tsx'
// Here before a test begins: its waits are for what the layers do, not for their code.
import './dialog-layer.tsx'
import './popover-layer.tsx'
import { Field } from './field.tsx'
import { plainOptions } from './option.ts'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'

afterEach(cleanup)

function Industry({ onChange }: { onChange(value: string): void }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <Field label="Industry" error={value ? undefined : 'Choose an industry.'}>
      <Select
        label="Industry"
        options={plainOptions(['Education', 'Manufacturing', 'Energy'])}
        value={value}
        onChange={(next) => {
          setValue(next)
          onChange(next)
        }}
      />
    </Field>
  )
}

describe('a field', () => {
  it('ties label, help and error to its control', () => {
    render(
      <Field label="Name" help="As your team writes it." error="Write a name.">
        <TextInput />
      </Field>,
    )
    const input = screen.getByLabelText('Name')
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(described).toEqual(['As your team writes it.', 'Write a name.'])
  })
})

describe('a select', () => {
  it('is opened by its button, walked with the arrow keys and chosen from with Enter', async () => {
    const chosen = vi.fn<(value: string) => void>()
    render(<Industry onChange={chosen} />)
    fireEvent.click(screen.getByRole('button', { name: 'Industry' }))
    const list = await screen.findByRole('listbox')
    fireEvent.keyDown(list, { key: 'ArrowDown' })
    fireEvent.keyDown(list, { key: 'Enter' })
    expect(chosen).toHaveBeenCalledWith('Manufacturing')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(screen.getByRole('button', { name: 'Industry' }).textContent).toBe('Manufacturing')
  })

  it('goes from one option to the next that begins with a letter, and round again', async () => {
    const chosen = vi.fn<(value: string) => void>()
    const options = ['Cold call', 'Demo', 'Closing', 'Check-in'].map((label) => ({ value: label, label }))
    render(<Select label="Kind" options={options} value="Demo" onChange={chosen} />)
    fireEvent.click(screen.getByRole('button', { name: /^Kind/ }))
    const list = await screen.findByRole('listbox')
    const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent
    const seen = ['c', 'c', 'C', 'x', 'd'].map((key) => {
      fireEvent.keyDown(list, { key })
      return active()
    })
    expect(seen).toEqual(['Closing', 'Check-in', 'Cold call', 'Cold call', 'Demo'])
  })

  it('gives the keyboard back as it closes, and takes it from nowhere afterwards', async () => {
    render(
      <>
        <Industry onChange={() => undefined} />
        <TextInput aria-label="Name" />
      </>,
    )
    const opener = screen.getByRole('button', { name: 'Industry' })
    for (const key of ['Enter', 'Escape']) {
      fireEvent.click(opener)
      const list = await screen.findByRole('listbox')
      await waitFor(() => expect(list.contains(document.activeElement)).toBe(true))
      fireEvent.keyDown(list, { key })
      expect(screen.queryByRole('listbox')).toBeNull()
      expect(document.activeElement).toBe(opener)
      const name = screen.getByLabelText('Name')
      name.focus()
      // Radix gives the focus back in a task of its own.
      await new Promise((resolve) => setTimeout(resolve))
      expect(document.activeElement).toBe(name)
    }
  })
})

function Invite() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite people</Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title="Invite people" width={480}>
          <TextInput aria-label="E-mail addresses" />
          <Radio name="role" label="Member" defaultChecked />
        </Dialog>
      )}
    </>
  )
}

describe('an opened dialog', () => {
  it('puts the keyboard on its first field, and back on what opened it when it closes', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    render(<Invite />)
    const opener = screen.getByRole('button', { name: 'Invite people' })
    opener.focus()
    fireEvent.click(opener)
    const field = await screen.findByLabelText('E-mail addresses')
    await waitFor(() => expect(document.activeElement).toBe(field))
    fireEvent.keyDown(field, { key: 'Escape' })
    await waitFor(() => expect(document.activeElement).toBe(opener))
    vi.unstubAllGlobals()
  })

  it('puts the keyboard on the choice that is made', async () => {
    render(
      <Dialog open onClose={() => {}} title="How hard should it be?" width={640}>
        <Radio name="difficulty" label="Easy" />
        <Radio name="difficulty" label="Hard" defaultChecked />
      </Dialog>,
    )
    const chosen = await screen.findByRole('radio', { name: 'Hard' })
    await waitFor(() => expect(document.activeElement).toBe(chosen))
  })

  it('puts the keyboard on its title where nothing is chosen', async () => {
    render(
      <Dialog
        open
        onClose={() => {}}
        title="You have no credits left"
        width={440}
        actions={<Button>Close it</Button>}
      />,
    )
    const title = await screen.findByRole('heading', { name: 'You have no credits left' })
    await waitFor(() => expect(document.activeElement).toBe(title))
  })
})

describe('a dialog with unsaved changes', () => {
  it('asks before it closes, and stays when told to', async () => {
    const closed = vi.fn<() => void>()
    render(
      <Dialog open dirty onClose={closed} title="Add a segment" width={640} actions={<Button>Save segment</Button>} />,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(closed).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(closed).toHaveBeenCalledOnce()
  })

  it('stays with Esc once it asks, and gives the keyboard back to where it was', async () => {
    const closed = vi.fn<() => void>()
    render(
      <Dialog open dirty onClose={closed} title="Add a segment" width={640}>
        <TextInput aria-label="Name" />
      </Dialog>,
    )
    const field = await screen.findByLabelText('Name')
    field.focus()
    fireEvent.keyDown(field, { key: 'Escape' })
    const stay = await screen.findByRole('button', { name: 'Stay' })
    expect(document.activeElement).toBe(stay)
    fireEvent.keyDown(stay, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).toBe(field)
    expect(closed).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(await screen.findByRole('button', { name: 'Stay' })).toBeTruthy()
  })
})
