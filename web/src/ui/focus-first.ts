/** A phone's own keyboard would cover half of what the dialog says before it is read. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches

const choices = 'input:is([type=radio],[type=checkbox]):not(:disabled)'
const fields = ':is(input:not([type=file]), textarea, [aria-haspopup=listbox]):not(:disabled)'

/** Puts the keyboard at the choice a part of a dialog asks for, else at its first field, else at the dialog's title. */
export function focusFirst(part: HTMLElement): void {
  const dialog = part.closest('[role=dialog]') ?? part
  const body = part === dialog ? (dialog.querySelector('[data-dialog-body]') ?? dialog) : part
  const first = body.querySelector<HTMLElement>(`${choices}, ${fields}`)
  const chosen = first?.matches('[type=radio]')
    ? body.querySelector<HTMLElement>(`${choices}[type=radio]:checked`)
    : null
  // A choice further down is not what the dialog asks for first: going there would leave out what stands above it.
  const mayStart = hasKeyboard() || first?.matches(choices)
  const start = (mayStart ? (chosen ?? first) : null) ?? dialog.querySelector<HTMLElement>('[data-dialog-title]')
  start?.focus()
}
