/** A phone's own keyboard would cover half of what the dialog says before it is read. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches

const choices = 'input:is([type=radio],[type=checkbox]):not(:disabled)'
const fields = ':is(input:not([type=file]), textarea, [aria-haspopup=listbox]):not(:disabled)'

/** Puts the keyboard at the choice a part of a dialog asks for, else at its first field, else at the dialog's title. */
export function focusFirst(part: HTMLElement): void {
  const dialog = part.closest('[role=dialog]') ?? part
  const body = part === dialog ? (dialog.querySelector('[data-dialog-body]') ?? dialog) : part
  const first = body.querySelector<HTMLElement>(hasKeyboard() ? `${choices}, ${fields}` : choices)
  const chosen = first?.matches('[type=radio]')
    ? body.querySelector<HTMLElement>(`${choices}[type=radio]:checked`)
    : null
  const start = chosen ?? first ?? dialog.querySelector<HTMLElement>('[data-dialog-title]')
  start?.focus()
}
