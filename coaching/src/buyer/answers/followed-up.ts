import { z } from 'zod'
import { asksAboutPast } from '../heard/past-questions.ts'
import { lastAsked } from '../heard/taken-up.ts'
import { hasGiven } from '../mind.ts'
import { asksForStep } from '../policy/step.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import { tell, trustNeeded } from '../telling.ts'
import followedUpFile from '../words/followed-up.json' with { type: 'json' }
import { everydayWords, patternsFor } from './everyday.ts'

/**
 * What buyers say in passing, and what whoever listens asks about it: "we were only speaking about you", "nothing bad, I hope?". No
 * fact holds the answer, and who has just said it does not have to look it up.
 */
const followedUpSchema = z.array(
  z.strictObject({
    id: z.string(),
    /** Parts of what they said, in small letters, as their wordings have it before names are filled in. */
    said: z.array(z.string().min(8)).min(1),
    /** Ways to ask about it, as long as it was said in this call. */
    asked: z.array(z.string().min(1)).min(1),
    /** Ways that name nothing, and are about it only right after it was said. */
    bare: z.array(z.string().min(1)).optional(),
    /** Facts that answer it better; `trouble` for the next thing that irritates them. */
    tells: z.array(z.string()).optional(),
    answers: z.array(z.string().min(1)).min(2),
  }),
)
type FollowedUp = z.infer<typeof followedUpSchema>[number]
export const followedUp: readonly FollowedUp[] = followedUpSchema.parse(followedUpFile)

const mostWords = 14
/** A later question about something said in passing still goes back to it. */
const mostTurnsAfter = 2

const mentions = (texts: readonly string[], { said }: FollowedUp): boolean =>
  texts.some((text) => said.some((part) => text.toLowerCase().includes(part)))

function isAsked(scene: Scene, one: FollowedUp): boolean {
  const { heard, mind, persona } = scene
  if (!mentions(mind.used, one)) return false
  const patterns = patternsFor(persona)
  const asked = [lastAsked(heard), heard.plain]
  if (patterns(one.asked).some((way) => asked.some((text) => way.test(text)))) return true
  return (
    mind.turn === 1 && one.bare !== undefined && patterns(one.bare).some((way) => asked.some((text) => way.test(text)))
  )
}

function better(scene: Scene, { tells = [] }: FollowedUp): Plan | null {
  const { persona, mind } = scene
  const troubles = persona.facts.filter(({ topic }) => topic === 'pain').toSorted((a, b) => a.trust - b.trust)
  const wanted = tells.flatMap((id) => (id === 'trouble' ? troubles : persona.facts.filter((fact) => fact.id === id)))
  const fact = wanted.find((one) => !hasGiven(mind, one.id) && trustNeeded(scene, one) <= mind.meters.trust)
  return fact === undefined ? null : tell(scene, fact)
}

/** The rep takes up something that the buyer has said in passing. Null for all else, and over a worry. */
export function meetFollowedUp(scene: Scene): Plan | null {
  const { heard, mind, traits } = scene
  if (
    mind.pending !== null ||
    mind.bargain !== null ||
    mind.turn > mostTurnsAfter ||
    heard.wordCount > mostWords ||
    asksForStep(scene)
  )
    return null
  if ((mind.phase === 'opening' && !traits.expected) || asksAboutPast(heard)) return null
  if (!heard.asks && !heard.plain.includes('?') && heard.wordCount > 6) return null
  const one = followedUp.find((candidate) => isAsked(scene, candidate))
  if (one === undefined) return null
  if (mind.phase === 'opening') mind.phase = 'talking'
  const plan = better(scene, one)
  if (plan !== null) return plan
  const text = unsaid(scene, one.answers, everydayWords(scene))
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}
