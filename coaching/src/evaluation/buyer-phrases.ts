/**
 * The wordings by which a rep who has heard many calls knows what a buyer means, as patterns over lower-case words with
 * straight apostrophes. They follow the buyer's own lines: a new way of saying one of these there wants its words here.
 */

const beginning = (wordings: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${wordings.join('|')})`)
const whole = (wordings: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${wordings.join('|')})\b`)

/** Asks for a name. */
export const asksWho =
  /\bwho(?:'s| is| are| am)? (?:this|calling|you|i)\b|\band you are\b|get a name|(?:what(?:'s| is)|have|catch|tell me|and) your name|who's on the line/

/** Asks what the call is about. */
export const asksPurpose =
  /what(?:'s| is) (?:this|the call|it) (?:about|in connection)|what do you need|why me|calling because|calling about|what can i do|what are you selling|get to it|the reason for/

/** Asks who else has what is sold. */
export const asksOthers =
  /\bwho else\b(?! (?:told|would|should|needs|decides|signs))|\b(?:other|which) (?:companies|customers|firms|places)\b|\banyone like us\b|\bwho could tell me about you\b|\banybody like us\b|\bhear of a place like ours\b/

/** Holds on to a worry: what was said did not answer it. */
export const unmoved = beginning([
  'not an answer',
  "haven't told me",
  "still (?:don't|haven't|waiting|my worry|sounds|leaves|ties)",
  'went round',
  "doesn't (?:fix|solve)",
  'not answered',
  "what's the answer",
  'would you do about',
  "what's the solution",
  'the remedy',
  'is still open',
  'concretely',
  'get round it',
  'what would you propose',
  "don't hear an answer",
  "haven't got an answer",
  'the question itself',
  'answered what i asked',
  "while that's open",
  'my question first',
  'get at it',
  'still worries me',
  'still worried',
  'answers it',
  'not happy with that',
  'still there',
  'resolve it',
  'see how that follows',
  'different question',
  'point still stands',
  'my question before',
  'open question',
  'the answer, then',
  'that point stands',
  'never answered',
  'my question, then',
  'still stuck',
  'not what i meant',
  'same problem',
  "doesn't help me",
  'owe me an answer',
  'for the calendar',
  'dealt with what i said',
  'slid past',
  'try again',
  'hear an answer',
  String.raw`and now\?`,
  'now what',
  'do about it',
  'point outstanding',
  'quite answer it',
  'still concerned',
  'passed over my point',
  'quite reassure',
  'answered my concern',
  "wasn't my point",
  'question is still open',
  'would you solve',
  'something on my concern',
])

/** Asks for the day or the time of what was proposed. */
export const wantsDetail = beginning([
  String.raw`when\?`,
  'which day',
  'what day',
  'a day and a time',
  'name a day',
  'what time',
  'when were you',
  'how long, and when',
  'date in mind',
])

/** Says yes to a step. */
export const agrees = whole([
  '(?:send|accept|expect|confirm)[^.?]*invit',
  'send (?:it|me|the invite)[^.?]*(?:agenda|over|now|invite)',
  'in my calendar',
  String.raw`put it in(?! (?:writing|\w+ lines))`,
  'in the diary',
  'half an hour i can',
  '(?:that|it) (?:works|suits)',
  'works for me',
  'suits me',
  "i'll bring",
  "i'll be there",
  "let(?:'s| us) do (?:it|that)",
  'won me over',
  'agreed',
  // "I accept that" takes an answer, not a day.
  'i accept(?! that)',
  'earned half an hour',
  "i'll make it work",
  'okay, deal',
  'okay, do it',
  'my better judgement',
  'make the time',
  'thirty minutes is',
  "i'll have questions",
  'sit in',
  'comes too',
  'join us',
  'is agreeable',
])

/** Puts a step off, or wants a reason for it first. */
export const refuses = whole([
  'meeting about',
  'not ready',
  'half interested',
  "then we'll set a time",
  "don't see it yet",
  'convince me',
  'not yet',
  'asked me enough',
  'one reason',
  'what would (?:i|we) (?:get|be)',
  "the answer's",
  'leave it there',
  'said no',
  'give me a reason',
  "need to know it's worth",
  "something's missing",
  'decline',
  'one source',
  'like us',
  'who else',
  'vouch',
  'name me',
  'a name (?:i|before)',
  'reference',
  'be the first',
  'know(?:s)? you',
  'in writing first',
  'on paper first',
  'a page first',
  "haven't (?:said yes|agreed)",
  'one page, then',
  'no invite',
  "didn't agree",
  "i'd want to see it work",
  'seems early',
])

/** Minds being pitched at. */
export const wantsQuestions = whole([
  'ever ask',
  'asked me a thing',
  'not one question',
  'selling before',
  'pitch',
  'brochure',
  String.raw`about us\?`,
  'how we work',
  'every other call',
])

/** Holds a no of any kind. */
export const declines = whole([
  'no',
  'not',
  'yet',
  'never',
  "isn't",
  "don't",
  "doesn't",
  "won't",
  "can't",
  'nothing',
  'stop',
  'asking',
  'said',
  'answer',
  'first',
])

/** Says goodbye; who has had to say goodbye to three welders tells of them. */
export const ends = whole([
  'bye',
  'goodbye(?! to)',
  'have to go(?! (?:\\w+ing|through|to|over|back|by)\\b)',
  "(?<!when )we're done",
  'talk then',
  'until then',
  'take care',
])

/** Gives in, for which a worry may be named once more. */
export const givesIn =
  /^(?:(?:okay|alright|fine|good|right|hm|i see|thank you)[.,]|in that case|then |that (?:helps|would help)|if |i see what you mean|one page|that's a different|somebody my size|half an hour i)/
