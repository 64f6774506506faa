import {
  discardImport,
  exportLeftOut,
  getImport,
  importLimits,
  listImports,
  previewImport,
  readImport,
  runImport,
  undoImport,
} from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { Buffer } from 'node:buffer'
import { mount } from '../../../platform/http/mount.ts'
import { saveAs } from '../../../platform/http/saved-file.ts'
import type { AccountImports } from './imports.service.ts'

/** Somewhat more than a file may have, so that one that is too large is told what to do. */
const bodyLimit = importLimits.bytes + 1_000_000

export function importRoutes(app: FastifyInstance, imports: AccountImports): void {
  mount(app, listImports, async ({ actor }) => imports.list(actor))
  mount(app, getImport, async ({ actor, params }) => imports.get(actor, params.id))
  mount(app, previewImport, async ({ actor, params, body }) => imports.preview(actor, params.id, body))
  mount(app, runImport, async ({ actor, params, body }) => imports.run(actor, params.id, body))
  mount(app, undoImport, async ({ actor, params }) => imports.undo(actor, params.id))
  mount(app, exportLeftOut, async ({ actor, params, reply }) => saveAs(reply, await imports.leftOut(actor, params.id)))
  mount(app, discardImport, async ({ actor, params }) => {
    await imports.discard(actor, params.id)
    return {}
  })
  // Bytes are taken for this one endpoint alone, and no more of them than a table may have.
  void app.register(async (files) => {
    const parser = { parseAs: 'buffer', bodyLimit } as const
    files.addContentTypeParser('application/octet-stream', parser, (_request, content, done) => done(null, content))
    mount(
      files,
      readImport,
      async ({ actor, query, request }) => {
        const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        return imports.read(actor, { fileName: query.fileName, content })
      },
      { bodyLimit },
    )
  })
}
