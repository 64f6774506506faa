import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorStatuses, type ErrorBody, type ErrorCode } from '@ringside/contract'
import { AppError, type ErrorDetails } from '../errors.ts'
import { sqlState } from '../database/sql-state.ts'

interface Answer {
  readonly code: ErrorCode
  readonly message: string
  readonly details?: ErrorDetails | undefined
}

/** Fastify's own refusals, in our words. */
const fromStatus: Readonly<Record<number, Answer>> = {
  408: { code: 'timeout', message: 'The request took too long to arrive.' },
  413: { code: 'too-large', message: 'That is too large.' },
  429: { code: 'rate-limited', message: 'Too many requests. Wait a moment and try again.' },
  503: { code: 'unavailable', message: 'That took too long. Try again.' },
}

const internal: Answer = { code: 'internal', message: 'Something went wrong on our side. Try again.' }
const unavailable: Answer = { code: 'unavailable', message: 'The database can not be reached. Try again in a moment.' }

const unkeepable: Answer = { code: 'invalid', message: 'A character in it can not be kept. Remove it and try again.' }

const unreadable: Answer = { code: 'invalid', message: 'What was sent can not be read. Send it as JSON.' }

const unreadableAddress: Answer = { code: 'invalid', message: 'This address can not be read. Check how it is written.' }

export const nothingHere: Answer = { code: 'not-found', message: 'There is nothing at this address.' }

/** A call on one organisation says the same whatever is wrong with its id. */
const noOrganization: Answer = { code: 'not-found', message: 'Organization not found' }
const organizationCall = /^\/api\/(organizations\/(mongoid|propelauth)|site-admin\/organizations)\//

/** PostgreSQL keeps no NUL, in text (22021) or in JSON (22P05), and in JSON no half of a character (22P02). */
function isUnkeepable(error: unknown): boolean {
  const state = sqlState(error) ?? ''
  if (state === '22021' || state === '22P05') return true
  return state === '22P02' && error instanceof Error && error.message.endsWith('for type json')
}

/**
 * Connection failures of PostgreSQL (class 08, 53, 57P) and of the socket to it. A socket's file that is missing is one
 * too, but ENOENT alone says only that some file is: connecting is what must have failed.
 */
function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error) ?? ''
  if (/^(08|53|57P0)/.test(state) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(state)) return true
  if (state === 'ENOENT') return error instanceof Error && 'syscall' in error && error.syscall === 'connect'
  return error instanceof Error && /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
}

function answerTo(error: FastifyError | AppError | Error, route: string): Answer {
  // An id of a wrong form is as unknown as any other that names nothing.
  if ('validationContext' in error && error.validationContext === 'params') {
    return organizationCall.test(route) ? noOrganization : nothingHere
  }
  if (error instanceof AppError) return error
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status !== undefined && fromStatus[status] !== undefined) return fromStatus[status]
  if (status !== undefined && status >= 400 && status < 500) return unreadable
  if (isUnkeepable(error)) return unkeepable
  return isDatabaseAway(error) ? unavailable : internal
}

/** The wire form of an error, for this request. */
export function errorBody(request: FastifyRequest, { code, message, details }: Answer): ErrorBody {
  const error = STATUS_CODES[errorStatuses[code]] ?? code
  return { message, error, code, ...(details && { details }), requestId: request.id }
}

export function sendError(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.code === 'unavailable') reply.header('retry-after', '2')
  return reply
    .code(errorStatuses[answer.code])
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(errorBody(request, answer))
}

/**
 * What never comes to a route, and so to no handler of failures: an address with signs that no text is written in, and an id
 * that is longer than any. No hook has run for it either.
 */
export function answerUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const answers: Readonly<Record<string, Answer>> = {
    FST_ERR_BAD_URL: unreadableAddress,
    FST_ERR_MAX_PARAM_LENGTH: nothingHere,
  }
  void reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
  void sendError(request, reply, answers[error.code] ?? internal)
}

/** One handler for every failure, expected or not. A defect is logged with its request id and answered without detail. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | AppError | Error>((error, request, reply) => {
    const answer = answerTo(error, request.routeOptions.url ?? '')
    if (answer.code === 'internal' || answer.code === 'unavailable') {
      request.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'A request failed')
    }
    return sendError(request, reply, answer)
  })
}
