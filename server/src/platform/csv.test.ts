import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

const table = (...row: Array<string | number | null>): string => csvOf(['A'], [row]).toString().split('\r\n')[1] ?? ''

it('text that a spreadsheet would take for a formula is led by a quote mark, and a figure stays a figure', () => {
  expect(table('=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1')).toBe(`'=1+1,'+1,'-1,'@SUM(A1),'\t=1,'＝1`)
  expect(table(-4, 0, null, 'a=1')).toBe('-4,0,,a=1')
})

it('a column’s name is guarded as text is: the head may come from somebody’s file', () => {
  expect(csvOf(['=1+1', '@SUM(A1)', 'Name'], [['a', 'b', 'c']]).toString()).toBe(
    "\uFEFF'=1+1,'@SUM(A1),Name\r\na,b,c\r\n",
  )
})

it('a field with a comma, a quote mark or a line of its own stays one field', () => {
  expect(table('He said "no", twice')).toBe('"He said ""no"", twice"')
  expect(csvOf(['A'], [['one\ntwo']]).toString()).toBe('\uFEFFA\r\n"one\ntwo"\r\n')
})
