import { sellingOf } from '../../product-summary/selling.ts'
import { stepDetailIn } from '../heard/step.ts'
import { smallQuestion } from '../heard/asides.ts'
import { count, countOf } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { capitalised, say, unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { newDemand, openDemand, type BargainMemory, type DemandMemory } from '../terms/bargain.ts'
import {
  demandNamed,
  givingSpoken,
  mostExtra,
  nextDemand,
  returnSpoken,
  sizeAsked,
  spoken,
  termsSpoken,
} from '../terms/demands.ts'
import type { LineKey } from '../words/line-keys.ts'
import { tellBehindAgreed } from './behind-agreed.ts'
import { crossOut } from './disputed.ts'
import { asked, back, counter, hearWish, offerReturn, pieceOf, shownAs, tellBehind } from './over-demand.ts'
import { sign } from './signing.ts'
import { asksForStep } from './step.ts'

/** The next demand, as it is made. Null when there is none left, or one is on the table. */
export function raiseDemand(scene: Scene): Plan | null {
  const { mind, setup } = scene
  const { bargain } = mind
  if (bargain === null || openDemand(bargain) !== undefined) return null
  const allowed = { ...bargain, extra: Math.min(bargain.extra, mostExtra[setup.difficulty]) }
  const demand = nextDemand(setup, allowed)
  if (demand === null) return null
  const size = sizeAsked(demand, setup.difficulty, bargain.bigger)
  bargain.bigger = false
  const price = sellingOf(setup.rep.product)?.price ?? null
  const words = { it: spoken(demand, size), ...(price === null ? {} : { price }) }
  const text = unsaid(scene, demand.ask[scene.persona.temperament], words) ?? capitalised(`${spoken(demand, size)}.`)
  const had = bargain.unasked.find(({ id }) => id === demand.id)
  if (had !== undefined) bargain.unasked = bargain.unasked.filter((one) => one !== had)
  const memory = newDemand(demand.id, size, had?.size ?? null)
  bargain.demands.push(memory)
  return { move: 'object', pieces: [pieceOf(text, memory)], objection: shownAs(memory) }
}

function more({ mind, setup }: Scene, bargain: BargainMemory): boolean {
  const allowed = { ...bargain, extra: Math.min(bargain.extra, mostExtra[setup.difficulty]) }
  return mind.step.agreed === null && nextDemand(setup, allowed) !== null
}

/** Said once a demand is settled: what was agreed, and that there is more; or the terms, and a day to sign them. */
function settled(scene: Scene, bargain: BargainMemory, memory: DemandMemory, said: Piece[]): Plan {
  const { mind } = scene
  mind.phase = 'talking'
  const objection = shownAs(memory)
  if (more(scene, bargain)) {
    const lead: LineKey = memory.agreed?.gift === true ? 'demandMore' : 'demandNext'
    return { move: 'resolve-objection', pieces: [...said, say(scene, [lead, 'demandNext'])], objection }
  }
  const signing = sign(scene)
  return { ...signing, pieces: [...said, ...signing.pieces], objection }
}

const given = (memory: DemandMemory): string => spoken(demandNamed(memory.id), memory.agreed?.size ?? memory.size)

function dealDone(scene: Scene, bargain: BargainMemory, memory: DemandMemory): Plan {
  const { agreed, counter: proposed } = memory
  // What they had proposed themselves and got is no bargain of the rep's.
  const isTheirs = proposed !== null && proposed.size === agreed?.size
  const yes = pieceOf(say(scene, isTheirs ? ['tradeTaken', 'tradeYes'] : ['tradeYes']).text, memory)
  // All of it is about to be said back: saying this part first would be saying it twice in one breath.
  if (!more(scene, bargain) && countOf(scene.mind, 'terms-summed') === 0) return settled(scene, bargain, memory, [yes])
  // Taken as the buyer had proposed it, there is nothing to read back.
  if (isTheirs) return settled(scene, bargain, memory, [yes])
  const kind = agreed?.kind ?? null
  const mine = kind === null ? '' : `, and we ${givingSpoken(kind, agreed?.months ?? null, scene.persona.temperament)}`
  return settled(scene, bargain, memory, [yes, pieceOf(capitalised(`${given(memory)}${mine}.`), memory)])
}

/** What is taken is named where it is not what was asked for: both then know what was written down. */
function takenAsGift(scene: Scene, memory: DemandMemory): Piece[] {
  const taken = pieceOf(say(scene, ['giftTaken']).text, memory)
  const isAsked = memory.agreed?.size === memory.size
  return isAsked ? [taken] : [taken, pieceOf(capitalised(`${given(memory)}.`), memory)]
}

function crossedOut(scene: Scene, memory: DemandMemory): Pick<Plan, 'pieces'> | Record<string, never> {
  const text = crossOut(scene, memory)
  return text === null ? {} : { pieces: [pieceOf(capitalised(text), memory)] }
}

/** Something else than the demand was given, traded or offered: it is noted, and what was asked for stays asked. */
function meetOther(scene: Scene, { turn, unasked }: BargainMemory, memory: DemandMemory): Plan {
  const it = asked(memory)
  const last = unasked.at(-1)
  const isKept = turn !== 'offered-other' && last !== undefined
  if (!isKept) return back(scene, memory, ['otherUnwanted'], 'repeat-objection')
  const { id, size, kind, months } = last
  const mine = kind === null ? '' : ` and ${returnSpoken(kind, months)}`
  const text = say(scene, ['otherNoted', 'termsAgain'], { it, terms: `${spoken(demandNamed(id), size)}${mine}` }).text
  return { move: 'repeat-objection', pieces: [pieceOf(text, memory)], objection: shownAs(memory) }
}

/** More lines over one demand than this, and the buyer stops the haggling. */
const mostRounds = 6

/** What a turn did with a demand, and what the buyer says to it. */
function answerTo(scene: Scene, bargain: BargainMemory, memory: DemandMemory): Plan | null {
  if (memory.state !== 'resolved' && memory.rounds >= mostRounds)
    return { move: 'goodbye', pieces: [say(scene, ['noDeal', 'byeCold'])], ends: 'goodbye', objection: shownAs(memory) }
  switch (bargain.turn) {
    case 'explored':
    case 'explored-again':
      return tellBehindAgreed(scene, bargain, memory) ?? tellBehind(scene, memory)
    case 'asked-return':
      return offerReturn(scene, memory)
    case 'wants-return':
      return hearWish(scene, memory)
    case 'traded':
      return dealDone(scene, bargain, memory)
    case 'countered':
      return counter(scene, bargain, memory)
    case 'given':
      return settled(scene, bargain, memory, takenAsGift(scene, memory))
    case 'disputed':
      return { ...back(scene, memory, ['termsAgain'], 'repeat-objection'), ...crossedOut(scene, memory) }
    case 'given-part':
      return back(scene, memory, ['giftPart'], 'push-back')
    case 'held':
      return settled(scene, bargain, memory, [pieceOf(say(scene, ['holdYes']).text, memory)])
    case 'held-weakly':
      return back(scene, memory, ['holdNot'], 'push-back')
    case 'refused':
      return back(scene, memory, ['holdBare'], 'push-back')
    case 'bluffed':
      return back(scene, memory, ['pushPressure'], 'push-back')
    case 'brushed':
      return back(scene, memory, ['termsAgain'], 'deepen-objection')
    case 'only-heard':
      return back(scene, memory, ['objectionHeard'], 'repeat-objection')
    case 'gave-other':
    case 'traded-other':
    case 'offered-other':
      return meetOther(scene, bargain, memory)
    case 'summed-up':
    case 'summed-up-wrong':
    case 'nothing':
      return null
  }
}

const ofSigning = /\b(?:sign(?:ed|ing)?|signature|contract|paperwork|order form)\b/
const asksOn =
  /\b(?:anything|something|what|nothing) else\b|\bon (?:your|the) list\b|\bwhat(?:'s| is) (?:next|left|the (?:next|other|second|third|last))\b|\bthe (?:next|other) (?:one|point|thing)\b/

/** The rep asks for a day, or for the signature itself. */
function asksToSign(scene: Scene): boolean {
  return asksForStep(scene) || (scene.heard.asks && ofSigning.test(scene.heard.plain))
}

/** Who says that much of something else has not heard it. */
const mostBeside = 8

const offerRead =
  /\b(?:look(?:ed)?|gone?|been|read|seen|g[eo]t|received?|had)\b[^.?!]{0,20}\b(?:the|our|my|that) (?:proposal|offer|quote|draft|contract|document)\b/

/** Nothing was said of the demand. Once they have waited a line for it, they come back to it. */
function waiting(scene: Scene, memory: DemandMemory): Plan | null {
  const { heard, mind } = scene
  if (heard.plain.includes('?') && offerRead.test(heard.plain))
    return back(scene, memory, ['offerRead'], 'repeat-objection')
  if (asksToSign(scene)) return back(scene, memory, ['firstTerms'], 'refuse-next-step')
  if (heard.asks && asksOn.test(heard.plain)) return back(scene, memory, ['termsAgain'], 'repeat-objection')
  if (heard.asks || smallQuestion(heard) !== null || heard.wordCount < 4) return null
  const patient = heard.wordCount >= mostBeside || mind.turn <= 1 ? 0 : 1
  return count(mind, 'terms-waiting') > patient && mind.turn > 1
    ? back(scene, memory, ['termsAgain'], 'repeat-objection')
    : null
}

/** A bargain: the demand on the table, what the rep gives and wants for it, and what was agreed. Null outside of one. */
export function meetTerms(scene: Scene): Plan | null {
  const { mind, heard } = scene
  const { bargain } = mind
  if (bargain === null) return null
  if (mind.step.agreed !== null)
    return heard.asks ? null : { move: 'react', pieces: [say(scene, ['stepConfirm', 'makesSense'])] }
  const last = bargain.demands.at(-1)
  const summed = meetSum(scene, bargain)
  if (summed !== null) return summed
  const answer = last === undefined ? null : answerTo(scene, bargain, last)
  if (answer !== null) return answer
  const memory = openDemand(bargain)
  if (memory !== undefined) return waiting(scene, memory)
  if (smallQuestion(heard) !== null) return null
  const next = raiseDemand(scene)
  if (next !== null) return next
  const named = stepDetailIn(heard.words).when !== null
  return asksToSign(scene) || asksOn.test(heard.plain) || named || !heard.asks ? sign(scene) : null
}

/** The rep says back what was agreed: right, it stands; wrong, it is put right at once. */
function meetSum(scene: Scene, bargain: BargainMemory): Plan | null {
  if (bargain.turn !== 'summed-up' && bargain.turn !== 'summed-up-wrong') return null
  const memory = openDemand(bargain)
  const isRight = bargain.turn === 'summed-up'
  const lead = say(scene, isRight ? ['recapYes', 'makesSense'] : ['termsWrong', 'recapNo'])
  const rest = isRight ? [] : [plainPiece(capitalised(`${termsSpoken(bargain, scene.persona.temperament)}.`))]
  const move = isRight ? 'confirm-recap' : 'correct-recap'
  if (memory !== undefined)
    return {
      move,
      pieces: [lead, ...rest, back(scene, memory, ['termsAgain'], move).pieces[0] ?? lead],
      objection: shownAs(memory),
    }
  scene.mind.counts['terms-summed'] = 1
  const next = raiseDemand(scene)
  if (next !== null) return { ...next, pieces: [lead, ...rest, say(scene, ['demandNext']), ...next.pieces] }
  const signing = sign(scene)
  return { ...signing, pieces: [lead, ...rest, ...signing.pieces] }
}
