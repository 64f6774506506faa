/** For what goes with the keyboard in it: the page's content takes it, and the next Tab does not begin at the top. */
export function leaveFocusToPage(going: Element | null): void {
  if (going?.contains(document.activeElement)) document.getElementById('main')?.focus()
}
