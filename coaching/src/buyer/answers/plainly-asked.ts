import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { pendingObjection } from '../judge/objections.ts'
import type { Heard } from '../perceive.ts'
import { shown } from '../policy/shown.ts'
import { objectionPiece, unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import plainlyAskedFile from '../words/plainly-asked.json' with { type: 'json' }

const kinds = ['calmer', 'if-settled', 'one-first', 'tell-boss', 'solution', 'own-day', 'worth'] as const
type Kind = (typeof kinds)[number]

/** What is said to questions that anybody may ask and only the one who is asked can answer, by temperament. */
export const plainlyAsked = z
  .record(z.enum(kinds), z.record(temperamentSchema, z.array(z.string().min(1)).min(2)))
  .parse(plainlyAskedFile)

/** How each is asked, and whether only over an open worry. */
const asked: Record<Kind, { pattern: RegExp; overWorry?: true }> = {
  calmer: {
    pattern:
      /\bwhen(?:'s| (?:does|do|will|would|is|are|might)) (?:it|that|this|things?|you|everything|the \w+)(?: \w+){0,3} (?:calm\w*|quiet\w*|settle\w*|ease\w*|easier|slow\w*|less busy|freer|normal|over the worst)\b/,
  },
  'if-settled': {
    overWorry: true,
    pattern:
      /\bif (?:we|i|that|this|it)\b[^?]*\b(?:took care|take care|sort(?:ed)?|solved?|fix(?:ed)?|settled?|deal|dealt|clear(?:ed)?|gone|out of the way|handled?)\b[^?]*\b(?:would|will|could|can) you (?:then )?(?:sign|go ahead|say yes|do it|decide|start|be in)\b/,
  },
  'one-first': {
    overWorry: true,
    pattern:
      /\b(?:anything|something|what) else\b[^?]*\b(?:worr\w*|concern\w*|bother\w*|on your mind|troubl\w*)|^(?:is there |and )?(?:anything|something) else\W*$/,
  },
  'tell-boss': {
    pattern:
      /\b(?:how|what) (?:would|will|do|could) you (?:have to |then )?(?:explain|justify|present|sell|put|tell)\b[^?]*\b(?:boss|board|management|upstairs|owners?|ceo|cfo|finance|above you)\b/,
  },
  solution: {
    pattern:
      /\bwhat (?:would|does|should) (?:a |an |the |your )?(?:good|ideal|perfect|right|better|dream) (?:solution|answer|outcome|result|setup|system|tool)(?: \w+)? (?:look|be|do|mean)\b/,
  },
  'own-day': {
    pattern:
      /\bwhat (?:do|does) (?:you|your day|your time) (?:spend|fill|go)\b[^?]*\b(?:day|time|week|hours)\b|\bwhat takes up (?:most of )?your (?:day|time|week)\b/,
  },
  worth: {
    pattern: /\b(?:what|how much) would (?:it|that|this|getting rid of (?:it|that|this)) be worth\b/,
  },
}

const mostWords = 24

function kindOf(heard: Heard, isOverWorry: boolean): Kind | null {
  if (!heard.asks || heard.wordCount > mostWords) return null
  return (
    kinds.find((kind) => asked[kind].pattern.test(heard.plain) && (isOverWorry || asked[kind].overWorry !== true)) ??
    null
  )
}

/** Asks something of this kind: over a worry it goes past nothing. */
export const isPlainlyAsked = (heard: Heard): boolean => kindOf(heard, true) !== null

/** Asked plainly, they answer plainly; what worries them stays where it was. */
export function meetPlainlyAsked(scene: Scene): Plan | null {
  const { heard, mind, persona, traits } = scene
  const open = pendingObjection(scene)
  const isEarly = mind.phase === 'opening' && !traits.expected && open === null
  if (mind.bargain !== null || isEarly) return null
  const kind = kindOf(heard, open !== null)
  if (kind === null) return null
  const { peak, pain } = persona.vocabulary
  const parts = { ...(peak === undefined ? {} : { peak }), ...(pain === undefined ? {} : { pain }) }
  const text = unsaid(scene, plainlyAsked[kind][persona.temperament], parts)
  if (text === null) return null
  return open === null
    ? { move: 'answer-plain', pieces: [plainPiece(text)] }
    : {
        move: 'repeat-objection',
        pieces: [objectionPiece(text, open.objection)],
        objection: shown(scene, open.objection),
      }
}

/** The same of what asks for the decision only where this worry is gone, or for another one. */
export function meetOfThisWorry(scene: Scene): Plan | null {
  if (pendingObjection(scene) === null) return null
  const kind = kindOf(scene.heard, true)
  return kind === 'if-settled' || kind === 'one-first' ? meetPlainlyAsked(scene) : null
}
