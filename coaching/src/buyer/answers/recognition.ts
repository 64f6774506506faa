import { z } from 'zod'
import type { BuyerProfile, Fact } from '@ringside/contract/pipeline/buyer-profile'
import { comparesWithThem, probesTrouble, troubleDescribed } from '../heard/comparing.ts'
import { matchFacts, matchSlot } from '../heard/matching.ts'
import { ofAnything } from '../heard/of-anything.ts'
import { hasGiven } from '../mind.ts'
import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import { oncePer } from '../once.ts'
import { meaningOf } from '../perceive.ts'
import type { Heard } from '../perceive.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import { knowsAbout, tell, trustNeeded } from '../telling.ts'
import recognitionFile from '../words/recognition.json' with { type: 'json' }
import { voicedSchema } from './everyday.ts'

/** Asks whether the trouble of others is theirs too. */
export const recognisingWays: Ways = {
  'is it the same with you':
    /\b(?:is|was) (?:it|that|this) (?:the (?:same|case)|similar|(?:a|an) (?:issue|problem|thing|topic|headache|trouble)|(?:also |the )?(?:true|like (?:that|this)|how it is)) (?:with|for|at|in|here|there)\b/,
  'is that something you see':
    /\b(?:is|was) (?:it|that|this) something (?:that )?(?:you(?:'d|'ve| have| would)?|your \w+) (?:know|see|recogni[sz]e|have|get|had|seen|run into|come across|find)\b/,
  'does that sound familiar':
    /\b(?:sounds?|rings?) (?:at all )?(?:familiar|a bell|true|like (?:you|your|yours|something|anything))\b/,
  'do you see that too?':
    /\bdo you (?:see|get|have|recogni[sz]e|find) (?:that|this|the same|something similar)(?: too| as well| here)?\W*$/,
  'same with you': /\bsame (?:with|for|at) you\b/,
  'is that your experience': /\bis that your experience\b/,
  'do you know the feeling': /^(?:do )?you know (?:this|that|the) (?:problem|feeling|story|situation|one)\b/,
  'is that you as well':
    /\b(?:is|are|isn't|was) (?:that|this|it) (?:you|yours|you guys|how it is|the case)(?: too| as well| there)?\W*$/,
  'are you one of them': /\bare you (?:one of (?:them|those)|in the same boat)\b/,
  'does that happen to you': /\bdoes (?:that|this|it) (?:happen|go on) (?:to|at|with) (?:you|yours)\b/,
  'do you have anything like that':
    /\b(?:do|would|did) you (?:also |ever |happen to )?(?:have|get|see|know|run into|come across|find|recogni[sz]e|struggle with) (?:any(?:thing|body|one)?|something|some)(?: of)? ?(?:like (?:that|this|it)|of (?:that|this|it)|that|this|similar)\b/,
  'is there anything like that at your place':
    /\banything like (?:that|this)(?: \w+){0,4} (?:at|with|for|on|in) (?:your|you|yours)\b/,
}
export const recognises = anyOf(recognisingWays)

/** What somebody says whom it is asked of, by temperament: theirs too, another, told before, and hardly worth telling. */
export const recognition = z
  .strictObject({ same: voicedSchema, different: voicedSchema, told: voicedSchema, rarely: voicedSchema })
  .parse(recognitionFile)

/** Every trade has its own words for its people and things: that they fall says nothing about the trouble. */
const ofTheTrade = oncePer(({ vocabulary }: BuyerProfile) =>
  meaningOf(
    (['workers', 'crew', 'units', 'jobs', 'area', 'customers', 'peers', 'lead', 'tool'] as const)
      .map((part) => vocabulary[part] ?? '')
      .join(' '),
  ),
)

function sharedWith({ heard, persona }: Scene, { summary, plain, full }: Fact): number {
  const trade = ofTheTrade(persona)
  const own = meaningOf([summary, ...plain, ...full].join(' '))
  return [...troubleDescribed(heard)].filter((stem) => own.has(stem) && !trade.has(stem) && !ofAnything.has(stem))
    .length
}

/** The trouble of theirs that was described, if one of theirs was. */
function described(scene: Scene, troubles: readonly Fact[]): Fact | undefined {
  const [best] = troubles
    .map((fact) => ({ fact, shared: sharedWith(scene, fact) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
  return best?.fact
}

const voiced = (scene: Scene, key: keyof typeof recognition): string | null =>
  unsaid(scene, recognition[key][scene.persona.temperament] ?? [])

function verdictAlone(scene: Scene, key: keyof typeof recognition): Plan | null {
  const text = voiced(scene, key)
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

/** Another fact of theirs is clearly what the words are after. */
function isOfOther(scene: Scene): boolean {
  if (matchSlot(scene.persona, scene.heard) !== null) return true
  const [first] = matchFacts(scene.persona, scene.mind, scene.heard)
  return knowsAbout(scene) && first !== undefined && first.fact.topic !== 'pain' && first.cueHits > 1
}

/** That it is so, and no more of it than they tell anybody. */
function hintAt(scene: Scene, fact: Fact, verdict: string): Plan {
  const { mind } = scene
  const hint = mind.dodged.includes(fact.id) ? null : unsaid(scene, fact.vague)
  mind.topic = fact.id
  if (hint !== null) mind.dodged.push(fact.id)
  return { move: 'answer-plain', pieces: [verdict, ...(hint === null ? [] : [hint])].map(plainPiece) }
}

/** The words ask whether a trouble is theirs: one that was told of others, or one that the question names. */
export function asksIfTheirs(heard: Heard, asked: string): boolean {
  return recognises.test(asked) || comparesWithThem(heard) || probesTrouble(asked)
}

/**
 * Asked whether a trouble is theirs, a person says yes or no, and what theirs is, as far as they tell that to the one who asks.
 */
export function meetRecognition(scene: Scene, asked: string): Plan | null {
  const { mind, heard, persona } = scene
  const compares = recognises.test(asked) || comparesWithThem(heard)
  if (!compares && (!probesTrouble(asked) || isOfOther(scene))) return null
  const troubles = persona.facts
    .filter(({ topic, act }) => topic === 'pain' && act === 'q_pain')
    .toSorted((one, other) => one.trust - other.trust)
  if (troubles.length === 0) return null
  const theirs = described(scene, troubles)
  if (theirs !== undefined && hasGiven(mind, theirs.id)) return verdictAlone(scene, 'told')
  const next = theirs ?? troubles.find(({ id }) => !hasGiven(mind, id))
  if (next === undefined) return verdictAlone(scene, 'rarely')
  const isEarned = trustNeeded(scene, next) <= mind.meters.trust
  // Asked after one thing nobody tells of another unasked: that there is one is all they say.
  if (theirs === undefined && (!isEarned || !compares))
    return verdictAlone(scene, troubles.some(({ id }) => hasGiven(mind, id)) ? 'rarely' : 'different')
  const verdict = voiced(scene, theirs === undefined ? 'different' : 'same')
  if (verdict === null) return null
  if (!isEarned) return hintAt(scene, next, verdict)
  const plan = tell(scene, next)
  if (plan === null) return null
  return { ...plan, pieces: [plainPiece(verdict), ...plan.pieces.filter(({ fact }) => fact !== null)] }
}
