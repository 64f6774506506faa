/** Words that begin a line with a colon and are no speaker. */
const notNames = new Set(
  `so well yes no note notes question answer example action actions summary agenda today first second third finally and but the
  this that here ok okay right now date time duration subject topic participants attendees recording transcript meeting call
  title warning http https language laughter laughs music applause silence pause noise inaudible crosstalk unintelligible
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday webvtt kind`.split(/\s+/u),
)

/** Small words inside names: "Ana de la Cruz", "Dana Reyes of Brightwell". */
const smallInNames = new Set('de van von der den la le el bin al da di dos of from and the y e zu ten ter'.split(' '))
const days = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu

/** Longer than any name with a company behind it. */
export const longestName = 60

/** A capital, a figure, or a letter of a script that has no capitals. */
const beginsName = /^[\p{Lu}\p{Lt}\p{Lo}\p{N}&–|/@-]/u

/** A new sentence does not stand inside a name, nor what comes after a colon; an initial or a title does. */
const sentenceInside = /:\s|[\p{Ll}\d]{3,}[.!?;]\s|[!?;,]$|\p{Ll}{4,}\.$/u

/**
 * True for what can be the name of a speaker without a colon to show it: a few words with capitals or figures. "Can we do
 * Tuesday at", before a time of day, is what somebody says.
 */
export function looksLikeName(text: string): boolean {
  if (text.length > longestName || !/\p{L}/u.test(text) || sentenceInside.test(text)) return false
  const words = text
    .replaceAll(/[(),[\]]/gu, ' ')
    .trim()
    .split(/\s+/u)
  const isNamed = words.every((word) => beginsName.test(word) || smallInNames.has(word))
  return isNamed && words.length <= 6 && !days.test(words.at(-1) ?? '')
}

/** True for a word that often stands in front of a colon and names nobody. */
export const isCommonLabel = (text: string): boolean => notNames.has(text.toLowerCase())

/** True for a name in front of a colon: like any name, and none of the words that often stand there. */
export function isSpeakerLabel(text: string): boolean {
  return looksLikeName(text) && !isCommonLabel(text)
}
