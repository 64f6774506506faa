import type { Heard } from './perceive.ts'

const feared =
  /\bwhat (?:are|is|'re|makes?|do|does) (?:\w+ ){0,3}?(?:afraid|scared|nervous|frightened|anxious|worried) ?(?:of|about)?\b|\bwhat(?:'s| is) (?:the|your|their|his|her) (?:\w+ )?(?:fear|worst(?: case)?)\b|\bwhat(?:'s| is| would be) the worst (?:that|thing|case)\b|\b(?:what|which) (?:do|does|would) (?:you|they|he|she|people|your (?:people|team)) (?:fear|dread)\b/
const whose =
  /\b(?:is|was) (?:it|that|this)(?: more| mainly| just| really| only)? (?:you|yours?|(?:from )?your (?:own |boss|team|people|view|worry|concern|opinion|call|decision)|somebody else|someone else|coming from)\b|\bwhose (?:worry|concern|view|opinion|idea|problem)\b|\bwho(?:'s| is| else is)? (?:really )?(?:worried|concerned|behind (?:that|this|it)|against (?:it|this|that)|has (?:that|this) (?:worry|concern))\b|\bis (?:somebody|someone|anybody|anyone) else (?:worried|concerned|against|behind)\b/
const mostWords = 18

function isShort({ asks, wordCount }: Heard): boolean {
  return asks && wordCount <= mostWords
}

/** The rep asks what somebody is afraid of. */
export function asksWhatIsFeared(heard: Heard): boolean {
  return isShort(heard) && feared.test(heard.plain)
}

/** The rep asks whether a worry is the buyer's own. */
export function asksWhoseWorry(heard: Heard): boolean {
  return isShort(heard) && whose.test(heard.plain)
}
