/** What a public page says. */
export interface PageText {
  /** Where it was read in the end, after redirects. */
  readonly address: string
  /** Empty when the page names none. */
  readonly title: string
  /** Its words as plain text, a line a paragraph, without menus, forms and scripts. */
  readonly text: string
}

/**
 * Why a page was not read. not-public: the address, or one it leads to, is not on the public internet. robots: its
 * owner asks programs not to read it. not-a-page: it is neither HTML nor plain text, or holds no words. packed: it comes
 * packed, though it was asked for as it is, and can't be unpacked. too-complex: it came, and is built so that reading it
 * takes longer than it may.
 */
export type PageFault =
  | 'not-public'
  | 'robots'
  | 'not-found'
  | 'not-a-page'
  | 'packed'
  | 'too-large'
  | 'too-complex'
  | 'too-slow'
  | 'too-many-redirects'
  | 'unreachable'

export class PageError extends Error {
  readonly fault: PageFault

  constructor(fault: PageFault, cause?: unknown) {
    super(`the page was not read: ${fault}`, { cause })
    this.name = 'PageError'
    this.fault = fault
  }
}

/** Reads public web pages for people who name them. */
export interface WebPages {
  /** `address` is an http or https URL. Throws a PageError when the page can't be read, and a PoolBusyError when too many are. */
  read(address: string): Promise<PageText>
}
