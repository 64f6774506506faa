import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { askedIn } from '../heard/asked-kind.ts'
import type { AskedKind } from '../heard/asked-kind.ts'
import { overDemandIn } from '../heard/over-demand.ts'
import { counter, tellBehind } from '../policy/over-demand.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import { knowsAbout } from '../telling.ts'
import { openDemand } from '../terms/bargain.ts'
import type { BargainMemory, BargainTurn, DemandMemory } from '../terms/bargain.ts'
import { demandNamed, givesLeft, spoken } from '../terms/demands.ts'
import { weigh } from '../terms/weigh.ts'
import ofDemandFile from '../words/of-demand.json' with { type: 'json' }
import { everydayWords } from './everyday.ts'

const voicedSchema = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))
const ofDemandSchema = z.strictObject({
  /** Whom the demand is for. */
  who: voicedSchema,
  /** Something else is put to them in the place of `{it}`. */
  instead: voicedSchema,
  /** How much they may sign for themselves. */
  limit: voicedSchema,
  /** Of several things that they want, the one that counts most. */
  first: voicedSchema,
  /** The rep guesses at what lies behind it. */
  guessed: voicedSchema,
})
/** What somebody with a demand says to a question about it. */
export const ofDemand = ofDemandSchema.parse(ofDemandFile)

function voiced(scene: Scene, key: keyof typeof ofDemand, { id, size }: DemandMemory): Plan | null {
  const words = { ...everydayWords(scene), it: spoken(demandNamed(id), size) }
  const text = unsaid(scene, ofDemand[key][scene.persona.temperament] ?? [], words)
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

/** "What's your approval limit?", "how much can you sign for yourself?" */
const ofLimit =
  /\b(?:your|the) (?:\w+ )?(?:limit|ceiling|maximum|threshold)\b|\bhow (?:much|high|far)\b[^?]*\bcan you (?:sign|approve|go)\b/
/** "What if the main line goes first?": something else in its place. */
const putsInstead =
  /^(?:(?:and|so|but|okay|right|well),? )*(?:what (?:if|about)|how about|and if|suppose|supposing)\b(?!.*\b(?:happens|can't|cannot|don't|won't|without|say no)\b)/

/** Kinds that somebody with a demand answers by what the demand is for. */
const ofIts: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'what',
  'which',
  'why',
  'how',
  'opinion',
  'effect',
  'happens',
])
const mostWords = 18

/**
 * While a demand is on the table a question that nothing else answers is about the demand: who the five are, what they would do with
 * it. Who asks for something knows why; nobody hands that to a colleague.
 */
export function meetOfDemand(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const { bargain } = mind
  const memory = bargain === null ? undefined : openDemand(bargain)
  if (bargain === null || memory === undefined || !heard.asks || heard.wordCount > mostWords) return null
  if (ofLimit.test(heard.plain)) return voiced(scene, 'limit', memory)
  const asked = askedIn(heard.question)
  if (asked === null || knowsAbout(scene)) return null
  if (asked.kind === 'who') return voiced(scene, 'who', memory)
  return ofIts.has(asked.kind) ? tellBehind(scene, memory) : null
}

/** They say what would do: what they proposed before, or what they come down to for something of theirs. */
function sayWhatWouldDo(scene: Scene, bargain: BargainMemory, memory: DemandMemory): Plan {
  const { mind, setup } = scene
  const demand = demandNamed(memory.id)
  if (memory.counter === null) {
    const terms = {
      demand,
      gives: givesLeft(bargain, demand),
      memory,
      difficulty: setup.difficulty,
      trust: mind.meters.trust,
    }
    const weighed = weigh(terms, memory.offered ?? memory.pocketed ?? 0, [])
    if (!weighed.accepted) memory.counter = weighed.counter
  }
  // The question wants the proposal alone: nothing was offered that it could be set against.
  const plan = counter(scene, bargain, memory)
  return { ...plan, move: 'answer-plain', pieces: plan.pieces.slice(-1) }
}

/** Their guess at what lies behind it is let stand, and what does is said with it. */
function sayWhetherThat(scene: Scene, memory: DemandMemory): Plan | null {
  const yes = voiced(scene, 'guessed', memory)
  if (yes === null || memory.explained) return yes
  return { ...yes, pieces: [...yes.pieces, ...tellBehind(scene, memory).pieces.slice(-1)] }
}

/** What a line did in the bargain leaves its question to be answered. */
const leavesQuestion: ReadonlySet<BargainTurn> = new Set<BargainTurn>(['nothing', 'explored', 'explored-again'])

/** What would do, which demand counts most, and whether it is about this: of a demand nobody knows that but who makes it. */
export function meetOverDemand(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const { bargain } = mind
  const memory = bargain === null || mind.step.agreed !== null ? undefined : openDemand(bargain)
  if (bargain === null || memory === undefined || !leavesQuestion.has(bargain.turn)) return null
  switch (overDemandIn(heard)) {
    case 'would-do':
      return bargain.turn === 'explored' ? null : sayWhatWouldDo(scene, bargain, memory)
    case 'first':
      return voiced(scene, 'first', memory)
    case 'guessed':
      return sayWhetherThat(scene, memory)
    case null:
      return null
  }
}

/** "What if the main line goes first?": another thing than the demand is put to them, and nothing is given yet. */
export function meetInstead(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const memory = mind.bargain === null || mind.bargain.turn !== 'nothing' ? undefined : openDemand(mind.bargain)
  if (memory === undefined || !heard.asks || heard.wordCount > mostWords + 8) return null
  return putsInstead.test(heard.question.toLowerCase()) ? voiced(scene, 'instead', memory) : null
}
