import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import * as fontkit from 'fontkit'

export type Weight = 400 | 600

const require = createRequire(import.meta.url)
const archivo = dirname(require.resolve('@fontsource/archivo/package.json'))
const noto = dirname(require.resolve('@fontsource/noto-sans/package.json'))

/** In the order they are tried for a letter: the product's own face, then one for the scripts it has no letters of. */
const faces = [
  `${archivo}/files/archivo-latin`,
  `${archivo}/files/archivo-latin-ext`,
  `${archivo}/files/archivo-vietnamese`,
  `${noto}/files/noto-sans-cyrillic`,
  `${noto}/files/noto-sans-cyrillic-ext`,
  `${noto}/files/noto-sans-greek`,
  `${noto}/files/noto-sans-latin-ext`,
  `${noto}/files/noto-sans-devanagari`,
]

export interface Face {
  readonly name: string
  readonly file: string
  readonly letters: ReadonlySet<number>
}

function read(path: string, weight: Weight): Face {
  const file = `${path}-${weight}-normal.woff`
  const font = fontkit.create(readFileSync(file))
  // The packages hold single faces, no collections.
  const letters = new Set('characterSet' in font ? font.characterSet : [])
  return { name: `${basename(path)} ${weight}`, file, letters }
}

const kept = new Map<Weight, readonly Face[]>()

/** The faces of a weight, read once. */
export function facesOf(weight: Weight): readonly Face[] {
  const known = kept.get(weight) ?? faces.map((path) => read(path, weight))
  kept.set(weight, known)
  return known
}

/** What stands for a letter that no face has. */
export const missingLetter = '?'

export interface Run {
  readonly face: Face
  readonly text: string
}

/**
 * A text in runs of one face each. Letters that none has are told apart: how many there were is for whoever prints it to
 * say. Signs without a shape, a direction or a joiner among them, are left out.
 */
export function runsOf(text: string, weight: Weight): { runs: Run[]; missing: number } {
  const all = facesOf(weight)
  const [first] = all
  const runs: Run[] = []
  let missing = 0
  if (!first) return { runs, missing }
  for (const letter of text.normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll(/\p{C}/gu, '')) {
    const last = runs.at(-1)
    const has = ({ letters }: Face): boolean => letters.has(letter.codePointAt(0) ?? 0)
    // A run goes on as long as its face can: spaces and commas do not break a Greek name.
    const face = last && has(last.face) ? last.face : all.find(has)
    if (face === undefined) missing += 1
    const shown = { face: face ?? first, text: face ? letter : missingLetter }
    if (last?.face === shown.face) runs[runs.length - 1] = { face: last.face, text: last.text + shown.text }
    else runs.push(shown)
  }
  return { runs, missing }
}
