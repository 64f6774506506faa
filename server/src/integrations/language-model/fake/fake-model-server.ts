import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dialectOf, type Dialect } from './dialects.ts'

/** What the fake does with one request. */
export type Behaviour =
  /** Says this, in pieces of a few letters, and what it counted. */
  | {
      readonly does: 'say'
      readonly text: string
      readonly tokens?: { read: number; written: number }
      /** As the vendor calls the end of an answer; the usual end unless given. */
      readonly ends?: 'length'
    }
  /** Takes the request and never answers. */
  | { readonly does: 'stall' }
  /** Says this and then nothing, with the line left open. */
  | { readonly does: 'say-and-stall'; readonly text: string }
  /** Says this and cuts the line. */
  | { readonly does: 'say-and-drop'; readonly text: string }
  /** Talks until nobody listens. */
  | { readonly does: 'babble' }
  /** An answer that is none. */
  | { readonly does: 'garbage' }
  /** Refuses with this status. */
  | { readonly does: 'refuse'; readonly status: number }

/** A request as the fake got it. */
export interface Asked {
  readonly path: string
  readonly body: string
  /** Resolves when the line is cut before the answer was complete. */
  readonly hungUp: Promise<void>
}

export interface FakeModelServer {
  /** Address to configure a vendor with. */
  readonly url: string
  readonly asked: readonly Asked[]
  /** What to do with every request from now on; a function looks at what was asked. */
  behave(behaviour: Behaviour | ((body: string) => Behaviour)): void
  /** Resolves with the next request to come. */
  next(): Promise<Asked>
  close(): Promise<void>
}

/** A model of any vendor on this machine, that does as it is told. */
export async function startFakeModelServer(): Promise<FakeModelServer> {
  let behaviour: Behaviour | ((body: string) => Behaviour) = { does: 'say', text: 'Hello.' }
  let waiting: Array<(asked: Asked) => void> = []
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const hungUp = new Promise<void>((resolve) => {
        response.on('close', () => !response.writableFinished && resolve())
      })
      const one = { path: request.url ?? '', body, hungUp }
      asked.push(one)
      for (const resolve of waiting) resolve(one)
      waiting = []
      answer(response, dialectOf(one.path), typeof behaviour === 'function' ? behaviour(body) : behaviour)
    })
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

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

const piecesOf = (text: string): string[] => text.match(/[\s\S]{1,7}/g) ?? []

function answer(response: ServerResponse, dialect: Dialect, behaviour: Behaviour): void {
  if (behaviour.does === 'stall') return
  if (behaviour.does === 'refuse') {
    response.writeHead(behaviour.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { type: 'refused', message: 'The model will not' } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (behaviour.does === 'garbage') {
    response.end('data: {"choices": [{"delta": {"content"\n\n<html>502</html>\n\n')
    return
  }
  response.write(dialect.begin())
  if (behaviour.does === 'babble') return babble(response, dialect)
  for (const piece of piecesOf(behaviour.text)) response.write(dialect.say(piece))
  if (behaviour.does === 'say-and-drop') response.write('', () => response.destroy())
  if (behaviour.does === 'say') response.end(dialect.end(behaviour.tokens ?? null, behaviour.ends === 'length'))
}

function babble(response: ServerResponse, dialect: Dialect): void {
  const more = setInterval(() => response.write(dialect.say('and so on and so forth ')), 1)
  response.on('close', () => clearInterval(more))
}
