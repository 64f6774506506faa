import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type Answer, type TestApp } from '../../../test/build-test-app.ts'
import { docxOf, pdfOf } from '../../integrations/documents/fake/written-documents.ts'
import { startPageSite, type PageSite } from '../../integrations/web-pages/fake/page-site.ts'

const paragraphs = ['Dock Planner books every truck for warehouses.', 'It costs 40 dollars a month.']
const asBase64 = (content: Uint8Array): string => Buffer.from(content).toString('base64')

describe('a draft of a product summary', () => {
  let test: TestApp
  let site: PageSite
  beforeAll(async () => {
    test = await buildTestApp()
    site = await startPageSite((request, response) => {
      if (request.url === '/product') {
        response.writeHead(200, { 'content-type': 'text/html' })
        response.end(`<nav>Home</nav>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`)
      } else if (request.url === '/long') {
        response.writeHead(200, { 'content-type': 'text/plain' }).end('It costs 40 dollars a month. '.repeat(2_000))
      } else if (request.url === '/deep') {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<div>'.repeat(300_000))
      } else response.writeHead(404).end()
    })
  })
  afterAll(async () => {
    await site.close()
    await test.close()
  })

  async function draftFrom(source: object): Promise<Answer> {
    const { member } = await test.makeOrganization()
    return test.request(member, 'POST', `/api/product-summary/${member.userId}/draft`, source)
  }

  const drafted = {
    name: 'Dock Planner',
    lines: [
      { field: 'whatItDoes', text: paragraphs[0], line: 1 },
      { field: 'price', text: paragraphs[1], line: 2 },
    ],
    leftOut: [],
    cutShort: false,
  }

  it.each([
    ['a pasted text', { from: 'text', text: paragraphs.join('\n') }],
    ['a Word document', { from: 'document', content: asBase64(docxOf(paragraphs)) }],
    ['a PDF', { from: 'document', content: asBase64(pdfOf(paragraphs)) }],
    ['Markdown', { from: 'document', content: asBase64(Buffer.from(paragraphs.join('\n\n'))) }],
  ])('is made from %s, each sentence with its line', async (_, source) => {
    const { status, body } = await draftFrom(source)
    expect(status).toBe(200)
    expect(body).toEqual({ ...drafted, address: null })
  })

  it('is made from a web page, and says where it was read', async () => {
    const address = `${site.address}/product`
    expect((await draftFrom({ from: 'page', address })).body).toEqual({ ...drafted, address })
  })

  it('says when there was more than is read', async () => {
    expect((await draftFrom({ from: 'page', address: `${site.address}/long` })).body).toMatchObject({ cutShort: true })
  })

  it.each([
    [
      'an address that is none',
      { from: 'page', address: 'our product page' },
      'address',
      'no address of a public web page',
    ],
    [
      'a file of this server',
      { from: 'page', address: 'file:///etc/passwd' },
      'address',
      'no address of a public web page',
    ],
    [
      'the network of this server',
      { from: 'page', address: '10.0.0.1:8080/admin' },
      'address',
      'no address of a public',
    ],
    ['a picture', { from: 'document', content: 'iVBORw0KGgoAAAANSUhEUg==' }, 'content', 'neither a Word document'],
    ['no base64', { from: 'document', content: '<<>>' }, 'content', 'did not arrive whole'],
    ['nothing', { from: 'text', text: '  ' }, 'text', 'Paste some text first.'],
  ])('from %s is refused with what to do', async (_, source, field, says) => {
    const { status, body } = await draftFrom(source)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid', details: [{ field }] })
    expect(body).toHaveProperty('message', expect.stringContaining(says))
  })

  it('from a page that nobody can read in time says what to do, and the server goes on', async () => {
    const { status, body } = await draftFrom({ from: 'page', address: `${site.address}/deep` })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      message: 'That page is built so that reading it takes too long. Paste its text instead.',
      details: [{ field: 'address' }],
    })
  })

  it('from a page that is not there says so', async () => {
    const { status, body } = await draftFrom({ from: 'page', address: `${site.address}/gone` })
    expect(status).toBe(400)
    expect(body).toHaveProperty('message', expect.stringContaining('There is no page at that address.'))
  })

  it('is nobody else’s to ask for: nothing is read for them', async () => {
    const { member, outsider } = await test.makeOrganization()
    const before = site.asked.length
    const path = `/api/product-summary/${member.userId}/draft`
    const { status } = await test.request(outsider, 'POST', path, { from: 'page', address: `${site.address}/product` })
    expect(status).toBe(404)
    expect(site.asked.length).toBe(before)
  })
})
