import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** A file as it is kept; what stands in it was sent by somebody, and is never a page of ours. */
export interface KeptFile {
  readonly bytes: number
  readonly media: string
  /** Changes whenever the bytes do. */
  readonly version: string
  open(range: { start: number; end: number }): Promise<Readable>
}

type Asked = { readonly start: number; readonly end: number }

/**
 * The range that a Range header asks for, its end left out; null for the whole file: no header, one of another unit, one
 * that makes no sense, or several ranges, which nobody who plays a file asks for (RFC 9110, section 14.2, lets us). Throws
 * `out-of-range` for one that begins after the end.
 */
export function rangeIn(header: string | undefined, bytes: number): Asked | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? bytes : Math.min(bytes, Number(to) + 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  if (start >= bytes || start >= end) throw new AppError('out-of-range', 'The file ends before that.')
  return { start, end }
}

/** Answers with the file or the range asked for. A browser saves it or plays it, and never shows it as a page. */
export async function answerWithFile(request: FastifyRequest, reply: FastifyReply, file: KeptFile): Promise<Readable> {
  const etag = `"${file.version}"`
  reply.headers({
    'accept-ranges': 'bytes',
    'content-type': file.media,
    'content-disposition': 'attachment',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=3600',
    etag,
  })
  const condition = request.headers['if-range']
  const isCurrent = condition === undefined || condition === etag
  const asked = isCurrent ? wanted(request, reply, file.bytes) : null
  const { start, end } = asked ?? { start: 0, end: file.bytes }
  reply.header('content-length', end - start)
  if (asked) reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${file.bytes}`)
  return file.open({ start, end })
}

function wanted(request: FastifyRequest, reply: FastifyReply, bytes: number): Asked | null {
  try {
    return rangeIn(request.headers.range, bytes)
  } catch (error) {
    // The refusal is written as JSON, in words.
    for (const name of ['content-type', 'content-disposition', 'etag'] as const) reply.removeHeader(name)
    reply.headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' })
    throw error
  }
}
