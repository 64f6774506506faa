import { callTypes, customerCallTypes } from '@ringside/contract'
import { expect, it } from 'vitest'
import { callTypeTraits } from './call-types.ts'

it('what people are told is a call with a customer is what the buyer takes for one', () => {
  const forBuyers = callTypes.filter((type) => callTypeTraits[type].customer)
  expect(forBuyers).toEqual(callTypes.filter((type) => customerCallTypes.has(type)))
})
