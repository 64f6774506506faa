/** A name at the start of a line, up to a colon: at most five words, each with a capital or a figure. */
const prefix =
  /^\s*(?:[-–>*•]\s*)?\[?((?:[\p{Lu}\p{N}][\p{L}\p{N}.'’_-]*|\([\p{L} ]{1,30}\)|de|van|von|der|la|el|bin|al)(?: (?:[\p{Lu}\p{N}(][\p{L}\p{N}.'’)_-]*|de|van|von|der|la|el|bin|al|\d{1,3})){0,4})\]?\s*(?:[([]\s*((?:\d{1,2}:)?\d{1,2}:\d{2})\s*[)\]]\s*)?:\s+(?=\S)/u

/** Words that begin a sentence with a colon, not a speaker's line. */
const notNames = new Set(
  'so well yes no note notes question answer example action summary agenda today first second third finally and but the this that here ok okay right now date time duration subject topic participants attendees recording transcript meeting call title warning http https'.split(
    ' ',
  ),
)

/** Small words inside names: "Ana de la Cruz", "Dana Reyes of Brightwell". */
const smallInNames = new Set('de van von der den la le el bin al da di dos of from and the'.split(' '))
const days = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu

/**
 * True for what can be the name of a speaker without a colon to show it: a few words with capitals or figures. "Can we do
 * Tuesday at", before a time of day, is what somebody says.
 */
export function looksLikeName(text: string): boolean {
  const words = text.replaceAll(/[(),]/gu, ' ').trim().split(/\s+/u)
  const isNamed = words.every((word) => /^[\p{Lu}\p{N}&–-]/u.test(word) || smallInNames.has(word))
  return isNamed && words.length <= 6 && !days.test(words.at(-1) ?? '')
}

/** `time` is as it stands in the line: "0:04". */
type NamedLine = { name: string; words: string; time: string | null }

/** "Maya Okafor: Good morning" taken apart, or null. */
export function namedLine(line: string): NamedLine | null {
  const match = prefix.exec(line)
  if (match === null) return null
  const [whole, name = '', time] = match
  if (notNames.has(name.toLowerCase()) || name.length > 60 || /^\d+$/u.test(name)) return null
  return { name, words: line.slice(whole.length), time: time ?? null }
}
