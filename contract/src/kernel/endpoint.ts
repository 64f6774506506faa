import type { z } from 'zod'
import type { OwnErrorCode } from './errors.ts'

/**
 * Who may call an endpoint at all. What they may see or change inside it is judged by the service.
 * public: anybody. user: signed in. member: signed in with a current organisation. admin: at least Admin in it.
 * site-admin: verified e-mail on the configured list.
 */
export type Access = 'public' | 'user' | 'member' | 'admin' | 'site-admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the API, written once: the server mounts it, the browser calls it. `path` has Fastify's form, with a leading slash. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly access: A
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** The body of a successful answer; with status 204 there is none, and the browser gets an empty object. */
  readonly response: Response
  /** Success status, 200 unless said. */
  readonly status?: 200 | 201 | 202 | 204
  /** Codes this endpoint can answer with beside `commonErrors`, and `forbidden` for who lacks the access. */
  readonly errors: readonly OwnErrorCode[]
}

/** Keeps the literal types of an endpoint's parts. */
export function endpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodUndefined,
  A extends Access = Access,
>(definition: Endpoint<Params, Query, Body, Response, A>): Endpoint<Params, Query, Body, Response, A> {
  return definition
}

/** Any endpoint, for code that walks over all of them. */
export type AnyEndpoint = Endpoint

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? z.input<P> : never
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? z.input<Q> : never
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? z.input<B> : never
export type ResponseOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never
