import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { insertClientError, insertPageView } from './analytics.repository.ts'

export interface PageView {
  readonly title: string
  readonly path: string
  readonly url: string
}

export interface ClientError {
  readonly kind: string
  readonly message: string
  readonly stack?: string | undefined
  readonly path: string
}

/** First-party page views and browser errors, kept in our own database. `userId` is null before signing in. */
export interface Analytics {
  recordPageView(userId: string | null, view: PageView): Promise<void>
  recordClientError(userId: string | null, error: ClientError): Promise<void>
}

/** Addresses can carry words and tokens in their query; none of that is kept. */
const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''
/** PostgreSQL keeps no NUL in text. */
const storable = (text: string): string => text.replaceAll('\0', '')

export function createAnalytics({ db, clock }: { db: Database; clock: Clock }): Analytics {
  return {
    async recordPageView(userId, { title, path, url }) {
      const view = {
        title: storable(title),
        path: storable(withoutQuery(path)),
        url: storable(withoutQuery(url)),
      }
      await insertPageView(db, { id: newId(), user_id: userId, ...view, at: clock.now() })
    },
    async recordClientError(userId, { kind, message, stack = '', path }) {
      const said = { message: storable(message), stack: storable(stack), path: storable(withoutQuery(path)) }
      await insertClientError(db, { id: newId(), user_id: userId, kind, ...said, at: clock.now() })
    },
  }
}
