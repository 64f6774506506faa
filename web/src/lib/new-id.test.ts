import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

describe('a new id', () => {
  it('is a random UUID as the server checks it', () => {
    for (let n = 0; n < 50; n += 1) expect(z.uuidv4().safeParse(newId()).success).toBe(true)
  })

  it('is never the same twice', () => {
    expect(new Set(Array.from({ length: 200 }, newId)).size).toBe(200)
  })
})
