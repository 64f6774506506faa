import { vi } from 'vitest'

/** The page body that something stands in. */
const bodyOf = (element: Element) => element.closest('[data-scroll-body]')

function scrollTo(body: Element, top: number): void {
  body.scrollTop = top
  body.dispatchEvent(new Event('scroll'))
}

/**
 * Nothing is laid out in these tests: from now on a page body is so many pixels high, and each row of the table at its top as
 * high as is said. A row that is brought into sight scrolls its body no further than it has to, as in a browser.
 */
export function layOut(height: { body: number; row: number }): void {
  const isBody = (element: Element) => element.hasAttribute('data-scroll-body')
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return isBody(this) ? height.body : 0
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.hasAttribute('data-index') ? height.row : 0
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, isBody(this) ? 0 : -(bodyOf(this)?.scrollTop ?? 0), 0, 0)
  })
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    const body = bodyOf(this)
    const top = Number(this.getAttribute('data-index')) * height.row
    if (body && top < body.scrollTop) scrollTo(body, top)
    else if (body && top + height.row > body.scrollTop + height.body) scrollTo(body, top + height.row - height.body)
  })
}

/** Scrolls the page body around an element, as a wheel does. */
export function scrollBodyOf(element: Element, top: number): void {
  const body = bodyOf(element)
  if (!body) throw new Error('It stands in no page body.')
  scrollTo(body, top)
}
