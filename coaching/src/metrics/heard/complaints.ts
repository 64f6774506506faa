import { callTypeTraits } from '../../call-types/call-types.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { heardSentences, type Span } from './words.ts'

/** Something that they bought does not do what it should, or was not done as it was said. */
const amiss = new RegExp(
  [
    String.raw`\b(?:does|did|do|is|are|was|were|has|have|ca|wo|could)n['’]t (?:\w+ )?(?:work\w*|open\w*|load\w*|sync\w*|print\w*|arriv\w*|come|coming|came|show\w*|sav\w*|connect\w*|happen\w*|delivered|fixed|call\w*|get back|got back|find|reach|log)\b`,
    String.raw`\b(?:is|are|was|were|been|gets?|got|runs?|comes?|came|goes|went|has gone) (?:\w+ ){0,2}(?:down|slow(?:er)?|late|wrong|broken|missing|lost|worse|out of (?:date|order))\b`,
    String.raw`\b(?:keeps?|kept) (?:on )?(?:crash|freez|fail|drop|break|stopp|hang|log|los|losing|sending|asking)\w*`,
    String.raw`\b(?:not|less than|aren['’]t|isn['’]t) (?:\w+ )?(?:happy|pleased|impressed)\b|\b(?:unhappy|disappoint(?:ed|ing)|annoy(?:s|ed|ing)|frustrat(?:es|ed|ing)|let down|fed up)\b`,
    String.raw`\bstill (?:\w+ )?(?:waiting|missing|broken|not)\b|\bwaiting (?:for|since) (?:\w+ ){0,3}(?:days|weeks|months|since)\b`,
    String.raw`\b(?:promised|said you['’]d|were (?:going|supposed|meant) to)\b.{0,60}\b(?:never|not|nobody|nothing|still|but|didn['’]t|hasn['’]t|haven['’]t)\b`,
    String.raw`\bnobody (?:\w+ )?(?:called|rang|came|comes|answers?|answered|got back|gets back|told us|turned up)\b`,
    String.raw`\btakes? (?:\w+ )?(?:days|weeks|ages|forever|far too long|too long)\b`,
    String.raw`\b(?:there['’]s|there is|there are|we have|we['’]ve(?: got| had)?|having|had|the) (?:\w+ ){0,2}(?:problems?|troubles?|issues?|bugs?|errors?|glitch(?:es)?|outages?|complaints?)\b`,
    String.raw`\b(?:complain(?:s|ed|ing)?|swears?|swearing|moans?) (?:about|at|that)\b`,
  ].join('|'),
  'iu',
)

/** That nothing is amiss, that it was once, or that it is no longer so. */
const allWell =
  /\b(?:no|not any|never any|without|hardly any|zero) (?:\w+ ){0,2}(?:problems?|complaints?|trouble|issues?|errors?|bugs?|outages?)\b|\b(?:nothing|nobody)(?:['’]s| is| has)? (?:\w+ )?(?:wrong|amiss|complain\w*)\b|\bused to\b|\b(?:before|until) (?:you\b|we (?:had|got|bought|started|switched)|your\b)|\b(?:back then|in the old days|with the old)\b|\bas promised\b|\bproblems? (?:is |are |has been |have been )?(?:gone|solved|fixed|sorted)\b/iu

/**
 * What a customer holds against what they bought, in an uploaded check-in: by the words alone, the first sentence of it.
 * Null in calls of another type, where the trouble that a buyer tells is one that they want rid of.
 */
export function complaintIn(call: HeardCall, turn: HeardTurn): Span | null {
  const { customer, aboutNames } = callTypeTraits[call.type]
  if (!customer || aboutNames || turn.mind !== null) return null
  const found = heardSentences(turn).find(({ start, end }) => {
    const sentence = turn.heard.slice(start, end)
    return !sentence.trimEnd().endsWith('?') && amiss.test(sentence) && !allWell.test(sentence)
  })
  return found ?? null
}
