/** After a failed Save: the first wrong field of the open dialog gets the focus, once its error is drawn. */
export function focusFirstInvalid(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[role=dialog] [aria-invalid=true], form [aria-invalid=true]')?.focus(),
  )
}
