import { getMail, listMail, sendTestMail } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Email } from './email.service.ts'

export function emailRoutes(app: FastifyInstance, email: Email): void {
  mount(app, listMail, ({ actor, query }) => email.list(actor, query))
  mount(app, getMail, ({ actor, params }) => email.get(actor, params.id))
  mount(app, sendTestMail, ({ actor, body }) => email.sendTest(actor, body))
}
