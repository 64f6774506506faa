import { convert, type HtmlToTextOptions } from 'html-to-text'
import { Parser } from 'htmlparser2'
import type { PageText } from '../web-pages.ts'

/** Menus, forms and what no reader sees say nothing of a product, and would be taken for sentences about it. */
const skipped = ['nav', 'footer', 'form', 'button', 'script', 'style', 'noscript', 'svg', 'iframe', 'template', 'img']

/** Elements within elements. Browsers nest no deeper than 512, and reading takes as long as a page is deep, for every element. */
const deepest = 1_000

/** A page is nested deeper than any is written. */
export class TooDeepError extends Error {
  override readonly name = 'TooDeepError'
}

const options: HtmlToTextOptions = {
  wordwrap: false,
  decodeEntities: true,
  // Nested deeper than any page is written, and less than a stack is deep.
  limits: { maxDepth: 200, maxInputLength: undefined },
  selectors: [
    ...skipped.map((selector) => ({ selector, format: 'skip' })),
    { selector: 'a', options: { ignoreHref: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    // Without one, list items would be marked with an asterisk; lines are trimmed afterwards.
    { selector: 'ul', options: { itemPrefix: ' ' } },
  ],
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The words of the first title; empty without one. */
function titleOf(html: string): string {
  let title = ''
  let titles = 0
  let inTitle = false
  let depth = 0
  const parser = new Parser({
    onopentag(name) {
      depth += 1
      if (depth > deepest) throw new TooDeepError('A page is nested deeper than any is written')
      if (name !== 'title') return
      titles += 1
      inTitle = titles === 1
    },
    ontext(text) {
      if (inTitle) title += text
    },
    onclosetag(name) {
      depth -= 1
      if (name === 'title') inTitle = false
    },
  })
  parser.end(html)
  return onOneLine(title)
}

/** The words of a page as a person reads them, a line a paragraph. Throws a TooDeepError. */
export function pageText(html: string): Pick<PageText, 'title' | 'text'> {
  const title = titleOf(html)
  const lines = convert(html, options).split('\n').map(onOneLine)
  return { title, text: lines.filter((line) => line !== '').join('\n') }
}
