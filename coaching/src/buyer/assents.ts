import { sentencesIn } from '../speech/said.ts'
import type { Piece } from './mind.ts'
import type { Plan } from './scene.ts'

const word =
  "yes|yeah|yep|okay|ok|fine|alright|all right|good|agreed|done|deal|sure(?:, why not)?|lovely|right|go on then|very well|that works(?: for me)?|that suits (?:me|us)(?: well)?|that's (?:fine|reasonable|all right)|let's do (?:it|that)|why not"
/** A sentence that does nothing but say yes. */
const assent = new RegExp(String.raw`^(?:(?:oh|well|then|so),? )?(?:${word})(?:,? (?:${word}|then))*[.!]$`, 'i')
/** A day with a yes hung on to it: "Wednesday at nine, alright." */
const dayWithYes = new RegExp(
  String.raw`\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b[^.?!]*, (?:${word})\b[^.?!]*[.!]$`,
  'i',
)

const sentencesOf = (text: string): string[] => sentencesIn(text).map((one) => one.trim())

/** Whoever has said yes says it no second time in the same breath: of two assents in a reply one is left. */
export function withOneAssent(plan: Plan): Plan {
  const all = plan.pieces.flatMap(({ text }) => sentencesOf(text))
  const bare = all.filter((text) => assent.test(text))
  const withDay = all.some((text) => dayWithYes.test(text))
  if (bare.length + (withDay ? 1 : 0) < 2) return plan
  let left = withDay ? 0 : 1
  const pieces = plan.pieces.map((piece): Piece => {
    const kept = sentencesOf(piece.text).filter((text) => {
      if (!assent.test(text)) return true
      left -= 1
      return left >= 0
    })
    // What the reply settles is carried by its words, however short they are.
    return kept.length === 0 && (piece.agreed || piece.fact !== null) ? piece : { ...piece, text: kept.join(' ') }
  })
  return { ...plan, pieces: pieces.filter(({ text }) => text !== '') }
}
