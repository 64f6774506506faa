import { sentencesIn } from '../../speech/said.ts'
import type { Heard } from '../perceive.ts'

const busyTimes =
  'peak|season|quarter|rush|holidays?|close|audits?|year[- ]end|inventory|stocktak\\w+|summer|winter|spring|autumn|christmas|new year|move|launch'
const months = 'january|february|march|april|may|june|july|august|september|october|november|december'

const later = new RegExp(
  [
    String.raw`\b(?:after|once|when|until|till)\b(?: [\w']+){0,3} (?:${busyTimes}|over|done|finished|behind you|quiet\w*|calmer)\b`,
    String.raw`\bthe (?:week|month|day|quarter) after\b|\bafterwards\b`,
    String.raw`(?:\b(?:nothing|nobody|no \w+|not)|n't)\b[^.?!]{0,40}\b(?:before|until|till) (?!you |we )`,
    String.raw`\bthe rest (?:in|after|later|once|when|until|can wait)\b`,
    String.raw`\b(?:in|from|early|mid|start of|beginning of|first week (?:of|in)|not before|until) (?:${months}|next (?:year|quarter|month|spring|summer|autumn)|the new year)\b`,
  ].join('|'),
)
const asksOnly = /^(?:(?:and|so|but|okay|right|fine|well),? )*(?:when|what|how|why|who|which|is|are|do|does)\b/
const offers =
  /\b(?:what|how about) if (?:we|you|i)\b|\b(?:shall|could|can|should|would|might) (?:we|i|you)\b|\blet's\b|\bhow about\b|\bwe(?:'d|'ll| would| will)\b/

/** What is too much now is put off until there is time for it: "the week after", "nothing starts before January". */
export function putsOff({ plain }: Pick<Heard, 'plain'>): boolean {
  const sentences = sentencesIn(plain)
  return sentences.some((text) => later.test(text) && (!asksOnly.test(text.trim()) || offers.test(text)))
}
