import type { BuyerProfile, Fact } from '@ringside/contract/pipeline/buyer-profile'
import { askedIn } from '../heard/asked-kind.ts'
import { ofAnything } from '../heard/of-anything.ts'
import { isOfKind } from '../heard/of-kind.ts'
import type { AskedKind } from '../heard/asked-kind.ts'
import { pendingObjection } from '../judge/objections.ts'
import { replyInKind } from './kind-replies.ts'
import { hasGiven } from '../mind.ts'
import { oncePer } from '../once.ts'
import { actIn, meaningOf } from '../perceive.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { tell, trustNeeded } from '../telling.ts'

const contentOf = (text: string): Set<string> => new Set([...meaningOf(text)].filter((stem) => !ofAnything.has(stem)))

type Matter = { fact: Fact; words: ReadonlySet<string> }

/** What the owner of the segment has named: their troubles and notes, by the words they are told in. */
const ownMatters = oncePer(({ facts, vocabulary }: BuyerProfile): Matter[] =>
  facts
    .filter(
      ({ id }) =>
        id.startsWith('segment-') || (vocabulary['market'] !== undefined && (id === 'pain' || id === 'pain2')),
    )
    .map((fact) => ({ fact, words: contentOf(fact.summary) })),
)

/**
 * It takes two words of theirs. In a market of their own the owner's words are all there is to go by: of a short question
 * one is enough there.
 */
function matterIn({ heard, persona }: Scene): Fact | null {
  const asked = contentOf(heard.question)
  const found = ownMatters(persona)
    .map(({ fact, words }) => ({ fact, common: [...asked].filter((stem) => words.has(stem)).length }))
    .toSorted((a, b) => b.common - a.common)[0]
  if (found === undefined) return null
  const oneIsEnough = persona.vocabulary['market'] !== undefined && asked.size <= 3
  const least = oneIsEnough ? 1 : Math.min(2, found.fact.summary.split(' ').length)
  if (found.common < least) return null
  return found.fact
}

const most = 26
const selling = ['pitch', 'value', 'pricing', 'next_step', 'social_proof', 'intro'] as const
/** Answered in a word of its own kind, and then by what there is to tell. */
const inKind: ReadonlySet<AskedKind> = new Set<AskedKind>(['frequency', 'happens'])
const never: ReadonlySet<AskedKind> = new Set<AskedKind>(['permission', 'would-help', 'who', 'opinion', 'effect'])
const wantsItsKind: ReadonlySet<AskedKind> = new Set<AskedKind>(['count', 'share', 'duration', 'when'])

const asksForTrouble =
  /\b(?:ever|lose|losing|lost|run(?:ning)? (?:out|short|low)|sell(?:ing)? out|problem|issue|trouble|hard|difficult|wrong|late|too|cancel\w*|miss\w*)\b/
const asksForGood = /\b(?:enough|easily|easy|fine|okay|well|happy|on time|always)\b/
const denies = /\b(?:can't|don't|not|never|nobody|no one|won't|no)\b/i

function yesTo({ heard }: Scene, fact: Fact): boolean {
  const plain = heard.question.toLowerCase()
  return asksForTrouble.test(plain) && !asksForGood.test(plain) && !denies.test(fact.summary)
}

/**
 * Asked in their own words after something the owner of the segment has named, a person tells that and nothing else:
 * "do you ever sell out too early?" of a company that sells out before nine.
 */
export function meetOwnMatter(scene: Scene): Plan | null {
  const { heard, mind, persona, traits } = scene
  if (!heard.asks || heard.wordCount > most || pendingObjection(scene) !== null) return null
  if (mind.phase === 'opening' && !traits.expected) return null
  if (selling.some((act) => actIn(heard, act) !== undefined)) return null
  const asked = askedIn(heard.question)
  if (asked === null || never.has(asked.kind)) return null
  const fact = matterIn(scene)
  if (fact === null || trustNeeded(scene, fact) > mind.meters.trust || hasGiven(mind, fact.id)) return null
  if (wantsItsKind.has(asked.kind) && !isOfKind(persona, asked.kind, fact.summary)) return null
  const told = tell(scene, fact)
  if (told === null) return null
  const pieces = told.pieces.filter((piece) => piece.fact !== null)
  if (asked.kind === 'yes-no' && yesTo(scene, fact)) return { ...told, pieces: [plainPiece('Yes.'), ...pieces] }
  const first = inKind.has(asked.kind) ? replyInKind(scene, asked) : null
  return first === null ? told : { ...told, pieces: [plainPiece(first), ...pieces] }
}
