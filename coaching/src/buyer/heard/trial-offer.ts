import { sentencesIn } from '../../speech/said.ts'
import type { ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import type { Heard } from '../perceive.ts'

/** What a trial comes with, as far as the words say. */
const terms = {
  free: /\bfree\b|\b(?:no|without) (?:cost|charge|fee|payment)\b|\b(?:doesn't|does not|won't|will not|wouldn't) cost\b|\bcosts? (?:you )?nothing\b|\bnothing to pay\b|\b(?:without|before) (?:you )?(?:pay|spend)\w*\b|\bon us\b|\bon the house\b|(?<!\b(?:its|their|the|your|our|his|her|my) )\bmoney[- ]back\b/,
  reversible:
    /\b(?:cancel|stop|walk away|opt out|pull out|month to month|no (?:commitment|obligation|strings|contract|minimum|term))\b|\b(?:before|then|after which) you (?:decide|commit|sign|say)\b|\byou decide\b|\bdecide (?:after|then|afterwards)\b|\bif (?:it|you|they) (?:doesn't|don't|does not|do not|isn't|aren't|hasn't)\b/,
  limited:
    /\b(?:\d+|one|two|three|four|six|eight|ten|thirty|sixty|ninety|a|an)[- ](?:day|week|month|hour)s?\b|\b(?:one|two|three|a single|a few|a couple of|a handful of) (?:of (?:your|the) )?(?:\w+ ){0,2}(?:people|teams?|sites?|users?|person|branch|office|department|location|lines?|homes?|wards?|floors?|shops?|stores?|schools?|routes?|crews?|depots?|plants?|warehouses?|clients?|classes)\b/,
  unburdened:
    /\bwe(?:'ll|'d| will| would| can)? (?:all |also )?(?:set|do|handle|take|run|build|install|migrate|import|train|look after)\b|\bour (?:own )?(?:team|people|side|engineers?)\b|\bno (?:work|effort|project|setup|set-up|installation)\b|\bnothing to (?:install|set up|learn|migrate|build)\b|\b(?:live|up and running) in (?:a|an|one|two|three|four|five|\d+) (?:hours?|days?|weeks?)\b|\bnothing for (?:you|your)\b|\bhours? (?:of your|in all|at most|a week)\b|\bwithout (?:any |taking )/,
  beside:
    /\b(?:alongside|beside|next to|in parallel|side by side|on top of|keep (?:what|your|using|the)|nothing (?:gets )?(?:replaced|changes))\b/,
  theirs: /\byour (?:own|people|team|data|figures|numbers|days?)\b|\bof your\b/,
  harmless:
    /\b(?:test data|dummy data|sample|anonymi[sz]ed|sandbox|read[- ]only|no (?:real|live|customer|personal) data|stays? (?:on|in|with|at) your|no data|encrypt\w*|nothing leaves)\b/,
} as const
type Term = keyof typeof terms

/** A trial whose terms speak to the worry answers it with evidence; one without them is still an answer, or is none. */
type Acceptance = { full: readonly Term[]; otherwise: 0 | 1 }

/** What each worry takes from a trial. A trial needs nobody to want it, so it answers no "we need nothing". */
const accepted: Record<ObjectionFamily, Acceptance> = {
  price: { full: ['free', 'reversible'], otherwise: 1 },
  contract: { full: ['free', 'reversible', 'limited'], otherwise: 1 },
  'tried-before': { full: ['limited', 'theirs', 'reversible'], otherwise: 1 },
  'vendor-trust': { full: ['free', 'reversible'], otherwise: 1 },
  effort: { full: ['unburdened', 'limited'], otherwise: 1 },
  incumbent: { full: ['beside', 'theirs', 'reversible'], otherwise: 1 },
  competitor: { full: ['beside', 'theirs'], otherwise: 1 },
  // Data in a trial is as far away as data in a contract, and a busy team is busy: these two need their own terms.
  security: { full: ['harmless'], otherwise: 0 },
  timing: { full: ['unburdened', 'limited'], otherwise: 0 },
  'no-authority': { full: ['free', 'reversible'], otherwise: 0 },
  'no-need': { full: [], otherwise: 0 },
  'send-something': { full: [], otherwise: 0 },
  complaint: { full: [], otherwise: 0 },
  discretion: { full: [], otherwise: 0 },
}

const trial =
  /\b(?:pilot|proof of concept|poc|test (?:run|drive|phase|period))s?\b|(?<!clinical |court |jury )\btrials?\b(?! (?:date|lawyer|team|prep|calendar|data|site|balance))|\b(?:try|test) (?:it|this|us)\b|\b(?:first|one|two|three) (?:weeks?|months?) (?:is |are )?(?:free|on us)\b|\bfree (?:until|till|for (?:the first|an?|one|two|three|four|six|thirty|sixty|\d+))\b|(?<!\b(?:its|their|the|your|our|his|her|my) )\bmoney[- ]back\b/
const refused = /\b(?:no|not|never|without|instead of|n't)\b(?:\s+\w+){0,3}\s+(?:pilot|trial|proof of concept|poc)/
const theirPast =
  /\b(?:did|have|had|were|was) (?:you|they|the|your|there|it|that)\b|\b(?:last|previous|earlier|that|your) (?:pilot|trial)\b|\byou (?:ran|had|did|tried)\b/

/** "One home, two weeks, and if it doesn't fill shifts by then we stop": a trial by its terms, whatever it is called. */
const ends =
  /\b(?:we|you|you'd|we'd|you can|we can|you could|we could|we'll|you'll) (?:just |simply )?(?:stop|part|walk away|cancel|drop it|end it|switch it off|leave it|call it off|quit|pull out)\b|\b(?:then|by then) (?:it stops|it ends|it's over|that's it)\b/
const given = /\bif\b|\bunless\b|\bany ?time\b|\bwhenever\b|\bafter (?:that|which)\b/

const span = /\b(?:\d+|one|two|three|four|six|eight|ten|thirty|sixty|ninety|a)[- ](?:days?|weeks?|months?)\b/
const part = /\b(?:one|a single|just a|only one) (?:\w+ )?(?!day|week|month|year|hour|minute)[a-z]+\b/

function isTrialByTerms(text: string): boolean {
  if (!terms.limited.test(text)) return false
  if (ends.test(text) && given.test(text)) return true
  return span.test(text) && part.test(text) && terms.unburdened.test(text)
}

/** The sentences in which the rep offers a trial, without those that refuse one or ask about an earlier one. */
function offeredIn(heard: Heard): boolean {
  const sentences = sentencesIn(heard.plain).filter((text) => !theirPast.test(text))
  if (sentences.some((text) => trial.test(text) && !refused.test(text))) return true
  return isTrialByTerms(sentences.join(' '))
}

/** How much of an answer the offer of a trial is to a worry: 0 none, or none was offered; 1 an answer; 2 with evidence. */
export function trialStrength(heard: Heard, family: ObjectionFamily): 0 | 1 | 2 {
  if (!offeredIn(heard)) return 0
  const { full, otherwise } = accepted[family]
  return full.some((term) => terms[term].test(heard.plain)) ? 2 : otherwise
}
