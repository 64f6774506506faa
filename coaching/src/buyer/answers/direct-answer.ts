import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { hasGiven } from '../mind.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import { tell, trustNeeded } from '../telling.ts'
import type { DirectKind } from './direct-kinds.ts'
import { countedThing } from './counted-thing.ts'
import { everydayWords } from './everyday.ts'

/** What answers a question of some kind, however it was known to be of it. */
export type DirectAnswer = Pick<DirectKind, 'tells' | 'alone' | 'slot' | 'lead' | 'otherwise' | 'toldAlready'>

export function factsOf({ persona }: Scene, ids: readonly string[]): Fact[] {
  return ids.flatMap((id) => persona.facts.find((fact) => fact.id === id) ?? [])
}

export function wordsFor(scene: Scene, wordings: readonly string[]): string | null {
  return unsaid(scene, wordings, everydayWords(scene))
}

/** The narrow answer a fact holds, once: asked again it is told like the rest. */
function slotOf(scene: Scene, kind: DirectAnswer, fact: Fact): Plan | null {
  const { mind } = scene
  const slot = fact.slots.find((one) => one.kind === kind.slot)
  if (kind.slot === undefined || slot === undefined || trustNeeded(scene, fact) > mind.meters.trust) return null
  const text = unsaid(scene, [countedThing(scene, { fact, slot })])
  if (text === null) return null
  const isNew = !hasGiven(mind, fact.id)
  if (isNew) mind.facts.push({ id: fact.id, depth: 'plain' })
  mind.topic = fact.id
  return {
    move: 'slot-answer',
    pieces: [{ text, fact: fact.id, objection: null, agreed: false }],
    facts: isNew ? [fact.id] : [],
  }
}

/** Words that are a yes or a no already. */
const answersAtOnce = /^(?:oh|yes|no|well|they|some|me|i|so)\b/i

/** What a person says to a question of this kind: the first of its facts not told yet, else the words it has without one. */
export function answerOf(scene: Scene, kind: DirectAnswer): Plan | null {
  const { mind } = scene
  const facts = factsOf(scene, kind.tells)
  const [first] = facts
  const narrow = first === undefined ? null : slotOf(scene, kind, first)
  if (narrow !== null) return narrow
  const untold = kind.slot === undefined ? facts.find(({ id }) => !hasGiven(mind, id)) : undefined
  if (untold !== undefined) {
    const plan = tell(scene, kind.alone === true ? { ...untold, needs: null } : untold)
    const said = plan?.facts?.includes(untold.id) === true
    const opens = plan?.pieces.find(({ fact }) => fact !== null)?.text ?? ''
    const lead = said && kind.lead !== undefined && !answersAtOnce.test(opens) ? wordsFor(scene, kind.lead) : null
    if (plan !== null && lead !== null)
      return { ...plan, pieces: [plainPiece(lead), ...plan.pieces.filter(({ fact }) => fact !== null)] }
    if (plan !== null) return plan
  }
  const told = facts.length > 0 && kind.toldAlready !== undefined ? wordsFor(scene, kind.toldAlready) : null
  const text = told ?? (kind.otherwise === undefined ? null : wordsFor(scene, kind.otherwise))
  if (text !== null) return { move: 'answer-plain', pieces: [plainPiece(text)] }
  return first === undefined || kind.slot !== undefined ? null : tell(scene, first)
}
