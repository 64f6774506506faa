import { describe, expect, it } from 'vitest'
import { fitted, logoFault } from './logo-file.ts'

describe('the file of a logo', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp'])('may be %s', (type) => {
    expect(logoFault({ type, size: 1000 })).toBeNull()
  })

  it.each(['image/svg+xml', 'image/gif', 'application/pdf', ''])('may not be %s', (type) => {
    expect(logoFault({ type, size: 1000 })).toMatch(/PNG/)
  })

  it('may not be larger than 2 MB', () => {
    expect(logoFault({ type: 'image/png', size: 2_000_001 })).toMatch(/2 MB/)
  })

  it('is drawn small in its own shape, and never enlarged', () => {
    expect(fitted(960, 480)).toEqual({ width: 96, height: 48 })
    expect(fitted(20, 10)).toEqual({ width: 20, height: 10 })
    expect(fitted(5000, 1)).toEqual({ width: 96, height: 1 })
  })
})
