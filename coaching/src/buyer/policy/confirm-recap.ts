import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { denyIt } from '../answers/denied.ts'
import { whetherItHelps } from '../answers/own-question.ts'
import { asksIfItHelps } from '../heard/recap.ts'
import { isTied } from '../heard/tied.ts'
import { hasGiven } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { meaningOf } from '../perceive.ts'
import { capitalised, say, sayFitting, unsaid } from '../speak.ts'
import { tell } from '../telling.ts'
import recapFile from '../words/recap.json' with { type: 'json' }

const voiced = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))

/** What is said to a summing-up, by temperament: what it leaves out, and before it is put in other words. */
export const recapWords = z.strictObject({ onTop: voiced, otherwise: voiced }).parse(recapFile)

/** Before something is put in the buyer's own words that the rep has put in theirs. */
export function otherwise(scene: Scene): Piece {
  const text = unsaid(scene, recapWords.otherwise[scene.persona.temperament])
  return text === null ? say(scene, ['recapNo']) : plainPiece(text)
}

/** The troubles of a trade by what they are called. */
const named: Readonly<Record<string, string>> = { pain: 'pain', pain2: 'pain2' }

/** What a customer's troubles with what they have bought are called. */
const complained: Readonly<Record<string, string>> = {
  'customer-ticket': 'the question your support never answered',
  'customer-report': 'the figures we put together by hand',
  'customer-old-way': "the ones who've gone back to the old way",
  'customer-runner-left': 'the person who ran it and left',
  'customer-promise': 'what you promised us',
}

/** Words of what a trouble comes to, or of how it was told in this call, that a summing-up has to have for it to be in there. */
const fewestOfIt = 2
/** When it was, and how many: two troubles may have these in common. */
const ofAnyStory = meaningOf(
  'last week month year quarter spring summer autumn winter morning day one two three four people',
)
const wordsOfStory = (told: readonly string[]): ReadonlySet<string> =>
  new Set([...meaningOf(told.join(' '))].filter((stem) => !ofAnyStory.has(stem)))

/** A trouble that was told and that the summing-up has nothing of, as it is called; null where it has them all. */
function leftOut({ persona, mind, heard }: Scene): string | null {
  const shares = (own: ReadonlySet<string>): number => [...own].filter((stem) => heard.stems.has(stem)).length
  for (const fact of persona.facts) {
    const { id, summary, topic } = fact
    const name = persona.vocabulary[named[id] ?? ''] ?? (topic === 'pain' ? complained[id] : undefined)
    if (name === undefined || !hasGiven(mind, id)) continue
    // What was told may have ended before what they add to it.
    const told = mind.used.filter((said) => [...fact.plain, ...fact.full].some((text) => text.startsWith(said)))
    const isIn = shares(meaningOf(`${summary} ${name}`)) >= fewestOfIt || shares(wordsOfStory(told)) >= fewestOfIt
    if (!isIn) return name
  }
  return null
}

/** Said by somebody who has nothing to add. */
const ofAll = /\b(?:all of it|every (?:bit|point)|nothing|fault|accurate|precisely|entirely)\b/i

const asksForMore =
  /\b(?:did i (?:miss|forget|leave out)|(?:anything|something) (?:i )?(?:missed|forgot|missing)|what did i miss)\b/

/** Asked whether something was missed, they tell what they have not told yet, where they would tell it. */
function tellMissed(scene: Scene): Plan | null {
  const { heard, mind, persona, traits } = scene
  // Of terms and of a decision nothing is missing that a trouble of theirs could fill.
  if (!asksForMore.test(heard.plain) || traits.aboutTerms || traits.aboutDecision) return null
  const next = persona.facts.find(({ id, topic }: Fact) => topic === 'pain' && !hasGiven(mind, id))
  const plan = next === undefined ? null : tell(scene, next)
  return plan !== null && (plan.facts?.length ?? 0) > 0 ? plan : null
}

/** A trouble that was told, in words of theirs that they have not used yet. */
function inOwnWords(scene: Scene): string | null {
  const { persona, mind } = scene
  const told = persona.facts.filter(({ id, topic }) => hasGiven(mind, id) && (topic === 'pain' || topic === 'process'))
  const last = told.at(-1)
  return last === undefined ? null : unsaid(scene, last.plain)
}

/**
 * A summing-up that is right is confirmed, and what it leaves out comes on top. One with nothing in it that they have said is put
 * in their own words: whether it meant the same nobody can tell.
 */
export function confirmRecap(scene: Scene, isTheirs: boolean): Plan {
  const denied = isTheirs ? null : denyIt(scene)
  if (denied !== null) return denied
  const own = isTheirs || isTied(scene) ? null : inOwnWords(scene)
  if (own !== null) return { move: 'answer-plain', pieces: [otherwise(scene), plainPiece(own)] }
  const missed = tellMissed(scene)
  const left = missed !== null || asksIfItHelps(scene.heard) ? null : leftOut(scene)
  const adds = missed !== null || left !== null
  const right = sayFitting(scene, 'recapYes', (wording) => !adds || !ofAll.test(wording))
  const yes: Plan = { move: 'confirm-recap', pieces: [right] }
  if (missed !== null) return { ...missed, move: 'confirm-recap', pieces: [...yes.pieces, ...missed.pieces] }
  const text = left === null ? null : unsaid(scene, recapWords.onTop[scene.persona.temperament], { left })
  return {
    ...yes,
    pieces: [...yes.pieces, ...(text === null ? [] : [plainPiece(capitalised(text))]), ...whetherItHelps(scene)],
  }
}
