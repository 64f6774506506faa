import { sentencesIn } from '../../speech/said.ts'
import { isTied } from '../heard/tied.ts'
import { isShared } from '../mind.ts'
import { meaningOf } from '../perceive.ts'
import type { Scene } from '../scene.ts'

/** A thing of theirs that is named as such: "your WMS", "your own drivers". */
const ofTheirs = /\byour (?:own |whole |current |existing )?([\p{L}-]+)/giu
/** Everybody has these: to name them as theirs claims nothing about them. */
const everybodys =
  /^(?:people|team|staff|crew|company|business|firm|place|side|end|day|days|week|month|work|job|desk|hands|time|words)$/iu
/** What comes on top of the offer is for everybody. */
const onTop =
  /\b(?:also|as well|on top|plus|too|what['’]s more|there['’]?s (?:even )?an? (?:\w+ )?(?:app|dashboard|portal|report|module|api))\b/iu
/** A name in the middle of a sentence: the product's own says nothing of the buyer. */
const names = /(?<=[\p{L},;:'’] )\p{Lu}[\p{L}-]+/gu

/**
 * The rep speaks to something the buyer has told them. "Your" with a thing that nobody has told is no tie, nor is the name of
 * what is sold.
 */
export function isTiedTo(scene: Scene): boolean {
  if (!isTied(scene)) return false
  const { heard, mind, persona } = scene
  const told = persona.facts.filter(({ id, topic }) => isShared(mind, id) && topic !== 'size')
  const words = told.map(({ summary, plain }) => [summary, ...plain].join(' '))
  const theirs = new Set(words.flatMap((each) => [...meaningOf(each)]))
  const speaksOfTold = (sentence: string): boolean => {
    const owned = [...sentence.matchAll(ofTheirs)].flatMap(([, noun = '']) =>
      everybodys.test(noun) ? [] : [...meaningOf(noun)],
    )
    return !onTop.test(sentence) && (owned.length === 0 || owned.some((stem) => theirs.has(stem)))
  }
  const rest = sentencesIn(heard.words)
    .filter(speaksOfTold)
    .map((sentence) =>
      sentence.replaceAll(names, (name) => (words.some((each) => each.includes(` ${name}`)) ? name : ' ')),
    )
  return [...meaningOf(rest.join(' '))].filter((stem) => theirs.has(stem)).length >= fewestShared
}
/** One word alone is chance. */
const fewestShared = 2
