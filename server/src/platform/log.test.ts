import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

describe('the log', () => {
  const write = (about: object): string => {
    const lines: string[] = []
    createLog('info', { write: (line) => void lines.push(line) }).info(about, 'Something happened')
    return lines.join('')
  }

  it.each([
    { password: 's3cret' },
    { token: 's3cret' },
    { authorization: 's3cret' },
    { req: { headers: { authorization: 'Bearer s3cret', cookie: 's3cret' } } },
    { user: { password: 's3cret' } },
    { pii: { words: 's3cret' } },
    { res: { headers: { 'set-cookie': 's3cret' } } },
    { err: Object.assign(new Error('a check failed'), { detail: 'Failing row contains (s3cret).' }) },
    { err: Object.assign(new Error('no json'), { where: 'JSON data, line 1: {"words":"s3cret' }) },
  ])('never holds secrets or what customers said: %o', (about) => {
    const line = write(about)
    expect(line).toContain('[redacted]')
    expect(line).not.toContain('s3cret')
  })

  it('holds what helps to find a fault', () => {
    expect(write({ requestId: 'r1', err: new Error('no disk') })).toMatch(/"requestId":"r1".*no disk/)
  })
})
