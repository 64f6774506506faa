import { sentencesIn } from '../../speech/said.ts'
import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import type { Heard } from '../perceive.ts'
import type { Scene } from '../scene.ts'
import { stepDetailIn } from './step-detail.ts'

const asks = String.raw`(?:shall|should|can|could|may|would|will|let'?s|let us|how about|what about|suggest|propose|like|love|want|ready|happy|glad|are you|do you|put|start)\b[^.?!]{0,60}\b`

/** The rep asks a customer to stay, or to take more of it, from here on. */
export const renewalWays: Ways = {
  'shall we renew it for another year': new RegExp(
    String.raw`\b${asks}(?:renew(?:ing|al)?|extend(?:ing)?|prolong|roll(?:ing)? over)\b`,
  ),
  'could we carry on for another year': new RegExp(
    String.raw`\b${asks}(?:another|one more|a second|the next|two more) (?:year|term|twelve months|two years)\b`,
  ),
  'shall we go on together': new RegExp(
    String.raw`\b${asks}(?:carry(?:ing)? on|go(?:ing)? on|continu(?:e|ing)|stay(?:ing)?|keep(?:ing)? going)(?: \w+)? (?:together|with us|with it|as (?:we|you) are|as it is|for)\b`,
  ),
  'are you ready to sign again': new RegExp(
    String.raw`\b${asks}sign(?:ing)?(?: \w+){0,3} (?:again|for|on|the (?:renewal|extension|new))\b`,
  ),
  'shall we start it with the sister company': new RegExp(
    String.raw`\b${asks}(?:start|begin|try)(?:ing)?(?: it)? (?:with|at|in|for) (?!you\b|that\b|this\b)(?:the |your )?\w+`,
  ),
  'could we roll it out to them': new RegExp(
    String.raw`\b${asks}(?:roll(?:ing)? (?:it )?out|bring(?:ing)? (?:it to |in |them|the \w+)|add(?:ing)? (?:them|the|your|two|three|ten|more)|set(?:ting)? (?:it|them|the \w+) up)\b`,
  ),
}
const renewal = anyOf(renewalWays)
const wantsATime =
  /\b(?:meet|sit down|half an hour|minutes|go through|talk (?:about|through|again)|speak about|look at it together|call about)\b/
const verbOfStaying = /\b(?:renew|extend|sign|another year|carry on|roll (?:it )?out|continue)\b/

const ofStaying = String.raw`\b[^.?!]{0,40}\b(?:stay\w*|renew\w*|leav\w*|extend\w*|with us|keep\w*|continu\w*|carry\w* on|switch\w*|another year|elsewhere|los(?:e|ing) you)\b`

/** The rep asks which way a customer leans, and not for the yes itself. */
export const leaningWays: Ways = {
  "do you think you'll stay with us": new RegExp(
    String.raw`\b(?:do|would|can) you (?:think|see|plan|expect|intend|imagine|reckon|say|guess)${ofStaying}`,
  ),
  'are you likely to renew': new RegExp(
    String.raw`\b(?:are|were) you(?: \w+)? (?:likely|planning|thinking|leaning|inclined|minded|going|considering|tempted)${ofStaying}`,
  ),
  'how likely is it that you renew': new RegExp(
    String.raw`\b(?:how likely|what are the (?:odds|chances)|any chance|how sure)${ofStaying}`,
  ),
  'are we going to lose you': /\b(?:are|will) we(?: going to)? (?:los(?:e|ing)|keep(?:ing)?) you\b/,
  'where does that leave us':
    /\bwhere (?:does|do) (?:that|this|it|things) leave (?:us|me)\b|\bwhere do (?:i|we) stand(?: with you)?\W*\?|\bwould you keep (?:it|us)\b/,
  'where do you lean': /\bwhere (?:do|are) you (?:lean|leaning|stand)\b|\bwhich way (?:do|are) you (?:lean|leaning)\b/,
  'will you still be with us next year':
    /\bwill you (?:still )?be (?:with us|here|a customer|staying|renewing|leaving)\b/,
}
const leaning = anyOf(leaningWays)

/** A customer is asked whether they think of staying. */
export const asksHowTheyLean = ({ asks, plain }: Pick<Heard, 'asks' | 'plain'>): boolean =>
  (asks || plain.includes('?')) && leaning.test(plain)

/** Some words ask a customer to stay or to take more. */
export const namesRenewal = (words: string): boolean => renewal.test(words.toLowerCase().replaceAll('’', "'"))

/** The ask is to stay or to take more, and not only for a time to talk about that. */
export function asksToRenew({ traits, heard }: Pick<Scene, 'traits' | 'heard'>): boolean {
  if (!traits.customer || heard.pressure !== null || asksHowTheyLean(heard)) return false
  const sentence = sentencesIn(heard.plain).find((text) => renewal.test(text.replaceAll('’', "'")))
  if (sentence === undefined) return false
  return !wantsATime.test(sentence) || (verbOfStaying.test(sentence) && stepDetailIn(heard.words).when === null)
}
