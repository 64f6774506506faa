import { Buffer } from 'node:buffer'
import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import { facesOf, runsOf, type Weight } from './fonts.ts'

/** The light theme's ink, and the two corners' edges (web/src/ui/theme.css); a page is always white. */
export const ink = {
  first: '#14233a',
  second: '#465468',
  third: '#5f6b7e',
  line: '#e2e5ea',
  rep: '#2853eb',
  buyer: '#c26a00',
  bad: '#b3242b',
}

export const margin = 48

export interface Look {
  readonly size: number
  readonly weight?: Weight
  readonly colour?: string
  /** In points from the left edge of the page; the margin unless given. */
  readonly x?: number
  /** Up to the right margin unless given. */
  readonly width?: number
  readonly align?: 'left' | 'right'
}

/** A page to set text on from top to bottom; what does not fit goes on to the next page. Lengths are points. */
export class Sheet {
  readonly #document: PDFKit.PDFDocument
  readonly #pieces: Buffer[] = []
  #missing = 0

  constructor(title: string, foot: string) {
    this.#document = new PDFDocument({
      size: 'A4',
      margins: { top: margin, bottom: margin + 16, left: margin, right: margin },
      lang: 'en-GB',
      displayTitle: true,
      pdfVersion: '1.7',
      bufferPages: true,
      info: { Title: title, Author: foot, Creator: 'Ringside' },
    })
    for (const weight of [400, 600] as const)
      for (const { name, file } of facesOf(weight)) this.#document.registerFont(name, file)
    this.#document.on('data', (piece: Buffer) => this.#pieces.push(piece))
  }

  get y(): number {
    return this.#document.y
  }

  set y(to: number) {
    this.#document.y = to
  }

  get right(): number {
    return this.#document.page.width - margin
  }

  /** How many letters there were that no face has. */
  get missing(): number {
    return this.#missing
  }

  /** Text in as many lines as it takes; the next stands below it. */
  text(words: string, { size, weight = 400, colour = ink.first, x = margin, width, align = 'left' }: Look): void {
    const { runs, missing } = runsOf(words, weight)
    this.#missing += missing
    const room = { width: width ?? this.right - x, align, lineGap: size * 0.25 }
    this.#document.fillColor(colour).fontSize(size)
    for (const [index, { face, text }] of runs.entries()) {
      const continued = index < runs.length - 1
      this.#document.font(face.name)
      if (index === 0) this.#document.text(text, x, this.y, { ...room, continued })
      else this.#document.text(text, { ...room, continued })
    }
  }

  /** Columns of one row: they begin at the same height, and what follows stands below the tallest. */
  row(cells: ReadonlyArray<readonly [string, Look]>): void {
    const top = this.y
    let bottom = top
    for (const [words, look] of cells) {
      this.y = top
      this.text(words, look)
      bottom = Math.max(bottom, this.y)
    }
    this.y = bottom
  }

  /** Goes to the next page unless this one has so much room left. */
  keep(height: number): void {
    if (this.y + height > this.#document.page.height - margin - 16) this.#document.addPage()
  }

  gap(height: number): void {
    this.y += height
  }

  rule(): void {
    this.#document.moveTo(margin, this.y).lineTo(this.right, this.y).lineWidth(0.75).strokeColor(ink.line).stroke()
    this.gap(8)
  }

  /** An edge to the left of what was set since `top`, in a speaker's colour. */
  edge(top: number, x: number, colour: string): void {
    // What went on to another page has no edge: it would run through the foot.
    if (this.y > top)
      this.#document
        .moveTo(x, top)
        .lineTo(x, this.y - 2)
        .lineWidth(1.5)
        .strokeColor(colour)
        .stroke()
  }

  /** The finished file, with `foot` and the number on each page. */
  async finish(foot: string): Promise<Buffer> {
    const { start, count } = this.#document.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(start + page)
      // Text below the bottom margin would begin a page of its own.
      this.#document.page.margins.bottom = 0
      this.y = this.#document.page.height - margin
      this.row([
        [foot, { size: 8, colour: ink.third, width: 400 }],
        [`${page + 1} of ${count}`, { size: 8, colour: ink.third, x: margin + 400, align: 'right' }],
      ])
    }
    const done = once(this.#document, 'end')
    this.#document.end()
    await done
    return Buffer.concat(this.#pieces)
  }
}
