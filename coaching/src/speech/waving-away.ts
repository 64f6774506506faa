import { folded } from './said.ts'

/** "He's leaving, trust me": somebody's trouble is sworn to, no worry is waved away. "They'll love it, trust me" waves. */
const sworn = String.raw`\b(?:he|she|they|nobody|somebody|people)(?:'s|'re|'d| is| are| was| were| has| have| had)(?!(?: \w+)* (?:fine|happy|love|loves|thank|wrong|worth|easy|better))[^.?!,;]{0,40}(?=,? trust me)`
/** "I've been there, trust me": the rep has lived through it too. */
const lived = String.raw`\bi(?:'ve| have| had| was)(?: \w+)? (?:been|seen|had|felt|done|lived|sat|worked|lost|tried)\b[^.?!,;]{0,40}(?=,? trust me)`

/** A position against the buyer's worry. Bare words ("obviously", "stupid", "don't worry") are no position. */
const arguing: readonly RegExp[] = [
  /\b(?:it|that|this)(?:'s| is|'d be| would be) (?:just |simply |really |frankly )?(?:a )?(?:stupid|silly|crazy|foolish|ridiculous) (?:to (?:wait|worry|pass|say|think|stay|keep)|not to|worry|concern|objection|reason|excuse|argument)\b/,
  /\byou(?:'d| would) be (?:stupid|crazy|mad|foolish|silly) (?:to|not to (?!look|ask|check|compare)|if you)(?! (?:look|ask|check|compare))/,
  new RegExp(
    String.raw`(?<!${sworn}|${lived})(?:^|[.!?,;] ?|\b(?:just|but|so|and|well|no) )trust me\b(?! (?:to|with)\b)`,
  ),
  /(?<!\b(?:if|when|that|whether|because|think|feel|believe|until|where|in case|tell me|say) )\byou(?:'re| are) (?:just |simply |completely |totally |plain )?(?:wrong\b(?!-)|missing (?:the point|out(?=\W*$| on (?:this|us|what we)\b)))/,
  /(?<!\bthere)(?:'s| is) (?:really |just |honestly )?nothing for a (?:company|firm|business)\b|\bcan't afford not\b/,
  /\byou obviously (?:don't|haven't|didn't|aren't) (?:\w+ )?(?:understand|know|see|get|need|want|listen|heard|read|interested|serious)\b|\bobviously,? (?:you(?:'re| are) (?:wrong|not|mistaken|missing)|you (?:don't|haven't|didn't)|that's (?:not|wrong|nonsense)|it(?:'s| is) (?:not|better|worth))\b/,
  /\bmy (?:nan|gran|granny|grandma|grandmother|mum|mom|kid|kids|dog|cat|(?:five|six)-year-old) (?:could|can) (?:use|do|work|manage|learn|run)\b/,
  /\bwith all due respect,? (?:but |you|that(?:'s| is)|it(?:'s| is)|i (?:don't|disagree|think)|your)\b/,
  /\beveryone says that(?:\W*$|[.,!]| but\b| at first\b)/,
  /(?<!\b(?:you|they|who|to|we) )\bdon't worry about (?:that|it|this)\b(?! if\b)(?![^.!?]*\b(?:we|we'll|we've|our|i'll|because|they|nobody|you'll|it's|it is)\b)/,
  /\b(?:we|i|you)(?:'ll| will| can)[^.?!]{0,60}\b(?:when|once|after) you(?:'ve| have) signed\b(?![^.!?]*\?)/,
]

/** True when the words talk a worry down instead of taking it up. */
export function talksDown(words: string): boolean {
  const plain = folded(words)
  return arguing.some((pattern) => pattern.test(plain))
}

const denying =
  /(?:^|[.!?] )(?:(?:no|well|oh|but|look|honestly|come on|yeah|hey),? )*that(?:'s| is) (?:just |simply |really )?not (?:true|an issue|a problem)\b(?! (?:you|that|they|for|with))(?![^.!?]*\b(?:we|we'll|we've|our|i'll|because|it's|since)\b)/

/** True when the words wave a worry away: talk it down, or deny it without a reason. */
export function wavesAway(words: string): boolean {
  return talksDown(words) || denying.test(folded(words))
}
