import { sentencesIn } from '../../speech/said.ts'
import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { recapOf } from '../../acts/details.ts'
import { asksWhetherRight } from '../../speech/asking-if-right.ts'
import { isShared } from '../mind.ts'
import { speaksTo } from './matching.ts'
import { meaningOf } from '../perceive.ts'
import type { Heard, Span } from '../perceive.ts'
import { unsaid } from '../speak.ts'
import type { Scene } from '../scene.ts'

const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

function numbersIn(text: string): Set<number> {
  const found = new Set<number>()
  for (const [match] of text.matchAll(/\d[\d,]*/g)) found.add(Number(match.replaceAll(',', '')))
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    const value = numberWords[word]
    if (value !== undefined) found.add(value)
  }
  return found
}

/** Words after a number that say how much it is, not of what. */
const measures =
  /^(?:hundred|thousand|million|per|percent|cent|dollars?|pounds?|euros?|minutes?|hours?|days?|weeks?|months?|years?|times?|or|and)$/

/** Each number of a text with the words that say of what it is: "two desks". */
function countedIn(text: string): { value: number; things: ReadonlySet<string> }[] {
  return text
    .toLowerCase()
    .split(/[.?!;:]|,(?!\d)/)
    .flatMap((part) => {
      const words = part.match(/\d[\d,]*|[a-z']+/g) ?? []
      return words.flatMap((word, at) => {
        const things = words.slice(at + 1, at + 3).filter((next) => !measures.test(next) && numbersIn(next).size === 0)
        return [...numbersIn(word)].map((value) => ({ value, things: meaningOf(things.join(' ')) }))
      })
    })
}

const fewestWords = 9

/** What the rep's side does, or did for somebody else: no part of what is said back. */
const ofTheirOwn = /\b(?:we|our|us)\b/
const ofTheBuyer = /\b(?:you|your|yours|you're|you've|they|their|there)\b/

/** "Thanks for the ten minutes" counts nothing of theirs. */
const greets = /^(?:(?:hi|hello|hey|good (?:morning|day|afternoon|evening))\b|(?:many )?thank)/i

/** The sentences of a turn that say back what the buyer told. */
function saidBack({ words }: Heard): string {
  const sentences = sentencesIn(words)
  return sentences
    .filter((text) => !greets.test(text.trim()))
    .filter(
      (text, index) => index === 0 || (ofTheBuyer.test(text.toLowerCase()) && !ofTheirOwn.test(text.toLowerCase())),
    )
    .join(' ')
}

const wouldHelp =
  /\b(?:would|could|might|will|does|did) (?:that|this|it|something like (?:that|this))(?: (?:really|have|actually|at all))* (?:help|made|make|chang|work|fix|solv|sav|caught|catch|cover|been (?:any )?(?:use|help|enough|different))\w*/

/** Said after an offer: would it have helped with what was told? */
export function asksIfItHelps({ plain, asks }: Heard): boolean {
  return asks && wouldHelp.test(plain)
}

/** In one turn the rep says back what they heard, and what they have against it: where the second part is. */
export function offerAfterRecap(heard: Heard): Span | undefined {
  if (!sumsUp(heard) || !asksIfItHelps(heard)) return undefined
  const offered = sentencesIn(heard.words).find((text, at) => at > 0 && ofTheirOwn.test(text.toLowerCase()))
  if (offered === undefined) return undefined
  const start = heard.words.indexOf(offered.trim())
  return { start, end: start + offered.trim().length }
}

/** The rep says back what they have heard, of the business or of a worry. */
export function sumsUp({ words, plain, wordCount }: Heard): boolean {
  return wordCount >= fewestWords && (recapOf(words) || asksWhetherRight(plain))
}

/**
 * The fact that a summing-up got wrong. Only a number can be wrong: the rep names one that belongs to no fact told, while
 * speaking to a fact that has another.
 */
function factSaidWrong(scene: Scene): Fact | undefined {
  const { heard, mind, persona } = scene
  const back = saidBack(heard)
  const said = countedIn(back)
  if (said.length === 0) return undefined
  const told = persona.facts.filter(({ id }) => isShared(mind, id))
  const known = new Set(
    told.flatMap((fact) => [
      ...numbersIn([fact.summary, ...fact.plain, ...fact.full, ...fact.slots.map(({ value }) => value)].join(' ')),
    ]),
  )
  for (const value of numbersIn(mind.used.join(' '))) known.add(value)
  const wrong = said.filter(({ value }) => value >= 2 && !known.has(value) && !known.has(value * 1000))
  const miscounted = wrong.some(({ things }) => countsPeople(scene, things)) ? headsTold(scene, told) : undefined
  if (miscounted !== undefined) return miscounted
  // "Between two desks" counts desks, and is no wrong number of people.
  return told.find(
    (fact) =>
      numbersIn(fact.summary).size > 0 &&
      wrong.some(({ things }) => speaksTo(fact, things.size > 0 ? things : meaningOf(back))),
  )
}

const people = meaningOf('people person staff team folks hands crew')

/** What is counted is the people who do the work. */
function countsPeople({ persona }: Scene, things: ReadonlySet<string>): boolean {
  const workers = meaningOf(persona.vocabulary['workers'] ?? '')
  return [...things].some((stem) => people.has(stem) || workers.has(stem))
}

/** How many of them there are, where that was told: with how they work, as often as by itself. */
function headsTold({ mind, persona }: Scene, told: readonly Fact[]): Fact | undefined {
  const counted = told.some(
    ({ id, plain, full }) =>
      (id === 'process' || id === 'team') &&
      mind.used.some((said) => numbersIn(said).size > 0 && [...plain, ...full].some((text) => text.startsWith(said))),
  )
  return counted ? persona.facts.find(({ id }) => id === 'team') : undefined
}

/** Words that a summing-up has to share with what the buyer has said before it is one of that. */
const fewestShared = 2

/**
 * The rep says back something that this buyer has said in this call, of whatever it was: how they work, what worries them,
 * or a word about their day.
 */
export function saysBackTheirs({ heard, mind }: Scene): boolean {
  const own = new Set(mind.used.slice(-longestBack).flatMap((text) => [...meaningOf(text)]))
  const back = [...meaningOf(saidBack(heard))]
  const shared = back.filter((stem) => own.has(stem)).length
  return shared >= fewestShared && shared * 3 >= back.length
}
/** So many wordings back somebody knows what they have said. */
const longestBack = 60

/** The rep sums up, and the buyer has to put it right. */
export function sumsUpWrong(scene: Scene): boolean {
  return factSaidWrong(scene) !== undefined
}

/** What a summing-up got wrong, in the buyer's words; null when nothing did. */
export function recapFault(scene: Scene): string | null {
  const about = factSaidWrong(scene)
  if (about === undefined) return null
  const alone = about.slots.flatMap(({ kind, value }) => (kind === 'how-many' ? [value] : []))
  const exact = (about.id === 'team' ? alone : about.plain).filter((text) => numbersIn(text).size > 0)
  return unsaid(scene, exact) ?? exact[0] ?? null
}
