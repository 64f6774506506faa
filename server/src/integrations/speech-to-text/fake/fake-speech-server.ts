import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerOf, type Said } from './dialects.ts'

/** What the fake does with one request. */
export type Behaviour =
  /** Has heard this. */
  | { readonly does: 'hear'; readonly said: readonly Said[] }
  /** Takes the sound and never answers. */
  | { readonly does: 'stall' }
  /** Begins its answer, and then says nothing with the line left open. */
  | { readonly does: 'begin-and-stall' }
  /** Begins its answer and cuts the line. */
  | { readonly does: 'begin-and-drop' }
  /** Cuts the line before it has answered. */
  | { readonly does: 'drop' }
  /** Answers until nobody reads. */
  | { readonly does: 'babble' }
  /** Answers this, whatever was asked. */
  | { readonly does: 'answer'; readonly body: string }
  /** Says that somebody else does it. */
  | { readonly does: 'send-elsewhere'; readonly to: string }
  /** Refuses with this status, in these words. */
  | {
      readonly does: 'refuse'
      readonly status: number
      readonly words?: string
      readonly retryAfter?: string
    }

/** A request as the fake got it. */
export interface Asked {
  readonly path: string
  readonly authorization: string
  /** The whole body; the parts of a form are in it as they came. */
  readonly body: Buffer
  /** Resolves when the line is cut before the answer was complete. */
  readonly hungUp: Promise<void>
}

export interface FakeSpeechServer {
  /** Address to configure a service with. */
  readonly url: string
  readonly asked: readonly Asked[]
  /** What to do with every request from now on; a function looks at what was asked. */
  behave(behaviour: Behaviour | ((asked: Asked) => Behaviour)): void
  /** Resolves with the next request to come. */
  next(): Promise<Asked>
  close(): Promise<void>
}

/** A speech service on this machine, that does as it is told. */
export async function startFakeSpeechServer(): Promise<FakeSpeechServer> {
  let behaviour: Behaviour | ((asked: Asked) => Behaviour) = { does: 'hear', said: [] }
  let waiting: Array<(asked: Asked) => void> = []
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    readBody(request).then(
      (body) => {
        const hungUp = new Promise<void>((resolve) => {
          response.on('close', () => !response.writableFinished && resolve())
        })
        const one = { path: request.url ?? '', authorization: request.headers.authorization ?? '', body, hungUp }
        asked.push(one)
        for (const resolve of waiting) resolve(one)
        waiting = []
        answer(response, one, typeof behaviour === 'function' ? behaviour(one) : behaviour)
      },
      // Who sent it has gone.
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    behave: (next) => {
      behaviour = next
    },
    next: () => new Promise((resolve) => waiting.push(resolve)),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

function answer(response: ServerResponse, asked: Asked, behaviour: Behaviour): void {
  if (behaviour.does === 'stall') return
  if (behaviour.does === 'drop') return void response.destroy()
  if (behaviour.does === 'refuse') {
    const { status, words = 'The service will not', retryAfter } = behaviour
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    })
    response.end(JSON.stringify({ error: { message: words } }))
    return
  }
  if (behaviour.does === 'send-elsewhere') {
    response.writeHead(307, { location: behaviour.to })
    response.end()
    return
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  if (behaviour.does === 'answer') response.end(behaviour.body)
  if (behaviour.does === 'hear') response.end(JSON.stringify(answerOf(asked, behaviour.said)))
  if (behaviour.does === 'begin-and-stall') response.write('{"text": "Good')
  if (behaviour.does === 'begin-and-drop') response.write('{"text": "Good', () => response.destroy())
  if (behaviour.does === 'babble') babble(response)
}

const megabyte = ' '.repeat(1_000_000)

/** As fast as it is read. */
function babble(response: ServerResponse): void {
  const more = (): void => {
    while (!response.destroyed && response.write(megabyte));
  }
  response.on('drain', more)
  more()
}
