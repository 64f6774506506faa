import autocannon, { type LoadRequest } from 'autocannon'

export type { LoadRequest }

export interface Load {
  readonly address: string
  readonly requests: readonly LoadRequest[]
  readonly seconds: number
  /** Requests a second; as many as are answered unless given. */
  readonly rate?: number | undefined
  /** Requests at a time; ten unless given. */
  readonly connections?: number | undefined
}

export interface Answered {
  readonly answers: number
  readonly perSecond: number
  readonly latenciesMs: readonly number[]
  /** Bytes of one answer with its head, on average. */
  readonly bytes: number
}

/** As many as the published comparisons of API servers use. */
const usualConnections = 10

/** Sends requests for a while. Throws when any of them failed: a quick refusal is not a quick answer. */
export async function send({
  address,
  requests,
  seconds,
  rate,
  connections = usualConnections,
}: Load): Promise<Answered> {
  const running = autocannon({
    url: address,
    connections,
    duration: seconds,
    requests,
    ...(rate !== undefined && { overallRate: rate }),
  })
  const latenciesMs: number[] = []
  let bytes = 0
  running.on('response', (_client: unknown, _status: number, received: number, ms: number) => {
    latenciesMs.push(ms)
    bytes += received
  })
  const result = await running
  if (result.non2xx > 0 || result.errors > 0 || result.timeouts > 0) {
    const { errors, timeouts, statusCodeStats } = result
    throw new Error(`Not every request was answered: ${JSON.stringify({ errors, timeouts, statusCodeStats })}`)
  }
  const answers = result['2xx']
  return { answers, perSecond: answers / result.duration, latenciesMs, bytes: bytes / answers }
}
