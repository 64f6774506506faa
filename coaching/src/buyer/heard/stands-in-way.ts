import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import { oncePer } from '../once.ts'
import type { Heard } from '../perceive.ts'

/** What the two would do: to go ahead with what the rep has to offer. Anything else would be their work. */
const withUs = String.raw`(?: (?:this|it|that|us|you|things)(?: (?:happening|down|dead|going ahead|working(?: here| for you)?|from (?:happening|going ahead|working|moving forward)))?)?`
const toGoOn = String.raw`(?:going (?:ahead|forward|further)|moving (?:ahead|forward|on)|saying yes|trying (?:it|this)|doing (?:it|this)|working with us|buying|switching|starting|taking (?:it|this) (?:on|further))`

/** Asks what there is against it, of somebody who has not been heard to be against anything. */
export const standsInWayWays: Ways = {
  'is there anything that is still unclear':
    /\b(?:is|was|are|were) there (?:still )?(?:anything|something|any (?:part|point|bit)s?)\b[^?]{0,24}\b(?:unclear|open|missing|left|you(?:'re| are| were)? (?:not (?:sure|happy|comfortable|convinced)|unsure|unhappy|uncomfortable|unconvinced)|you (?:don't|didn't|do not|did not) (?:like|get|understand|trust)|holding|puts? you off)\b/,
  'is there anything that would stand in the way': new RegExp(
    String.raw`\b(?:anything|something|what|who)\b[^?]{0,30}\b(?:stand(?:s|ing)? in (?:the|our) way|(?:would|could|might|can|will|may)(?: \w+)? (?:get|be|come|stand) in (?:the|our) way)\b(?! of (?!us\b|this\b|it\b|that\b|an? (?:yes|start|pilot|trial|meeting|decision)\b|${toGoOn}))`,
  ),
  'what could stop this': new RegExp(
    String.raw`\b(?:what|anything|something|who)(?: that| here| else)*(?:'d| would| could| might| may| will| can)(?: \w+)? (?:stop|block|sink|kill|derail|hold up|prevent|delay|trip up|slow)${withUs}(?: (?:here|at your end|on your side|before [^?]{2,24}))?\W*$`,
  ),
  'any concerns':
    /(?:^|[,.;:] ?|\b(?:any|what|which|have|got|your|there)\b(?: \w+){0,3} )(?:concerns?|worries|reservations?|misgivings|hesitations?|doubts?|objections?|red flags|show-?stoppers?|deal-?breakers?|blockers?)(?: (?:at all|so far|yet|about (?:it|this|that|us)|on your (?:side|end)|at your end|from your side|with (?:it|this|that)|here|do you have|have you got))*\W*$/,
  "what's holding you back": new RegExp(
    String.raw`\bwhat(?:'s| is| would be| would)?(?: really| actually| still)? (?:hold(?:ing|s)?|keep(?:ing|s)?|stop(?:ping|s)?|prevent(?:ing|s)?) you(?: back)?(?: from ${toGoOn})?\W*$`,
  ),
  'does anything worry you about it':
    /\b(?:anything|something)\b(?: \w+){0,3} (?:worr(?:y|ies|ying)|bother(?:s|ing)?|troubl(?:e|es|ing)|concern(?:s|ing)?|put(?:s|ting)?|mak(?:e|es|ing)) you(?: (?:off|hesitate|nervous))?(?: (?:about|with|in) (?:it|this|that|us))?\W*$/,
  'anything i should watch out for':
    /\b(?:anything|something|what)(?: else)?(?: that)? (?:i|we) (?:should|ought to|need to|have to) (?:be (?:worried|wary|careful|concerned|aware)|watch out|look out|worry)(?: (?:about|of|for|with))?(?: (?:before|when|if) [^?]{2,40})?\W*$/,
  'what is the biggest obstacle':
    /\bwhat(?:'s| is| would be| are| do you see as)? (?:the )?(?:biggest|main|only|worst|greatest) (?:obstacles?|hurdles?|barriers?|roadblocks?|sticking points?)\b/,
  "what's left":
    /^(?:(?:and|so|but|okay|ok|well|great|good|then),? )*what(?:'s| is| else is)(?: still| else)? (?:left|open|missing|outstanding)(?: (?:then|now|for you|from your side))?\W*$/,
  'of what are you not convinced':
    /\b(?:what|which (?:part|bit))\b[^?]{0,24}\b(?:not|n't) (?:you )?(?:yet |quite |fully |so |too )?(?:convinced|sure|sold|comfortable|persuaded|happy)(?: (?:of|about|by|with|on)(?: (?:it|this|that|us))?)?\W*$/,
  'what is the doubt you have':
    /\b(?:what(?:'s| is| are)|which) (?:the|your|that|this) (?:main |biggest |one |real )?(?:doubts?|hesitations?|reservations?|worry|worries|catch)(?: (?:that )?(?:you (?:are having|have|see|feel|mean)|for you|then|here))?\W*$/,
  "what's the but": /\b(?:what(?:'s| is)|where(?:'s| is)|is there an?|there's an?) (?:the )?["']?but["']?\W*$/,
  'anything else keeping you up':
    /\b(?:anything|something|what)(?:'s| is)?(?: else| still)*(?: that(?:'s| is)?)? (?:keep(?:s|ing) you (?:up|awake)|nag(?:s|ging)(?: at)? you|bug(?:s|ging) you|eat(?:s|ing)(?: away)? at you|on your chest|not sit(?:ting)? (?:right|well)(?: with you)?|(?:does not|doesn't) sit (?:right|well)(?: with you)?|giv(?:es|ing) you a (?:headache|bad feeling))\b/,
  'what makes you hesitate':
    /\bwhat(?:'s| is| would)? (?:mak(?:e|es|ing)|giv(?:e|es|ing)) you (?:hesitate|hesitant|pause|nervous|doubts?)\b/,
}
const standsInWay = anyOf(standsInWayWays)
const mostWords = 20

/** The rep asks what might keep the buyer from it, and names nothing. */
export const asksWhatStandsInWay = oncePer(
  ({ asks, plain, wordCount }: Heard): boolean =>
    (asks || plain.includes('?')) && wordCount <= mostWords && standsInWay.test(plain),
)
