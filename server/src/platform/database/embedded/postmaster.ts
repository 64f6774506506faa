import { readFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import type { Connection } from '../database.ts'
import { readPassword, role } from './cluster.ts'
import { isAlive } from './process.ts'

/** What postmaster.pid says of the server that runs, or ran, on a folder. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** Empty where there is no socket. */
  readonly socketFolder: string
  readonly ready: boolean
}

export function readPostmaster(folder: string): Postmaster | null {
  try {
    const lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')
    const [pid, , , port, socketFolder = '', , , status = ''] = lines
    if (!Number(pid) || !Number(port)) return null
    return { pid: Number(pid), port: Number(port), socketFolder, ready: status.startsWith('ready') }
  } catch {
    // Written anew at every start: it may be missing or half there at any moment.
    return null
  }
}

/** Whether that process is still the server of this folder, and not another that got its number. */
export function isRunning(postmaster: Postmaster, folder: string): boolean {
  if (!isAlive(postmaster.pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${postmaster.pid}/cmdline`, 'utf8').split('\0').includes(folder)
  } catch {
    return false
  }
}

export function connectionTo(postmaster: Postmaster, folder: string): Connection {
  const { port, socketFolder } = postmaster
  const shared = { port, user: role, database: 'postgres' }
  if (socketFolder !== '') return { ...shared, host: socketFolder }
  const password = readPassword(folder)
  return { ...shared, host: '127.0.0.1', ...(password !== undefined && { password }) }
}

/** Whether somebody answers there. */
export function answers({ port, socketFolder }: Postmaster): Promise<boolean> {
  const target =
    socketFolder === '' ? { host: '127.0.0.1', port } : { path: path.join(socketFolder, `.s.PGSQL.${port}`) }
  return new Promise((resolve) => {
    const socket = net.connect(target)
    const settle = (open: boolean): void => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
  })
}
