import { sentencesIn } from '../../speech/said.ts'
import { actIn, meaningOf } from '../perceive.ts'
import type { Heard } from '../perceive.ts'
import { askedIn } from './asked-kind.ts'
import { withoutTag } from './choices.ts'
import { coreOf } from './question-core.ts'

/**
 * What others struggle with is told, and then it is asked whether they do too: "people tell me that trucks just sit there. You
 * seeing any of that?". What tells such a question from others is not its words: it has next to none of its own.
 */

/** Who else has it, or that it is somebody's trouble at all. */
const ofOthers =
  /\b(?:they|them|folks?|people|others?|most|many|everybody|everyone|somebody|someone|nobody|companies|firms|businesses|shops|places|teams|clients|customers|colleagues|peers|managers|directors|owners|heads|leaders|hear(?:ing)?|heard)\b|\b(?!this\b|is\b|was\b|yes\b|thanks\b)[a-z]{3,}s (?:just |often |always |still |mostly |all )?(?:sit|wait|run|tell|say|lose|struggle|get|have|go|keep|spend|forget|end up|are|were)\b/
/** Said of the one who is asked, it is what they told themselves. */
const ofThem = /\b(?:you|your|yours|you're|you've)\b/
const aside = /\byou know,?|\b(?:thank|see) you\b|\bto you\b/g

/** Words that make a question of whether it is so with them, and name nothing. */
const ofComparing = meaningOf(
  'same similar like true case apply applies fit fits hit hits home sound sounds familiar ring rings bell happen happens happening shop place places side end business company firm house outfit neck woods world team site sites find see seeing seen recognise recognize deal dealing run running face facing come across struggle struggling affected boat story experience too also either also thing things stuff any anything ever kind bit lot way situation picture life here there others people folks honest really problem issue headache trouble topic club camp yours mine ours guy guys',
)
const toThem =
  /\b(?:you|your|yours|you're|you've|here|there|familiar|a bell|true|same|is (?:it|that|this) (?:a|an) (?:problem|issue|thing|topic|headache))\b/
const fewestTold = 5
const mostAsked = 16
/** Everything in one breath: what others say, a comma, and the question. */
const lastPart =
  /^(.*),? (?:and |so )?((?:do|does|is|are|have|has|would|you|same|any|sounds?|rings?)\b[^,?]*(?:, or [^?]*)?\?)$/

function parts({ words }: Heard): { told: string; asked: string } {
  const sentences = sentencesIn(words).map((sentence) => sentence.trim())
  const asked = sentences.at(-1) ?? ''
  if (sentences.length > 1) return { told: sentences.slice(0, -1).join(' '), asked }
  const [, told = '', last = asked] = lastPart.exec(asked) ?? []
  return { told, asked: last }
}

/** How a trouble is brought up, and not what it is. */
const ofTalking = meaningOf(
  'hear hearing heard keep keeps talk talking tell tells told say says said call calling because always enough nobody somebody everybody most many much mainly basically just short version cheers great right sorry thank kind ask question curious wonder wondering lot lots plenty spoke speak customer client company one thing last week day month year',
)

/** What the trouble is that a turn describes, in stems. */
export function troubleDescribed(heard: Heard): ReadonlySet<string> {
  const { told, asked } = parts(heard)
  const words = `${sentencesIn(told).at(-1) ?? ''} ${asked}`
  return new Set(
    [...meaningOf(words)].filter((stem) => stem.length > 2 && !ofComparing.has(stem) && !ofTalking.has(stem)),
  )
}

/** The turn tells of a trouble of others and asks whether it is theirs. */
export function comparesWithThem(heard: Heard): boolean {
  if (!heard.asks) return false
  if ((['pitch', 'value', 'next_step', 'pricing'] as const).some((act) => actIn(heard, act) !== undefined)) return false
  const { told, asked } = parts(heard)
  const question = withoutTag(coreOf(asked))
  const before = told.toLowerCase().replaceAll('’', "'").replaceAll(aside, ' ')
  const last = sentencesIn(before).at(-1) ?? ''
  if (last.split(/\s+/).length < fewestTold || !ofOthers.test(last) || ofThem.test(last)) return false
  if (question.split(' ').length > mostAsked || !toThem.test(question) || asksOpenly.test(question)) return false
  return [...meaningOf(question)].every((stem) => ofComparing.has(stem))
}
const asksOpenly = /^(?:(?:and|so|but) )*(?:what|how|who|when|where|why|which)\b/

const goesWrong = String.raw`(?:los(?:e|es|ing|t)|wrong|(?:a |any |some |big |much )*(?:problems?|trouble|issues?|difficult\w*|headaches?)|mistakes?|errors?|miss(?:ing|ed|es)?|late|slip\w*|through the cracks|forg[eo]t\w*|chas(?:e|ing)|stuck|delay\w*|fail\w*|wait(?:ing|s)? (?:for|on|around)|break(?:s|ing)?|broken?|shortages?|short of|hard to|hard time|struggl\w*|surpris\w+|bitten|burned|redo\w*|rework|twice|double|mess(?:y|es)?|pile up|piles up|falls? (?:over|apart|behind|through)|run(?:s|ning)? (?:out|over|late|behind)|blind ?sided|caught out)`
const theirs = String.raw`(?:you(?:'ve|'re)?|your (?!boss\b|manager\b|ceo\b)\w+(?: \w+)?|things?|stuff|jobs?|tasks?|orders?|anything|there|any(?:body|one)?(?: \w+)?|any of (?:that|it))`
const probes = new RegExp(
  String.raw`^(?:(?:do|does|did|have|has|are|is|were|was|ever|would) )?(?:it ever happen that |it happen that |you (?:ever |sometimes )?(?:get|find|see) (?:that )?)?${theirs} (?:[\w'-]+ ){0,7}?${goesWrong}\b`,
)
/** Of money, of people above, of the offer, and of how often: other questions. */
const ofElse =
  /\b(?:boss|sign|budget|pay|cost\w*|worth|how (?:often|many|much|long)|if (?:you|we|it|that)|with (?:us|me)|worse|better|tried|try)\b/

/** A question for a yes or a no whether something goes wrong with them: "do you have trouble filling shifts?". */
export function probesTrouble(question: string): boolean {
  return (
    probes.test(question) &&
    !ofElse.test(question) &&
    !asksOpenly.test(question) &&
    askedIn(question)?.kind !== 'choice'
  )
}
