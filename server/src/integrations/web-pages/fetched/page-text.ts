import { convert, type HtmlToTextOptions } from 'html-to-text'

/** Menus, forms and what no reader sees say nothing of a product, and would be taken for sentences about it. */
const skipped = ['nav', 'footer', 'form', 'button', 'script', 'style', 'noscript', 'svg', 'iframe', 'template', 'img']

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

const titleOf = (html: string): string => {
  const inner = /<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? ''
  return convert(inner, { wordwrap: false }).replace(/\s+/g, ' ').trim()
}

/** The words of a page as a person reads them, a line a paragraph. */
export function pageText(html: string): { title: string; text: string } {
  const lines = convert(html, options)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
  return { title: titleOf(html), text: lines.filter((line) => line !== '').join('\n') }
}
