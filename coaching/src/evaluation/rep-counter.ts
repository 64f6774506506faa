import { whenNamed } from '../buyer/answers/promise.ts'
import { inFull } from '../buyer/formal-speech.ts'
import { haggling } from '../buyer/policy/haggle.ts'

/** The fixed part of a wording by which it is known again, whatever day is filled in. */
const fixedPart = (wording: string): string =>
  wording
    .toLowerCase()
    .split(/\{\w+\}/)
    .toSorted((a, b) => b.length - a.length)[0]
    ?.trim() ?? ''

const phrases = [haggling.day, haggling.time, haggling.length, haggling.stands]
  .flatMap((voiced) => Object.values(voiced).flat())
  .map(fixedPart)
  .filter((phrase) => phrase.length > 6)

/** The day and hour that a buyer would have instead of the one proposed: "Friday at two". Null where they want no other. */
export function counterIn(words: string): string | null {
  const plain = words.toLowerCase().replaceAll('’', "'")
  if (!phrases.some((phrase) => plain.includes(phrase) || plain.includes(inFull(phrase)))) return null
  const dated = (words.match(/[^.?!,]+/g) ?? []).flatMap((part) => whenNamed(part) ?? [])
  return dated.findLast((when) => when.includes(' at ')) ?? null
}

/** What no day comes of: the buyer wants some by mail, or asks for one. */
export function wantsOtherDays(words: string): boolean {
  const plain = words.toLowerCase()
  return Object.values(haggling.another)
    .flat()
    .some((wording) => plain.includes(fixedPart(wording)))
}
