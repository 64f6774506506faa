import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A web site on this machine. `asked` are the paths it was asked for, in order. */
export interface PageSite {
  readonly address: string
  readonly asked: readonly string[]
  close(): Promise<void>
}

export async function startPageSite(answer: RequestListener): Promise<PageSite> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
