import { closeCodes } from '@ringside/contract'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { SocketConnection } from './socket-connection.ts'

let server: WebSocketServer
let reader: WebSocket
let served: WebSocket

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const accepted = new Promise<WebSocket>((resolve) => server.once('connection', resolve))
  // A server that listens on a port has an address of this form.
  reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await new Promise((resolve) => reader.once('open', resolve))
  served = await accepted
})
afterEach(() => {
  reader.terminate()
  server.close()
})

const note = { type: 'refused', message: 'x'.repeat(50_000) } as const

describe('a connection', () => {
  it('cuts off a reader who leaves more than 1 MiB unread, and keeps no more than that for them', async () => {
    const connection = new SocketConnection(served)
    const closed = new Promise((resolve) => served.once('close', resolve))
    reader.pause()
    let most = 0
    for (let i = 0; i < 2_000; i += 1) {
      connection.send(note)
      most = Math.max(most, served.bufferedAmount)
      if (i % 20 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    expect(most).toBeGreaterThan(1024 * 1024)
    expect(most).toBeLessThan(1024 * 1024 + 2 * note.message.length)
    expect(served.readyState).not.toBe(WebSocket.OPEN)
    await closed
  })

  it('never cuts off a reader who keeps up', async () => {
    const connection = new SocketConnection(served)
    let received = 0
    reader.on('message', () => (received += 1))
    for (let i = 0; i < 200; i += 1) {
      connection.send(note)
      await new Promise((resolve) => setImmediate(resolve))
    }
    connection.close('done', 'The call is over.')
    const [code] = await new Promise<[number]>((resolve) => reader.once('close', (...end) => resolve([end[0]])))
    expect({ code, received }).toEqual({ code: 1000, received: 200 })
  })

  it('is closed with the code of its reason, and says nothing more', async () => {
    const connection = new SocketConnection(served)
    const heard: string[] = []
    reader.on('message', (data: Buffer) => heard.push(data.toString()))
    const closed = new Promise<number>((resolve) => reader.once('close', resolve))
    connection.close('takenOver', 'This call was opened somewhere else.')
    connection.send({ type: 'pong' })
    expect(await closed).toBe(closeCodes.takenOver)
    expect(heard).toEqual([])
  })
})
