import { describe, expect, it } from 'vitest'
import { LargeCsv, readCsv as readWithin, UnreadableCsv } from './read-csv.ts'

const limits = { rows: 10, columns: 3 }
const readCsv = (text: string): string[][] => readWithin(text, limits)

describe('a table in a file', () => {
  it.each([
    ['commas', 'Name,City\nBrightwell,Leeds\n'],
    ['semicolons, with commas in the cells', 'Name;City\n"Brightwell";Leeds\n'],
    ['tabs', 'Name\tCity\nBrightwell\tLeeds\n'],
    ['a line that says so', 'sep=;\nName;City\nBrightwell;Leeds\n'],
  ])('has columns parted by %s', (_what, text) => {
    expect(readCsv(text)).toEqual([
      ['Name', 'City'],
      ['Brightwell', 'Leeds'],
    ])
  })

  it('is parted by what most rows agree on: commas in one text make no columns', () => {
    expect(readCsv('Name;About\nBrightwell;crisps, nuts, bars\nKestrel;freight')).toEqual([
      ['Name', 'About'],
      ['Brightwell', 'crisps, nuts, bars'],
      ['Kestrel', 'freight'],
    ])
  })

  it('may have a single column', () => {
    expect(readCsv('Company\nBrightwell\nKestrel')).toEqual([['Company'], ['Brightwell'], ['Kestrel']])
  })

  it('keeps what is quoted together: lines, delimiters and quotation marks', () => {
    expect(readCsv('Name,About\n"Bright, well","one\ntwo ""three"""\n')).toEqual([
      ['Name', 'About'],
      ['Bright, well', 'one\ntwo "three"'],
    ])
    expect(readCsv('Name,Size\nThe 5" pipe,3')).toEqual([
      ['Name', 'Size'],
      ['The 5" pipe', '3'],
    ])
  })

  it('keeps the place of empty rows, and rows of any length', () => {
    expect(readCsv('A,B\n\nx\ny,z,more')).toEqual([['A', 'B'], [''], ['x'], ['y', 'z', 'more']])
  })

  it('that leaves a quotation mark open is refused', () => {
    expect(() => readCsv('A,B\n"x,y\nz,w')).toThrow(UnreadableCsv)
  })

  it('may be as large as its limits', () => {
    expect(readCsv('a,b,c\n'.repeat(10))).toHaveLength(10)
    expect(readCsv(`A;B\n"${'x,'.repeat(9)}";y`)).toEqual([
      ['A', 'B'],
      ['x,'.repeat(9), 'y'],
    ])
  })

  it.each([
    ['rows', 'x\n'.repeat(11)],
    ['rows', '\n'.repeat(5_000_000)],
    ['rows', ',\n'.repeat(2_500_000)],
    // Were it read to its end, the quotation mark would be what is wrong with it.
    ['rows', `${'x\n'.repeat(11)}"never closed`],
    ['columns', 'a,b,c,d'],
    ['columns', ';'.repeat(5_000_000)],
    ['columns', 'sep=;\na;b;c;d;"never closed'],
  ])('is read no further than its limit of %s', (beyond, text) => {
    expect(() => readCsv(text)).toThrow(new LargeCsv(beyond === 'rows' ? 'rows' : 'columns'))
  })
})
