import { briefly } from '../metrics/wording.ts'
import type { Ways } from '../speech/ways.ts'
import { anyOf } from '../speech/ways.ts'
import { openingOf, sentenceAt, spanQuote } from '../metrics/heard/spans.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { isPressing } from '../metrics/heard/pressing.ts'
import { builtOn } from './cues.ts'
import { met, unmet, type Check, type Finding } from './rubric.ts'

const folk = String.raw`(?:companies|firms|businesses|people|teams|owners|managers|directors|customers|clients|places|others|[a-z]+s)`

/** How a rep teaches a buyer something about their kind of business. */
export const insightWays: Ways = {
  'most dairies think': new RegExp(
    String.raw`\b(?:most|many|a lot of|half of|two (?:out of|in) three|nine (?:out of|in) ten) (?:of (?:the )?)?(?:[\p{L}-]+ ){0,3}${folk}(?: [\p{L}-]+){0,4} (?:think|assume|believe|expect|reckon|underestimate|overlook|miss|forget|don['’]t (?:see|notice|realise|realize|count|know|measure)|never (?:see|count|measure)|lose|pay|spend|waste|find|found|discover|worry about|look at|blame)\b`,
    'iu',
  ),
  'what we see is':
    /\bwhat (?:we|i)(?:['’]ve| have)? (?:see|seen|keep seeing|hear|find|found|notice|noticed|learnt|learned)\b(?![^.!]*\?)/iu,
  'what surprises people':
    /\bwhat (?:surprises|surprised|catches|caught|shocks) (?:most|people|them|us|everybody|everyone|me)\b/iu,
  'the ones that do best':
    /\bthe (?:ones|companies|firms|teams|people|best) (?:that|who|which)\b[^.?!]{0,40}\b(?:do|did|get|got|grow|win|are|were|have|stopped|started)\b/iu,
  'the real cost is not':
    /\bthe real (?:cost|problem|reason|trouble|risk|question)\b[^.?!]{0,30}\b(?:isn['’]t|is not|is|wasn['’]t|was)\b/iu,
  'it turns out that': /\bit (?:turns|turned) out (?:that|to)\b/iu,
}
const insight = anyOf(insightWays, 'iu')

/** How a rep says that a no is as welcome as a yes. */
export const noIsFineWays: Ways = {
  'if it is not for you, say so':
    /\bif (?:it|this|that|we|there|you)\b[^.?!]{0,40}\b(?:not|n['’]t|no)\b[^.?!]{0,40}\b(?:tell me|say so|say no|that['’]s (?:fine|okay|ok|alright|all right)|no (?:problem|hard feelings|offence)|we(?:['’]ll| can)? (?:stop|leave it|part|say goodbye)|i(?:['’]ll| will)? (?:leave|go|get off|let you))/iu,
  'you can say no':
    /\b(?:you can|feel free to|please|happy for you to|okay to|fine to|allowed to|welcome to)(?: just| always| simply)? (?:tell me |say )["“‘']?no\b/iu,
  'a no is fine':
    /\b(?:a )?["“‘']?no["”’']? (?:is|would be) (?:fine|okay|ok|perfectly fine|as good|a good answer|welcome)\b/iu,
  'at the end we decide whether':
    /\b(?:at the end|by the end|then|afterwards)\b[^.?!]{0,40}\b(?:we|you|both of us)(?:['’]ll| will| can| could)? (?:both )?(?:decide|know|see|say|agree)\b[^.?!]{0,40}\b(?:whether|if|next|worth|stop|further|go on|carry on)\b/iu,
}
const noIsFine = anyOf(noIsFineWays, 'iu')

/** How many of the rep's lines are the beginning: what the call is for is agreed there or not at all. */
const beginning = 5

function saysFirst(words: RegExp): (evidence: CallEvidence) => Finding {
  return ({ call }) => {
    for (const turn of call.rep.slice(0, beginning)) {
      const match = words.exec(turn.heard)
      if (match !== null) return met(spanQuote(turn, match.index))
    }
    const [first] = call.rep
    return unmet(first === undefined ? null : openingOf(first))
  }
}

/** "What surprises most people is ..." has the words of a question and asks nothing: its mark tells. */
function sentenceAsked(turn: HeardTurn, at: number): boolean {
  const { start, end } = sentenceAt(turn, at)
  return turn.heard.slice(start, end + 1).includes('?')
}

/** Told in a sentence of their own, and not asked: "what do most people find?" teaches nobody. */
function teaches({ call }: CallEvidence): Finding {
  for (const turn of call.rep) {
    if (isPressing(turn)) continue
    const match = insight.exec(turn.heard)
    if (match !== null && !sentenceAsked(turn, match.index)) return met(spanQuote(turn, match.index))
  }
  return unmet()
}

/** Who leads a call tells something new in it, and agrees at its beginning how it may end. */
export const leading: readonly Check[] = [
  {
    key: 'opening.no-is-fine',
    text: 'Agreed beforehand that a no is welcome, or what is decided at the end',
    find: saysFirst(noIsFine),
    advice: ({ buyerName, call }) => {
      const objected = call.buyer.find(
        ({ at, heard }) => at > 0 && /\b(?:not interested|no time|busy|sales call|selling)\b/iu.test(heard),
      )
      const why =
        objected === undefined
          ? ''
          : `${buyerName} said “${briefly(objected, { start: 0, end: objected.words.length })}”. `
      return `${why}Say at the start how it may end: “If it is not for you, tell me, and I leave you in peace.” ${buyerName} will talk more freely.`
    },
    lost: () => 'You never said how the call might end.',
    why: 'Say that a no is fine',
  },
  {
    key: 'value.insight',
    text: 'Told the buyer something new about their kind of business',
    find: teaches,
    advice: (evidence, quoted) =>
      builtOn('value.insight', evidence, quoted, {
        need: 'Tell them one thing you have seen at others with the same trouble that they may not have counted.',
        without:
          'Tell % one thing you have seen at others like them that they may not have counted, before you offer anything.',
      }),
    lost: ({ buyerName }) => `${buyerName} learnt nothing new from you.`,
    why: 'Tell them something new',
  },
]
