import { describe, expect, it } from 'vitest'
import { bareAddress } from './page-views.ts'

describe('the address of a page view', () => {
  it('leaves out query and fragment, which can hold tokens', () => {
    expect(bareAddress('https://app.example/accept-invite?token=secret#top')).toEqual({
      path: '/accept-invite',
      url: 'https://app.example/accept-invite',
    })
  })
})
