import { describe, expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

const next = (address: string) => returnPath(`?${new URLSearchParams({ next: address })}`)

describe('where sign-in goes afterwards', () => {
  it('is the page that was asked for, query and all', () => {
    expect(next('/accept-invite?token=abc')).toBe('/accept-invite?token=abc')
  })

  it('is the dashboard when nothing was asked for', () => {
    expect(returnPath('')).toBe('/')
  })

  it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
    'is never another site: %s',
    (address) => {
      expect(next(address)).toBe('/')
    },
  )
})
