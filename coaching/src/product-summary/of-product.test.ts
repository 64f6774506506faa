import { expect, it } from 'vitest'
import { isOfProduct } from './of-product.ts'

const isDeed = (text: string) => isOfProduct({ text, name: 'Gatekeep', followsProduct: false, isFragment: false })

it('a title after the product’s name does nothing, and what it does is known behind a number of any length', () => {
  expect(isDeed('Gatekeep FT-200 Leak Finder')).toBe(false)
  expect(isDeed(`Gatekeep ${'1'.repeat(60)}`)).toBe(false)
  expect(isDeed(`Gatekeep ${'1'.repeat(60)} rings at the door`)).toBe(true)
})
