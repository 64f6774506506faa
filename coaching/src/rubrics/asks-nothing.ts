/** "Let's leave that one, shall we?": a statement with a tag that asks for a nod. */
const tagged =
  /^(?!\W*(?:(?:and|so|but|or|well|okay|right),? )*(?:what|who|whom|whose|how|why|when|where|which|do|does|did|is|are|was|were|can|could|would|will|have|has|had|should|may)\b).+[,.!–-] ?(?:shall we|can you believe (?:it|that)|will you|would you|won't you|can we|eh|right|okay|ok|see|no|yes|you know|(?:is|isn't|was|wasn't|are|aren't|do|don't|does|doesn't|did|didn't|have|haven't|has|hasn't|can|can't|could|couldn't|will|would|wouldn't|won't) (?:it|they|we|i|you|he|she|that|there))\?$/u

/** Said of oneself, or to mock: whoever says it waits for nothing. */
const toThemselves =
  /^\W*(?:(?:why|oh|no|now|well|so|and|hm|but|sorry|hang on|wait),? )*(?:am i (?:missing (?:something|anything)|that (?:bad|obvious|easy)|boring you|going mad|being (?:daft|slow|difficult))|(?:is it|does it|did it) (?:that obvious|show)|should (?:i|we) (?:be (?:worried|flattered|impressed)|care|mind)?\??$|where (?:was i|were we)|what was i (?:saying|going to say)|what (?:do|would) i know\b|what can i (?:say|do)\b|can you believe (?:it|that)|is (?:that|this) a (?:trap|trick|quiz|test|recording)|are you (?:buying|sending flowers|reading that)|do i get (?:paid|a prize)|does water run|who'd have thought|how about that)/u

/** True for a buyer's question that nobody is meant to answer: a tag, a word to themselves, a jibe. */
export function asksNothing(question: string): boolean {
  const plain = question.trim().toLowerCase().replaceAll('’', "'")
  return tagged.test(plain) || toThemselves.test(plain)
}
