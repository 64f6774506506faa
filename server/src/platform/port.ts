import net from 'node:net'
import { StartError } from './errors.ts'

/** One sentence for why a port can't be listened on. */
export function portProblem(error: unknown, host: string, port: number): StartError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use: stop what uses it, or set PORT to another one.`, error)
  }
  if (code === 'EACCES') return new StartError(`Port ${port} needs more rights: set PORT to one above 1023.`, error)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(
      `${host} is not an address of this machine: set HOST to one that is, such as 127.0.0.1.`,
      error,
    )
  }
  return new StartError(`The server can not listen on ${host}:${port} (${code || String(error)}).`, error)
}

/** Makes sure, before anything else is started, that the port is ours to take. Returns it, or a free one for 0. */
export function findPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', (error) => reject(portProblem(error, host, port)))
    probe.listen({ host, port, exclusive: true }, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : port))
    })
  })
}
