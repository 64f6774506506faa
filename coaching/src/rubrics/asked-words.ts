import type { Act } from '@ringside/contract'

/** What questions are about by their plain words, for those that the classifier is unsure of. */
export const processWords =
  /\b(process|how do(es)? (you|your|it)|how('s| is| are) (it|that|things) (with|for|at) (you|yours)|walk me|take me through|what (software|system|tool)|which (software|system|tool)|what do you use|do you use|what (?:do |does |are |is )?(?:you|you (?:guys|lot|all|folks)|your \w+) (?:use|do|have|run|run on|work with|using)|what (does|do|did) .{3,50} look like|how many (people|of))\b/iu

const astray = String.raw`(?:sick|short|late|cancels?|cancelled|breaks?|broken|fails?|missing|wrong|stuck|drops? out|show up|turn up|nobody|no one|nothing|changes?|goes down|runs? (?:out|over)|overruns?|(?:is|are) (?:off|out|down|full|both)|leaves?|quits?|can['’]?t|don['’]?t|doesn['’]?t|isn['’]?t|forgets?|loses?|lost)`

/** "Do you ever sell out too early?": closed, and it names the trouble. */
const gone = String.raw`(?:(?:sell|sold) out|throw\w*.{0,20} away|thrown away|double[- ]?booked|mix(?:ed)? up|waste\w*|spoil\w*|delay\w*|too (?:early|few|many|much)|behind|turn(?:ed)? \w+ away)`

/** "What happens if nobody texts?", "And when an order changes after the photo?" */
export const painWords = new RegExp(
  [
    String.raw`\b(?:problems?|challenges?|goes? wrong|went wrong|headaches?|frustrat\w*|difficult|hardest|struggl\w*|complain\w*|bothers?|bugs? you|irks? you|annoys? you|would you (?:change|fix)|(?:are|were) you (?:all )?(?:happy|satisfied|content) with|how (?:happy|satisfied) |what(?:['’]s| is| was| has been) (?:\w+ )?(?:worse|wrong|bad|missing|broken|annoying|lacking)|keeps you up|slows? you|trips? you|gets? in the way|hurts?|drives you (?:mad|crazy|up)|the worst|sticking point|(?:a|the) bad (?:one|day|week|month|morning|night|shift))\b`,
    String.raw`\b(?:do|does|did|has|have|had|is|are|was|were)\b.{1,40}\bever\b.{0,40}\b(?:${astray}|${gone})\b`,
    String.raw`\b(?:when|if)\b.{0,50}\b${astray}\b.{0,40}\bwhat (?:happens|do you do)\b`,
    String.raw`\bwhat (?:happens|do you do) (?:when|if)\b.{0,50}\b${astray}\b`,
    String.raw`(?:^|[.?!] )(?:(?:and|so|but|okay|right),? )*(?:(?:what|how) (?:about (?:when|if)|if|when)|when|if) (?!(?:do|does|did|would|will|could|can|is|are|was|were|should|you were|we|i)\b).{3,60}\b${astray}\b[^.?!]*\?`,
  ].join('|'),
  'iu',
)

export const impactWords =
  /\b(costs?|costing|affects?|impact|lose|losing|how much time|how much (?:walks|goes|slips|leaks|runs|escapes|gets lost|is lost)|what happen(s|ed) (if|when|to)|what (does|did|would) (that|it|this|they) (mean|do|lead|turn out|come to)|(?:what|how much) (?:has|have|did|does|would|will|might) (?:that|this|it|they|those|all (?:that|of it)) (?:come|add|amount|run|work out) (?:to|up)\b|(?:done|doing|do|does|did) to (?:you|your|the (?:two|three) of you|them|people|staff|everybody|everyone)\b|who feels|worth to you|(what|how much)['’]?s? .{0,40}\bworth(?! (?:half|your|my|the|a|an|\w+ minutes|it|while))|bring in)\b|\bhow long (would|until|before)\b/iu

/** "How does batch approval work?" asks how things are done: an approval of theirs is needed, or somebody's. */
export const buyingWords =
  /\b(who (else|besides|decides|signs|approves)|(?:have|has|get|gets) (?:a|an|any|the|their own|his|her) say|(?:would|will) it be (?:you|yourself) (?:who|that)|decision|sign(s|ed)? off|budget|timeline|by when|when would you|approv(?:es?|ed)\b|(?<=\b(?:need|needs|get|gets|getting|your|whose|final|budget|board|any|an|their|his|her|give|gives) )approval\b|approval from\b|how do you buy)\b/iu

export const authorityWords =
  /\b(who (else|besides|decides|signs|approves)|(?:have|has|get|gets) (?:a|an|any|the|their own|his|her) say|(?:would|will) it be (?:you|yourself) (?:who|that)|decision|sign(s|ed)? off|approv(?:es?|ed)\b|(?<=\b(?:need|needs|get|gets|getting|your|whose|final|budget|board|any|an|their|his|her|give|gives) )approval\b|approval from\b|how do you buy|involved)\b/iu

export const budgetWords = /\b(budget|money|funded|paid for|set aside)\b/iu

/** The parts of how a company buys; a call by itself brings up one, discovery leaves at least two known. */
export const buyingParts: readonly (readonly [Act, RegExp])[] = [
  ['q_authority', authorityWords],
  ['q_timeline', /\b(timeline|by when|when (would|does|did|do)|date by|deadline|how soon)\b/iu],
  ['q_budget', budgetWords],
]
