import { answerStrength } from '../heard/answer-strength.ts'
import { saysTheirFigure } from '../heard/price-named.ts'
import { pendingObjection } from '../judge/objections.ts'
import { didWithObjection } from '../objection-turn.ts'
import { actIn } from '../perceive.ts'
import { objectTo } from './objections.ts'
import { shown } from './shown.ts'
import { comeBack } from './come-back.ts'
import { say } from '../speak.ts'
import { tell, trustNeeded } from '../telling.ts'
import type { Plan, Scene } from '../scene.ts'
import type { LineKey } from '../words/line-keys.ts'

/** The buyer's own figure said back to them ("you said it costs you four thousand a month") is no price. */
function isTheirs(words: string): boolean {
  return /\byou(?:'d|'ve|’d|’ve| would| have)? (?:said|told|mentioned|put|call|lose|pay)\b|\bcosts? you\b|\bcosting you\b/i.test(
    words,
  )
}

/** Price, when the rep brings it up. */
export function meetPrice(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const price = actIn(heard, 'pricing')
  if (price === undefined || /\bsav(?:e|es|ed|ing|ings)\b/.test(heard.plain)) return null
  if (isTheirs(heard.words.slice(price.start, price.end)) || saysTheirFigure(scene, heard.words)) return null
  const asked = mind.question !== null && mind.turn - mind.question.turn <= 1
  const early = mind.facts.length < 2 && !asked && mind.pending === null
  mind.question = null
  if (!early) {
    const objection = objectTo(scene, 'pricing', 0.8)
    if (objection !== null) return objection
  }
  const keys: LineKey[] = discounts.test(heard.plain)
    ? ['discount', 'priceHeard']
    : early
      ? ['priceEarly']
      : ['priceHeard']
  const piece = say(scene, keys)
  if (piece.text.endsWith('?')) mind.question = { kind: 'own', turn: mind.turn }
  return { move: 'price-reaction', pieces: [piece] }
}

const discounts =
  /\b(?:discount|percent off|off the (?:price|list|fee|top)|cheaper|waive|free of charge|special (?:price|offer|deal)|knock)\b|% off\b/

/** A lower price alone is offered against a worry: it answers none, not even that the price is too high for what it is. */
export function meetDiscount(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const open = pendingObjection(scene)
  if (open === null || !discounts.test(heard.plain) || actIn(heard, 'next_step') !== undefined) return null
  if (didWithObjection(mind, 'explored') || answerStrength(scene, open.objection) > 0) return null
  return {
    move: 'price-reaction',
    pieces: [say(scene, ['discount', 'priceHeard']), ...comeBack(scene, open)],
    objection: shown(scene, open.objection),
  }
}

const comparison =
  /\b(?:compar(?:e|ed|ing)\b.{0,20}\b(?:to|with|against)\b(?! what (?:you|your))|up against|who else (?:are|have) you|looking at anyone|which others?)\b/

/** Worries in which something is being compared already. */
const compared = new Set(['competitor', 'price'])

/** What the rep is held against: another vendor if there is one, else what they run today. */
export function meetComparison(scene: Scene): Plan | null {
  const { heard, mind, persona } = scene
  if (!heard.asks || !comparison.test(heard.plain)) return null
  const open = pendingObjection(scene)
  // The vendor they are talking to is the objection itself: what lies behind it comes first.
  if (open !== null && compared.has(open.objection.family) && !open.memory.explained) return null
  const rivals = persona.facts.filter(({ topic }) => topic === 'competitor')
  const today = persona.facts.filter(({ topic }) => topic === 'system')
  for (const fact of [...rivals, ...today]) {
    const plan = trustNeeded(scene, fact) > mind.meters.trust && fact !== today.at(-1) ? null : tell(scene, fact)
    if (plan !== null) return plan
  }
  return null
}
