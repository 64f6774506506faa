import { describe, expect, it } from 'vitest'
import { invitedBy, returnPath } from './return-path.ts'

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

describe('the invite a page was opened for', () => {
  it('is the one in the address, or in the one to go on to', () => {
    expect(invitedBy('/accept-invite', '?token=abc')).toBe('abc')
    expect(invitedBy('/signup', `?${new URLSearchParams({ next: '/accept-invite?token=abc' })}`)).toBe('abc')
  })

  it('is none where nobody was invited, nor for a token of another page', () => {
    expect(invitedBy('/login', '')).toBeNull()
    expect(invitedBy('/verify-email', '?token=abc')).toBeNull()
    expect(
      invitedBy('/login', `?${new URLSearchParams({ next: '//elsewhere.example/accept-invite?token=abc' })}`),
    ).toBeNull()
  })
})
