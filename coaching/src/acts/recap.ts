const recaps = [
  /\b(?:so )?(?:just )?(?:if|have|did|do) i(?:'ve| have)? (?:got|get|understand|understood|heard|hear|hearing|am hearing|followed|follow)(?: (?:it|this|that|you|all of that))?\b.{0,20}\b(?:(?<!\bthe )right|correctly|straight|properly|you said|, )/i,
  /\b(?:if i'?m hearing you|what i'?m hearing|what i (?:heard|hear|understand|take (?:away|from (?:this|that|it)))|(?<!\bi (?:\w+ ){0,2}(?:hear|get|see|understand|respect|appreciate|know) )what you'?re (?:saying|telling me)|in other words|to (?:recap|summari[sz]e|sum up)|let me (?:recap|summari[sz]e|play (?:that|it) back|read (?:that|it) back|say (?:it|that) back|see if i|make sure i|check (?:that )?i|go over (?:it|that) again)|to (?:play|read|say|give) (?:that|it|this) back|the picture i(?:'ve got| have| get)|my takeaway|just to (?:confirm|recap|be clear|make sure i)|am i right (?:in|that)|do i have that)\b/i,
  /^(?:so|okay so|ok so|right so|right, so|okay, so|ok, so)\b(?!.{0,30}\b(?:what|how|why|who|when|where|which)\b).{12,}\b(?:is that (?:right|correct|fair|about it|it)|correct|right|yes|did i get that right|have i got that right|am i close|fair)\s*\?\s*$/i,
]

/** "So you'd be interested, right?" says back nothing: it takes a yes for granted. */
const presuming =
  /^(?:(?:so|ok|okay|right|well|and|then),? )*(?:i (?:guess|assume|take it|suppose) )?(?:you|you'd|you would|you'll|you will|you're|you are|it|that|this|we)(?: all| both| can| must| could| should)? ?(?:really |definitely |probably )?(?:be |are |got |sounds? |makes? |looks? )?(?:interested|keen|on board|up for|ready|excited|like (?:it|this|that|to)|love|buy|sign|want (?:it|this|that|one|in|to)|need (?:it|this|that|one)|good|great|sense|agree|have a deal|do this)\b/i

/** "So I'll put you down for three years, yes?" */
const signingUp =
  /\b(?:i'll|we'll|i will|we will|let me|let's) (?:just |go ahead and |then )*(?:put|mark|sign|book|pencil|count) (?:you|him|her|them) (?:down|up|in)\b/i

/** True for words that take the buyer's yes for granted: they ask for nothing and say nothing back. */
export function presumes(words: string): boolean {
  const plain = words.slice(0, 600).replaceAll('’', "'")
  return /\?\s*$/.test(plain) && (presuming.test(plain) || signingUp.test(plain))
}

const told = String.raw`you (?:told me|told us|said|mentioned|were saying|described|explained)`
const earlier = String.raw`(?:last (?:time|week|month|tuesday|wednesday|thursday|friday|monday)|when we (?:last |first )?(?:spoke|talked|met)|(?:in|on|from|during) (?:our|the|that) (?:last|first|previous|earlier) (?:call|chat|conversation|meeting)|the (?:last|other) (?:time|day)|back in \w+|a (?:week|month) ago)`
const fromBefore = new RegExp(
  String.raw`\b${earlier}\b.{0,40}\b${told}\b|\b${told}\b.{0,40}\b${earlier}\b|^(?:so )?${earlier}\b,? it was\b`,
  'i',
)

/** A question for something new: what was said before is then only where it starts from. */
const asksAnew =
  /\b(?:what|how|why|who|when|where|which)\b[^.?!]*\?|\b(?:would|could|can|shall|may|do you|did you)\b[^.?!]*\?/i

const seller =
  /\b(?:we|we'\w+|our|ours)\b(?! (?:last |first )?(?:spoke|talked|met)\b| (?:last|first|previous|earlier) (?:call|chat|conversation|meeting)\b)/i

/** True when the rep says back what an earlier call had brought out, with at most the question whether it still holds. */
export function recapOfEarlierCall(words: string): boolean {
  const plain = words.slice(0, 2000).replaceAll('’', "'")
  return fromBefore.test(plain) && !asksAnew.test(plain)
}

const attributed = new RegExp(
  String.raw`^(?:(?:and|so|but|well|okay|ok|right|earlier|because|now|just now),? )*(?:${told}\b|you (?:called it|put it)\b|as you (?:said|put it)\b)`,
  'i',
)

/** True for one sentence that gives the buyer's matter back as theirs ("You said you worked the floor") and offers nothing. */
export function saysBack(sentence: string): boolean {
  const plain = sentence.slice(0, 600).replaceAll('’', "'")
  return (attributed.test(plain) || fromBefore.test(plain)) && !plain.trim().endsWith('?') && !seller.test(plain)
}

/** True when the rep says back what the buyer said, now or in an earlier call, or checks that it was understood. */
export function recapOf(words: string): boolean {
  const plain = words.slice(0, 2000).replaceAll('’', "'")
  return recapOfEarlierCall(plain) || (recaps.some((pattern) => pattern.test(plain)) && !presumes(plain))
}
