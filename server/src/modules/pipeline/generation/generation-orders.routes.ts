import {
  cancelGenerationOrder,
  getGenerationOrder,
  listGenerationOrders,
  orderAccounts,
  putAwayGenerationOrder,
} from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../../platform/http/mount.ts'
import type { GenerationOrders } from './generation-orders.service.ts'

export function generationOrderRoutes(app: FastifyInstance, orders: GenerationOrders): void {
  mount(app, orderAccounts, async ({ actor, body }) => orders.order(actor, body))
  mount(app, listGenerationOrders, async ({ actor }) => orders.list(actor))
  mount(app, getGenerationOrder, async ({ actor, params }) => orders.find(actor, params.id))
  mount(app, cancelGenerationOrder, async ({ actor, params }) => orders.cancel(actor, params.id))
  mount(app, putAwayGenerationOrder, async ({ actor, params }) => {
    await orders.putAway(actor, params.id)
    return {}
  })
}
