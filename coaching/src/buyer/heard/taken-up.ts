import { stemOf, tokensOf } from '../../acts/tokens.ts'
import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import { isLight, meaningOf } from '../perceive.ts'
import type { Heard } from '../perceive.ts'
import { coreOf } from './question-core.ts'

/** Asks what the buyer's own words mean. */
export const meaningWays: Ways = {
  'what do you mean': /\b(?:what|how) (?:do|did|would) you mean\b|\bmean(?:ing|t)? (?:by|with) (?:that|it)\b/,
  'which day do you mean':
    /\b(?:which|what|whose) (?:\w+ )?\w+ (?:do|did|are) you (?:mean|meaning|on about|talking (?:about|of)|saying)\b/,
  "i don't follow":
    /\bi(?:'m| am)? (?:(?:do not|don't|can't|cannot|didn't) (?:quite |really )?(?:follow|understand|get (?:that|it|you))|not (?:sure )?(?:with you|following|getting (?:it|that|you)))\b/,
  "what's your point":
    /^what(?:'s| is| was| were) (?:your|that|the) (?:point|thing|worry|question|problem) (?:again|from before|you (?:meant|had|said|mentioned))|^what(?:'s| is| was) your point\b/,
  'waiting for who?':
    /^(?!who\b|what\b|how\b|which\b|when\b|where\b).*\b(?:from|with|to|by|for|of|about|at|on|over|in|into|against|after) (?:who|whom|what|where|which)(?:,? (?:exactly|precisely|at the moment|right now|today|though))?\W*$/,
  'define what, exactly?':
    /^(?!(?:and|so|but|then|what|who|do|did|does)\b)\w+ (?:who|what|where|which)(?:,? (?:exactly|precisely|though))\W*$/,
  "what's untidy about it?":
    /^what(?:'s| is| was)(?: so| actually| exactly)? (?!wrong\b|new\b|good\b|next\b|left\b|the\b|in\b|it\b|that\b)\w+ (?:about|with|in) (?:it|that|this|them)\W*$/,
  'the rooms, meaning who is in which?':
    /\b(?:meaning|by which you mean|as in) (?:who|what|that|the|a|no|too|having|how)\b[^?]*\?/,
  'what works where': /^(?:what|who(?! do(?:es)?\b)|which|where) \w+ (?:where|who|what|when|whom)\W*$/,
}
const asksMeaning = anyOf(meaningWays)

/** "What's in the air?", "the holiday volumes?": names what it asks after and says nothing of it. */
const asksWhatItIs = /^(?:what(?:'s| is| are| was| were)|which|what (?:kind|sort) of|the|a|your|those|these|that|this) /
const mostWords = 7
const asksMore =
  /\b(?:how|why|when|who|because|if|cost\w*|happen\w*|use|uses|using|best|worst|most|first|next|last|biggest|main|main|like|your)\b/

/** The words of the last question of a turn, or of all of it, without what is said round them. */
export function lastAsked({ question }: Heard): string {
  const sentences = question.split(/(?<=[?.!])\s+/).filter((sentence) => sentence.trim() !== '')
  return coreOf(sentences.at(-1) ?? question)
}

const lead = /^(?:(?:and|so|but|okay|ok|right|well|oh|wait|hang on|sorry|hm|ah|no|then)\b[,.]? )+/

/** What any line may have in common with another. */
const ofAnything = meaningOf('work people team day time week thing things system tool company year')

/**
 * The turn asks what the buyer's last words mean, or to have a thing in them named. Over a worry any short question that is made of
 * its words asks that.
 */
export function takesUp(heard: Heard, lastWords: string, overWorry: boolean): boolean {
  if (!heard.asks && !heard.plain.includes('?')) return false
  const asked = lastAsked(heard)
    .replace(lead, '')
    .replace(/[.!]+$/, '')
  if (asksMeaning.test(asked) || (heard.wordCount <= mostWords * 2 && asksMeaning.test(heard.plain))) return true
  if (asked.split(' ').length > mostWords || (!overWorry && (!asksWhatItIs.test(asked) || asksMore.test(asked))))
    return false
  const meant = [...meaningOf(asked)]
  const last = meaningOf(lastWords)
  const named = meant.filter((stem) => !ofAnything.has(stem))
  return named.length > 0 && named.every((stem) => last.has(stem))
}

const ofWhom = /\b(?:who|whom)\W*$/

/** "Waiting for an answer from who?": a person is what is missing. */
export function asksWho(heard: Heard): boolean {
  return ofWhom.test(lastAsked(heard))
}

const saidIt =
  /\b(?:you (?:just |did |also |only |literally )?(?:said|told me|mentioned)|didn't you (?:just )?(?:say|mention|tell me)|did you (?:just )?say|you were saying|like you said|as you said)\b/
const deny = /\b(?:not|never|nobody|no one|no|nothing|none|without|cannot)\b|n't\b/
/** "She has, hasn't she?": the tail asks for a yes and denies nothing. */
const tail =
  /,? (?:(?:is|was|are|were|do|does|did|has|have|had|can|could|will|would|ca|wo|ai)n't|(?:is|was|are|were|do|does|did|has|have|had|can|could|will|would)) (?:it|that|they|you|he|she|there|we)\W*$|,? (?:right|correct|yes|yeah|no|huh|eh|then|though)\W*$/
const asksWord = /\b(?:who|what|which|when|where|why|how|whose)\b/
const puts =
  /^(?!(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|may|might|and|or)\b)\w/

/**
 * What the rep puts to the buyer as said by them, for a yes or a no: true as they said it, false the other way round, null where
 * it is nothing of theirs or asks for more. A statement put as a question is one of theirs when all it means was said by them.
 */
export function saysBack(heard: Heard, said: string): boolean | null {
  const asked = heard.plain.replaceAll(/[?!.]+$/g, '').replace(lead, '')
  const claims = saidIt.test(asked)
  if (!claims && !heard.plain.includes('?')) return null
  if (asked.split(' ').length > 2 * mostWords + 4 || (asksWord.test(asked.replace(saidIt, ' ')) && asked !== ''))
    return null
  const statement = asked.replace(tail, '').replace(saidIt, ' ')
  if (!claims && (!puts.test(statement.trim()) || /\b(?:i|we|our|us|my|me)\b/.test(statement))) return null
  const sentences = said.split(/(?<=[.?!])\s+/)
  const meant = tokensOf(statement)
    .filter((token) => !isLight(token) && token.length > 1)
    .map(stemOf)
  if (meant.length === 0) return null
  const from = sentences.find((sentence) => {
    const own = meaningOf(sentence)
    return meant.every((stem) => own.has(stem))
  })
  return from === undefined ? null : deny.test(from.toLowerCase()) === deny.test(statement)
}
