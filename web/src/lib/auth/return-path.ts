/**
 * Where to go after signing in: a path of this application from `?next=`. Addresses of other sites are refused, so that a
 * link to our sign-in page can't lead away from here.
 */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/'
  return /^\/(?![/\\])/.test(next) && new URL(next, 'https://ringside.invalid').host === 'ringside.invalid' ? next : '/'
}

/** The token of the invite a page was opened for, there or on the way there; null where there is none. */
export function invitedBy(pathname: string, search: string): string | null {
  const next = new URL(
    pathname === '/accept-invite' ? `${pathname}${search}` : returnPath(search),
    'https://ringside.invalid',
  )
  return next.pathname === '/accept-invite' ? next.searchParams.get('token') : null
}
