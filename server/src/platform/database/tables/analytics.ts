import type { Time } from './identity.ts'

interface PageViewsTable {
  id: string
  user_id: string | null
  title: string
  path: string
  /** Origin and path. */
  url: string
  at: Time
}

interface ClientErrorsTable {
  id: string
  user_id: string | null
  kind: string
  message: string
  stack: string
  path: string
  at: Time
}

export interface AnalyticsTables {
  page_views: PageViewsTable
  client_errors: ClientErrorsTable
}
