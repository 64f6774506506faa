import type { Buffer } from 'node:buffer'
import type { FastifyReply } from 'fastify'

/** A file that a browser saves. */
export interface SavedFile {
  /** Without its ending: "Discovery call with Zoë Ní". */
  readonly name: string
  readonly ending: 'pdf' | 'csv' | 'json'
  readonly content: Buffer
}

const types = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const

/** A name files sort by, of letters that every system takes: "discovery-call-with-zoe-ni". */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 100) || 'ringside'

/** Answers with a file to save; nobody keeps a copy of it on the way. */
export function saveAs(reply: FastifyReply, { name, ending, content }: SavedFile): Buffer {
  reply.header('content-type', types[ending])
  reply.header('content-disposition', `attachment; filename="${plainName(name)}.${ending}"`)
  reply.header('cache-control', 'private, no-store')
  return content
}
