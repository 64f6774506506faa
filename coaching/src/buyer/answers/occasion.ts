import { z } from 'zod'
import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { asksForOccasion } from '../heard/occasion.ts'
import { hasGiven } from '../mind.ts'
import { actIn } from '../perceive.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import { fullFrom, tell, trustNeeded } from '../telling.ts'
import occasionFile from '../words/occasion.json' with { type: 'json' }
import { kindReplies } from './kind-replies.ts'
import { everydayWords, voicedSchema } from './everyday.ts'

/** What somebody says who has told of the last time already. */
export const wasThatOne = z.strictObject({ 'that-one': voicedSchema }).parse(occasionFile)['that-one']

/** The trouble that was last talked of, else the one that is told most easily. */
function troubleOf({ persona, mind }: Scene): Fact | undefined {
  const topic = persona.facts.find(({ id }) => id === mind.topic)
  if (topic?.topic === 'pain' && topic.act === 'q_pain') return topic
  // "Like what?", of how they work, wants an example of that.
  if (topic !== undefined && topic.topic !== 'impact') return undefined
  const troubles = persona.facts.filter((fact) => fact.topic === 'pain' && fact.act === 'q_pain')
  const byTrust = troubles.toSorted((one, other) => one.trust - other.trust)
  return byTrust.find(({ id }) => !hasGiven(mind, id)) ?? byTrust[0]
}

function say(scene: Scene, wordings: readonly string[]): Plan | null {
  const text = unsaid(scene, wordings, everydayWords(scene))
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

/** The story of it has been told, by one of its wordings. */
const toldInFull = ({ mind }: Scene, { id }: Fact): boolean =>
  mind.facts.some((told) => told.id === id && told.depth === 'full')

/** Asked for one time that it went wrong, a person tells of one, as far as they tell it to this caller. */
export function meetOccasion(scene: Scene): Plan | null {
  const { heard, mind, traits, persona } = scene
  if (mind.pending !== null || traits.customer || mind.bargain !== null || !heard.asks || !asksForOccasion(heard))
    return null
  if ((['next_step', 'pricing', 'pitch', 'value'] as const).some((act) => actIn(heard, act) !== undefined)) return null
  const trouble = troubleOf(scene)
  if (trouble === undefined) return null
  if (toldInFull(scene, trouble)) return say(scene, wasThatOne[persona.temperament] ?? [])
  const spare = mind.meters.trust - trustNeeded(scene, trouble)
  if (!hasGiven(mind, trouble.id) || spare < 0 || spare >= fullFrom) return tell(scene, trouble)
  // The whole story is not told to this caller yet: that something happened lately is no secret.
  const { any = [], ...own } = kindReplies['what-last'] ?? {}
  return say(scene, [...(own[persona.temperament] ?? []), ...any])
}
