import { callTypeTraits } from '../../call-types/call-types.ts'
import { discoveryActs, does, offersIn } from './acts-done.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { disowns } from './worries.ts'

const whom = String.raw`(?:i|we|he|she|they|everybody|everyone|my \p{L}+|our \p{L}+|the \p{L}+|\p{Lu}\p{L}+)`
const be = String.raw`(?:['’]m|['’]re|['’]s| am| are| is| was| were| gets?| got)`
const some = String.raw`(?: (?:a (?:bit|little|tad)|still|just|only|mainly|mostly|dead|quite|slightly|rather|pretty|very|really|kind of|sort of|always))*`
/** Words that bring up a worry, whatever it is about. */
const worrying = new RegExp(
  [
    String.raw`\b(?:my|our|his|her|their|the|one|only|big|main|other|biggest)(?: \p{L}+)? (?:worry|concern|fear|hesitation|reservation|question mark|sticking point|hang-?up|snag|niggle) (?:is|was|would be|with|about|now)\b`,
    String.raw`\b(?:(?:he|she|they|\p{Lu}\p{L}+)(?:['’]s| has|['’]ve| have) got|${whom} (?:has|have|had)) (?:a (?:bit of a )?(?:thing|bee in (?:his|her|their|my) bonnet)|(?:some )?(?:concerns|doubts|reservations|misgivings)|cold feet) (?:about|over|on|with)\b`,
    String.raw`\b${whom}${be}${some} (?:nervous|uneasy|wary|hesitant|apprehensive|not (?:so )?(?:comfortable|sure i (?:like|trust))|uncomfortable|in two minds|on the fence|worried|concerned|twitchy|jittery|scared|afraid|frightened|terrified|anxious|dubious|sniffy) (?:about|that|of|with|over)\b`,
    String.raw`\b${whom}${be}${some} (?:set )?(?:against|opposed to) (?:it|this|that|the idea|changing|doing)\b|\b(?:he|she|they|\p{Lu}\p{L}+)(?:['’](?:s|re)| is| are) not having (?:it|that|this|an?|any|some)\b`,
    String.raw`\b${whom} (?:reckons?|thinks?|thought|says?|said|feels?|calls?)(?: that)? (?:it|that|this)(?:['’]s| is| was)? (?:only |just |all )?(?:a luxury|a waste|overkill|a gimmick|a toy|not worth|too (?:much|dear|expensive|soon|risky|big)|money down)\b`,
    String.raw`\b(?:got|get|gone|managed|coped|survived|lived)(?: along| through| by)? (?:fine |okay |all right |(?:\p{L}+ ){1,3}years )?without (?:it|one|that|this|them)\b`,
    String.raw`\b(?:what|the (?:thing|bit|part|one thing|only thing)(?: that)?|something|one thing)(?: \p{L}+)? (?:worries|bothers|bugs|nags|scares|concerns|puts|stops|holds)(?: at)? (?:me|us|him|her|them|my \p{L}+|\p{Lu}\p{L}+)\b`,
    String.raw`\b(?:doesn['’]t|didn['’]t|don['’]t|not|weren['’]t|isn['’]t) (?:quite |really |all )?sit(?:ting)? (?:right|well|easy|easily|comfortably)\b|\bgives? (?:me|us|him|her|them) pause\b|\bmakes? (?:me|us|him|her|them) nervous\b|\bkeeps? (?:me|him|her) awake about (?:it|this|that)\b`,
    String.raw`^\W*(?:(?:but|well|the|yeah|yes|no|so|um|okay|right)\b[, ]*)*(?:the )?only (?:thing|trouble|problem|snag|catch|question|downside)(?: (?:is|being|would be|for (?:me|us))|['’]s)\b`,
    String.raw`\b(?:lose|losing|lost) (?:any |some )?sleep (?:over|about)\b|\bdragging (?:his|her|their) (?:feet|heels)\b|\bdigging (?:his|her|their) heels in\b|\b(?:doesn['’]t|don['’]t|can['’]t|couldn['’]t|won['’]t) see why (?:we|i|they|he|she)\b`,
    String.raw`\bwhy (?:would|should) (?:we|i|they|anybody|you) (?:change|switch|swap|move|bother|rock the boat|replace)\b|\b(?:isn['’]t|ain['’]t|not) broken?\b[^.?!]*$|\bif it ain['’]t broke\b`,
    String.raw`\b(?:doesn['’]t|don['’]t|won['’]t|wouldn['’]t|never) (?:really )?(?:want|like|have|let) [^.?!]{2,60}\b(?:sitting on|stored|kept|going|held|hosted|lying around|out there|in the cloud|on (?:somebody|someone)(?: else)?['’]s)\b`,
    String.raw`\b(?:nearly|almost) (?:binned|deleted|ignored|didn['’]t (?:reply|answer|pick up|take))\b`,
  ].join('|'),
  'iu',
)
/** It was so, and is no more: "I was worried about that at first, but it went fine." */
const over =
  /\b(?:was|were|used to be|had been)\b[^.?!]*\b(?:but|and (?:then|now)|until|at first|to begin with|in the beginning)\b|\bno longer\b|\bnot (?:worried|concerned|nervous)\b/iu

/** Asked how things go wrong in their work, they tell of that; a worry speaks of what was offered, or of what is on the table. */
function isOfOffer(call: HeardCall, turn: HeardTurn): boolean {
  const before = call.turns[turn.at - 1]
  const { offerKnown, customer } = callTypeTraits[call.type]
  if (offerKnown && !customer) return true
  if (before?.speaker !== 'rep' || does(before, discoveryActs) !== null) return false
  return offersIn(call.rep.filter(({ at }) => at < turn.at)).length > 0
}

/** True for a sentence of the buyer's that brings up a worry without saying of which kind it is. */
export function concernIn(call: HeardCall, turn: HeardTurn, sentence: string): boolean {
  return worrying.test(sentence) && !over.test(sentence) && !disowns(sentence) && isOfOffer(call, turn)
}

const notPutThrough =
  /\b(?:(?:s?he|they|\p{Lu}\p{L}+|we) )?(?:doesn['’]t|don['’]t|does not|do not|won['’]t|never)(?: \p{L}+)? (?:take|takes|accept|do|like|talk to|speak to|see|deal with)(?: \p{L}+){0,2} (?:calls?|callers|people|anybody|anyone|reps?|sales\w*|visitors)\b|\b(?:no[- ]names? policy|not allowed to (?:put|give|pass|say))\b/iu

/** What whoever answers says against putting somebody through. */
export const isAtDoor = ({ type }: HeardCall, sentence: string): boolean =>
  type === 'gatekeeper' && notPutThrough.test(sentence)
