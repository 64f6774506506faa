import { expect, it } from 'vitest'
import { memberName } from './member-name.ts'

it('a member is called by their name, in part or whole, and where there is none by their e-mail', () => {
  const email = 'dana@brightwell.example'
  expect(memberName({ firstName: 'Dana', lastName: 'Whitfield', email })).toBe('Dana Whitfield')
  expect(memberName({ firstName: '', lastName: 'Whitfield', email })).toBe('Whitfield')
  expect(memberName({ firstName: '', lastName: '', email })).toBe(email)
})
