import { anyOf, type Ways } from '../../speech/ways.ts'

/** Ways in which a buyer asks the caller what they want: out of place once the buyer has said what the call is about. */
export const asksSubjectWays: Ways = {
  "what's this about?": /\bwhat(?:'s| is) (?:it|this|that)(?: really)? about\?/i,
  'what can i do for you?': /\b(?:what|how) (?:can|may) i (?:do for you|be of help)\?/i,
  'what did you call about?': /\bwhat did you (?:call about|want to (?:ask|discuss))|\bdidn't ring about that/i,
  'what do you need?': /\bwhat (?:do you (?:need|want)(?: from me)?|have you got)\?/i,
  "what's the topic?": /\bwhat(?:'s| is) (?:up|the topic|on your (?:list|mind))\?|\bwhat was it you wanted/i,
  'and your subject?': /\byour subject\?|\bthe real reason\?|\bstate your concern\b/i,
}

/** The wording asks the caller for the subject of the call. */
export const asksSubject = anyOf(asksSubjectWays, 'i')
