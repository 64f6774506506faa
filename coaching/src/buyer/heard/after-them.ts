import type { Heard } from '../perceive.ts'

const asksAfter =
  /\bhow(?:'s|'ve| has| have)(?: it| life| things| everything| you| you all) been(?: going| keeping)?\b(?! (?:with|for|since|doing|us))|\bhow(?:'s| is| has| was| did)(?: your| the)? (?:\w+ )?(?:day|week|weekend|morning|afternoon|month|year|holidays?|vacation)(?: (?:been|go|going|start\w*|treat\w*))?\b|\bhow(?:'s| are| is| have)(?: you| life| things| everything|(?: your| the)? (?:day|morning|week|afternoon|it going|\w+day going))\b|\b(?:are you|hope you(?:'re| are)) (?:well|okay|alright|good|fine)\b|\bnothing(?:'s| is| has)? (?:broken|wrong|on fire|burning|the matter)\b/

/** "How are you?", "how has your week been?": after the person and not after their work. */
export const asksAfterThem = ({ plain }: Heard): boolean => asksAfter.test(plain)
