import { Readable } from 'node:stream'
import { beginUpload, cancelUpload, finishUpload, getUpload, sendUploadPart } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Uploads } from './uploads.service.ts'

export function uploadRoutes(app: FastifyInstance, uploads: Uploads): void {
  mount(app, beginUpload, async ({ actor, body }) => uploads.begin(actor, body))
  mount(app, getUpload, async ({ actor, params }) => uploads.get(actor, params.id))
  mount(app, finishUpload, async ({ actor, params }) => uploads.finish(actor, params.id))
  mount(app, cancelUpload, async ({ actor, params }) => {
    await uploads.cancel(actor, params.id)
    return {}
  })
  // Bytes are taken as they come for this one endpoint: nobody else reads a body that nobody has measured.
  void app.register(async (parts) => {
    parts.addContentTypeParser('application/octet-stream', (_request, content, done) => done(null, content))
    mount(parts, sendUploadPart, async ({ actor, params, query, request }) => {
      const content = request.body instanceof Readable ? request.body : null
      return uploads.receive(actor, params.id, { offset: query.offset, content })
    })
  })
}
