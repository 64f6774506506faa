import { spawn } from 'node:child_process'
import path from 'node:path'
import { exportJWK } from 'jose'
import { testConnection } from './database.ts'
import { createTestTokens } from './tokens.ts'

/** A server on this worker's database, in a process of its own. */
export interface ChildServer {
  readonly address: string
  /** Ends it as a power cut would: it gets to do nothing more. */
  kill(): Promise<void>
}

/** Where servers keep what they compiled, for the next: compiling is half of what a start costs. */
const compiled = path.join(import.meta.dirname, '../../.cache/compiled')

export async function startChildServer(): Promise<ChildServer> {
  const { publicKey } = await createTestTokens()
  const needs = { connection: await testConnection(), publicKey: await exportJWK(publicKey) }
  const script = path.join(import.meta.dirname, 'call-server.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(needs)], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (data: Buffer) => (said += data.toString()))
    child.stdout.on('data', (data: Buffer) => resolve(data.toString().trim()))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
  return {
    address,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
