import type { Heard } from '../perceive.ts'

/** What is asked about another vendor while that is the worry on the table. */
export const rivalKinds = ['who', 'far', 'like', 'lack', 'price'] as const
export type RivalKind = (typeof rivalKinds)[number]

const rivals = String.raw`(?:they|them|their|theirs|they've|they're|it|that|(?:the |that |this )?(?:other|others|somebody|someone)(?: \w+){0,2}|(?:the |that )?(?:competit\w+|(?:other )?(?:vendor|company|provider|supplier|firm|guys|people)s?))`

const asked: readonly (readonly [RivalKind, RegExp])[] = [
  [
    'price',
    new RegExp(
      String.raw`\b(?:how much|what)\b[^?]*\b(?:cheaper|less|cost|charge|charging|asking|price|quote\w*|pay)\b`,
    ),
  ],
  [
    'who',
    new RegExp(
      String.raw`\bwho(?:'s| is| are|'re)?\b[^?]*\b(?:else|other|others|somebody|someone|they|it|that|them|talking (?:to|with)|with|against|up against)\b|\b(?:which|what) (?:other )?(?:company|vendor|provider|supplier|firm|outfit|tool|product)\b[^?]*\b(?:is|are|it|else|looking|talking|other)\b|\b(?:tell|say|know|ask) (?:me )?(?:who|which)\b`,
    ),
  ],
  [
    'far',
    new RegExp(
      String.raw`\bhow (?:far|close|deep|long)\b[^?]*\b(?:along|in|into|signed|${rivals}|signing|yes|talking)\b|\b(?:have|did) you (?:already )?(?:sign\w*|agree\w*|commit\w*|decided?|promised?)\b|\bis (?:it|that|anything) (?:signed|final|decided|done)\b|\bwhere (?:are|do) you (?:stand )?with (?:them|that)\b`,
    ),
  ],
  [
    'lack',
    new RegExp(
      String.raw`\b(?:what|anything|something|where|which)\b[^?]*\b(?:(?:${rivals}) (?:can't|cannot|couldn't|don't|didn't|lack|miss|fall short|weak|weaker)|you (?:don't|didn't|do not|did not) like|(?:don't|didn't) you like|(?:do|did) you (?:still )?miss|you(?:'d| would) (?:still )?(?:need|miss|want)|missing|weak(?:er|ness)?|worse|wrong with)\b`,
    ),
  ],
  [
    'like',
    new RegExp(
      String.raw`\b(?:what|why)\b[^?]*\b(?:(?:do|did) you like|liked?|appeal\w*|impress\w*|attract\w*|stood out|speaks? for|good about|better about|(?:do|did) (?:${rivals}) (?:do )?(?:well|better|right)|makes? ${rivals} (?:better|attractive|stronger))\b`,
    ),
  ],
]
const mostWords = 20

/** Which of them a turn asks; null where it asks none. */
export function ofRivals({ plain, asks, wordCount }: Heard): RivalKind | null {
  if (!asks || wordCount > mostWords) return null
  const questions = (plain.match(/[^.?!]+\?/g) ?? [plain]).join(' ')
  return asked.find(([, pattern]) => pattern.test(questions))?.[0] ?? null
}
