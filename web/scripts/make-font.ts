/**
 * Makes public/fonts/archivo-latin.woff2 from @fontsource-variable/archivo: latin and the punctuation we use, weight
 * 400-700, width 75-100 %, kerning and tabular figures kept. Run it after changing that package:
 * `node web/scripts/make-font.ts`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** The budget of the first load: over this the font would hold back the first screen. */
const maxBytes = 40 * 1024

const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
)
const licence = fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/LICENSE'))
const folder = new URL('../public/fonts/', import.meta.url)

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const accented = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ'
const letters = ascii + accented + '\u00a0–—‘’“”•…×−·°£€©→←↑↓'

const font = await subsetFont(await readFile(source), letters, {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'tnum'],
  variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100, default: 100 } },
})
if (font.length > maxBytes) throw new Error(`The font is ${font.length} bytes; the budget is ${maxBytes}.`)
await writeFile(new URL('archivo-latin.woff2', folder), font)
await copyFile(licence, new URL('LICENSE.txt', folder))
console.log(`archivo-latin.woff2: ${font.length} bytes`)
