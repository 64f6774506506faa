import { addComment, listComments } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Reviews } from './reviews.service.ts'

export function reviewRoutes(app: FastifyInstance, reviews: Reviews): void {
  mount(app, listComments, ({ actor, params }) => reviews.comments(actor, params.id))
  mount(app, addComment, ({ actor, params, body }) => reviews.addComment(actor, params.id, body))
}
