import { recordClientError, recordPageView } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Analytics } from './analytics.service.ts'

/** Anybody may call these, so they take little and seldom. */
const limits = { bodyLimit: 16 * 1024, perMinute: 120 }

export function analyticsRoutes(app: FastifyInstance, analytics: Analytics): void {
  mount(
    app,
    recordPageView,
    async ({ actor, body }) => {
      await analytics.recordPageView(actor?.userId ?? null, body)
      return {}
    },
    limits,
  )
  mount(
    app,
    recordClientError,
    async ({ actor, body }) => {
      await analytics.recordClientError(actor?.userId ?? null, body)
      return {}
    },
    limits,
  )
}
