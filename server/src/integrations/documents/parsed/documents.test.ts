import { describe, expect, it } from 'vitest'
import { docxOf, pdfOf } from '../fake/written-documents.ts'
import type { DocumentFault } from '../documents.ts'
import { createDocuments } from './parsed-documents.ts'

const documents = createDocuments()
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('a document', () => {
  it('of Word is read as its paragraphs, a line each', async () => {
    const content = docxOf(['Dock Planner books <every> truck.', '', 'It costs £40 & nothing more.'])
    expect(await documents.read(content)).toEqual({
      state: 'read',
      kind: 'docx',
      text: 'Dock Planner books <every> truck.\nIt costs £40 & nothing more.',
    })
  })

  it('in PDF is read as its lines', async () => {
    const content = pdfOf(['Dock Planner books every truck.', 'It costs 40 dollars (a month).'])
    expect(await documents.read(content)).toEqual({
      state: 'read',
      kind: 'pdf',
      text: 'Dock Planner books every truck.\nIt costs 40 dollars (a month).',
    })
  })

  it('of plain text is read in UTF-8, and in UTF-16 where it says so', async () => {
    expect(await documents.read(bytes('\uFEFF# Dock Planner\r\n\r\nBooks   trucks.'))).toEqual({
      state: 'read',
      kind: 'text',
      text: '# Dock Planner\nBooks trucks.',
    })
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Zoë plans', 'utf16le')])
    expect(await documents.read(utf16)).toMatchObject({ state: 'read', text: 'Zoë plans' })
  })

  it('is told by what is in it and never by a name: a picture is no document', async () => {
    const picture = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')
    expect(await documents.read(picture)).toEqual({ state: 'refused', fault: 'unknown-kind' })
  })

  it.each<[DocumentFault, Uint8Array]>([
    ['no-words', bytes('  \n ')],
    ['no-words', docxOf(['', ' '])],
    ['no-words', pdfOf([])],
    ['unknown-kind', Buffer.from([0xc3, 0x28, 0xa0])],
    ['unknown-kind', bytes('a\0b')],
    ['broken', docxOf(['Dock Planner books every truck.']).slice(0, 700)],
    ['broken', pdfOf(['Dock Planner']).slice(0, 60)],
  ])('is refused as %s when it is', async (fault, content) => {
    expect(await documents.read(content)).toEqual({ state: 'refused', fault })
  })

  it('that unpacks to more than anybody writes is refused before it is read', async () => {
    const bomb = docxOf(['Small.'], { 'word/media/zeros.bin': new Uint8Array(100_000_001) })
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await documents.read(bomb)).toEqual({ state: 'refused', fault: 'too-large' })
  })
})
