/** The part of autocannon that the benchmarks use; the package brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export interface LoadRequest {
    readonly method: 'GET' | 'POST'
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
  }
  export interface LoadOptions {
    readonly url: string
    readonly connections: number
    /** In seconds. */
    readonly duration: number
    /** Requests a second of all connections together; as fast as they are answered unless given. */
    readonly overallRate?: number
    /** Each connection sends these in their order, over and over. */
    readonly requests: readonly LoadRequest[]
  }
  export interface LoadResult {
    /** In seconds. */
    readonly duration: number
    readonly '2xx': number
    readonly non2xx: number
    readonly errors: number
    readonly timeouts: number
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>
  }
  /** Emits `response` with the client, the status, the bytes received and the milliseconds it took. */
  export interface Load extends EventEmitter, PromiseLike<LoadResult> {}

  export default function autocannon(options: LoadOptions): Load
}
