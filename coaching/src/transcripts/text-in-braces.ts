/** A line that JSON is made of: marks alone, a key with what follows it, or a value. */
const jsonLine =
  /^(?:[\s{}[\],]+|[\s{[]*"(?:[^"\\]|\\.)*"\s*:.*|(?:"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)\s*,?)$/u

/** "{"total": 100}", "[{"score": 5}]": braces, or brackets with JSON in them, from the first sign to the last. */
const braced = /^(?:\{.*\}|\[\s*[{"].*\])$/u

/** True for a label in braces: before a colon it says who speaks, from the first time on, for nobody says such a thing. */
export const isBraced = (label: string): boolean => braced.test(label)

/** As far as a label can reach. */
const looked = 160
const beginsBraced = (line: string): boolean =>
  [...line.slice(0, looked).matchAll(/:(?=\s|$)|：/gu)].some(({ index }) => isBraced(line.slice(0, index).trim()))

/**
 * Whether what begins like JSON, and is none, can be talk all the same: most of its lines are nothing that JSON is made of. A
 * label in braces makes a line talk.
 */
export function canBeTalk(content: string): boolean {
  const lines = content.split('\n').filter((line) => line.trim() !== '')
  const json = lines.filter((line) => jsonLine.test(line.trim()) && !beginsBraced(line.trim()))
  return json.length * 2 <= lines.length
}
