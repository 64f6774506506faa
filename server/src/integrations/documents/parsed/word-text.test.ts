import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, it } from 'vitest'
import { TooMuchError, wordText } from './word-text.ts'

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'

/** A document of these paragraphs, as Word packs it. */
const docx = (body: string, more: Zippable = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
    ),
    ...more,
  })
const paragraph = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

describe('the words of a document', () => {
  it('are its paragraphs and its line breaks, one a line, as they were written', async () => {
    const text = await wordText(
      docx(
        `${paragraph('Robin Ash: Is it &lt;5% &amp; rising?')}<w:p><w:r><w:t>Dana   0:04</w:t></w:r><w:r><w:br/></w:r><w:r><w:t>“Yes”</w:t></w:r></w:p>`,
      ),
    )
    expect(text.trim().split('\n')).toEqual(['Robin Ash: Is it <5% & rising?', 'Dana   0:04', '“Yes”'])
  })

  it('are no markup, whatever they say', async () => {
    const text = await wordText(docx(paragraph('Dana: &lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;')))
    expect(text.trim()).toBe('Dana: <script>alert(1)</script> &amp;')
  })

  it('are read without what else lies in the file: macros and pictures are not unpacked', async () => {
    const more = { 'word/vbaProject.bin': strToU8('macro'), 'word/media/image1.png': new Uint8Array(50_000_000) }
    const text = await wordText(docx(paragraph('Dana: Hello.'), more))
    expect(text.trim()).toBe('Dana: Hello.')
  })

  it('are refused when the file unpacks to more than a person writes', async () => {
    const bomb = docx('x'.repeat(40_000_000))
    expect(bomb.length).toBeLessThan(100_000)
    await expect(wordText(bomb)).rejects.toThrow(TooMuchError)
  })

  it('never take more room than the file says they need: a bomb that lies about its size is damaged', async () => {
    const bomb = Buffer.from(docx('x'.repeat(40_000_000)))
    const name = Buffer.from('word/document.xml')
    // The size unpacked stands 22 bytes before the name in the local header, and in the directory at its end as well.
    for (const [signature, field, nameAt] of [
      [0x04034b50, 22, 30],
      [0x02014b50, 24, 46],
    ] as const) {
      for (let at = bomb.indexOf(name); at !== -1; at = bomb.indexOf(name, at + 1)) {
        if (at >= nameAt && bomb.readUInt32LE(at - nameAt) === signature) bomb.writeUInt32LE(900, at - nameAt + field)
      }
    }
    await expect(wordText(bomb)).rejects.toBeInstanceOf(Error)
  })

  it.each([
    ['a zip of something else', zipSync({ 'readme.txt': strToU8('hello') })],
    ['one that was cut off', docx(paragraph('Dana: Hello.')).subarray(0, 300)],
    ['one whose words are no XML', zipSync({ 'word/document.xml': strToU8('<w:document><w:body>') })],
    ['no zip at all', strToU8('Dana: Hello.')],
  ])('are refused: %s', async (_what, bytes) => {
    await expect(wordText(bytes)).rejects.toBeInstanceOf(Error)
  })
})
