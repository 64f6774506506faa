import { useEffect, useLayoutEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { reportPageView } from '../lib/analytics/page-views.ts'
import { useSession, type Session } from '../lib/session/session.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { callRoute, routeOf, type Guard, type ScreenRoute } from './routes.ts'

const allows = (guard: Guard, session: Session): boolean =>
  guard === 'member' || (guard === 'admin' ? session.isAdmin : session.isSiteAdmin)

/** Names the page and reports the view, once an address. A screen with a better name sets it after this, before the report. */
export function usePageName(title: string) {
  const { pathname } = useLocation()
  const reported = useRef('')
  useLayoutEffect(() => {
    document.title = `${title} | Ringside`
  }, [title, pathname])
  useEffect(() => {
    if (reported.current === pathname) return
    reported.current = pathname
    reportPageView(document.title, window.location.href)
  }, [pathname])
}

function Shown({ route }: { route: ScreenRoute }) {
  const { pathname } = useLocation()
  const { userId, orgId } = useSession()
  usePageName(route.title)
  return (
    <ErrorBoundary resetKey={pathname}>
      <route.screen.Screen userId={userId} orgId={orgId} />
    </ErrorBoundary>
  )
}

/** One route: judged, named, and with or without the navigation. */
export function ScreenFrame({ route }: { route: ScreenRoute }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  // The call has the set-up's address, so the path alone does not tell the two apart.
  const shown = route.path === callRoute.path ? (routeOf(pathname, search) ?? route) : route
  if (!allows(shown.guard, session)) return <Navigate to="/" replace />
  return <Shown key={shown === callRoute ? 'call' : 'screen'} route={shown} />
}
