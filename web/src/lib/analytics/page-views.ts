import { recordPageView } from '@ringside/contract/analytics-events'
import { call } from '../api/client.ts'

/** The address as it may be kept: without query and fragment, which can hold tokens and search words. */
export function bareAddress(href: string): { path: string; url: string } {
  const url = new URL(href)
  return { path: url.pathname.slice(0, 500), url: `${url.origin}${url.pathname}`.slice(0, 500) }
}

/** Reports that a screen was shown. Nothing waits for it, and its failure is nobody's concern. */
export function reportPageView(title: string, href: string): void {
  call(recordPageView, { body: { title: title.slice(0, 200), ...bareAddress(href) }, keepalive: true }).catch(
    () => undefined,
  )
}
