const taking =
  /\b(i (just |only |really )?need (just |only )?[\p{L}\d -]{0,20}(minutes?|seconds?|secs?|mins?|time)\b(?![^.!]*\?)|(don['’]t|do not) (you )?(dare )?(hang up|put the phone down)|you['’]?(ll| will| are going to| have to) (give|listen to) me)/iu

/** "I need five minutes, don't hang up" takes the time, and asks nobody for it. */
export function takesTime(words: string): boolean {
  return taking.test(words)
}

const belittling =
  /\b(?:you(?:['’]?re| are)?|or)(?: \p{L}+)? (?:just|only|merely) (?:the|a|an|some|their|his|her) (?:\p{L}+ )?(?:assistant|secretary|receptionist|pa|clerk|messenger|helper|gatekeeper|junior|intern|temp)\b(?!,? i (?:know|understand|realise|realize|appreciate)\b)|\b(?:can|could|do|are) you even (?:decide|allowed|sign|have|in charge)\b/iu

/** "Are you just the assistant?" puts somebody in their place, and asks nothing. */
export function belittles(words: string): boolean {
  return belittling.test(words)
}
