import { bargainIn, type ReturnKind } from '../../speech/bargaining.ts'
import { countOf } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { maybe, say, unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { demandId, type BargainMemory, type DemandMemory } from '../terms/bargain.ts'
import { returns } from '../terms/content.ts'
import { demandNamed, givesLeft, givingSpoken, listeningFor, spoken } from '../terms/demands.ts'
import type { LineKey } from '../words/line-keys.ts'
import { proposal } from './proposal.ts'

export const shownAs = ({ id, state }: DemandMemory): NonNullable<Plan['objection']> => ({
  id: demandId(id),
  family: demandNamed(id).family,
  state,
})

export const pieceOf = (text: string, { id }: DemandMemory): Piece => ({ ...plainPiece(text), objection: demandId(id) })

export const asked = (memory: DemandMemory): string => spoken(demandNamed(memory.id), memory.size)

const gotAlready: readonly string[] = [
  'You have that from me already.',
  "That you've had already, I can't give it twice.",
]

/** Why the buyer does not give what is wanted. */
function whyNot(scene: Scene, { demands }: BargainMemory, kind: ReturnKind): string | null {
  const isGiven = demands.some(({ agreed }) => agreed?.kind === kind)
  return unsaid(scene, isGiven ? gotAlready : returns[kind].cannot[scene.persona.temperament])
}

/** "Seven per cent off, and we sign for two years." */
export function counter(scene: Scene, bargain: BargainMemory, memory: DemandMemory): Plan {
  const { counter: proposed } = memory
  const demand = demandNamed(memory.id)
  const wish = spoken(demand, proposed?.size ?? memory.size)
  const kind = proposed?.kind ?? null
  const terms =
    kind === null ? {} : { terms: `we ${givingSpoken(kind, proposed?.months ?? null, scene.persona.temperament)}` }
  const isUnable = countOf(scene.mind, `cannot:${memory.id}`) === 1
  const [wanted] = bargainIn(scene.heard.words, listeningFor(demand)).returns
  const cannot = isUnable && wanted !== undefined ? whyNot(scene, bargain, wanted.kind) : null
  const lead = cannot === null ? say(scene, ['tradeCounter']) : plainPiece(cannot)
  return {
    move: 'push-back',
    pieces: [lead, pieceOf(proposal(scene, wish, terms), memory)],
    objection: shownAs(memory),
  }
}

/** What the buyer could put against it. From now on a concession counts as given for that. */
export function offerReturn(scene: Scene, memory: DemandMemory): Plan {
  const { bargain } = scene.mind
  const [first, second] = bargain === null ? [] : givesLeft(bargain, demandNamed(memory.id))
  const could = [first, second].flatMap((kind) =>
    kind === undefined ? [] : (unsaid(scene, returns[kind].could[scene.persona.temperament]) ?? []),
  )
  if (first !== undefined) memory.wanted = { kind: first, months: null }
  const [one, other] = could
  const or =
    other === undefined ? '' : ` Or ${/^I\b/.test(other) ? other : other.charAt(0).toLowerCase() + other.slice(1)}`
  const words = one === undefined ? `It is ${asked(memory)} I need.` : `${one}${or}`
  return {
    move: 'answer-plain',
    pieces: [...maybe(scene, 1, 'inReturn'), pieceOf(words, memory)],
    objection: shownAs(memory),
  }
}

/** Something is wanted of them, and nothing given for it yet. */
export function hearWish(scene: Scene, memory: DemandMemory): Plan {
  const { bargain } = scene.mind
  const kind = memory.wanted?.kind
  if (bargain === null || kind === undefined || givesLeft(bargain, demandNamed(memory.id)).includes(kind))
    return back(scene, memory, ['tradeMaybe'], 'push-back')
  const cannot = whyNot(scene, bargain, kind)
  const offer = offerReturn(scene, memory)
  return cannot === null ? offer : { ...offer, pieces: [plainPiece(cannot), ...offer.pieces.slice(-1)] }
}

/** What lies behind a demand; the demand once more where that has been said. */
export function tellBehind(scene: Scene, memory: DemandMemory): Plan {
  const text = unsaid(scene, demandNamed(memory.id).behind[scene.persona.temperament])
  if (text === null) return back(scene, memory, ['termsAgain'], 'repeat-objection')
  memory.explained = true
  return {
    move: 'repeat-objection',
    pieces: [...maybe(scene, 0.4, 'leadThink'), pieceOf(text, memory)],
    objection: shownAs(memory),
  }
}

/** What they ask for, once more. */
export function back(scene: Scene, memory: DemandMemory, keys: readonly LineKey[], move: Plan['move']): Plan {
  const text = say(scene, [...keys, 'termsAgain', 'objectionStill'], { it: asked(memory) }).text
  return { move, pieces: [pieceOf(text, memory)], objection: shownAs(memory) }
}
