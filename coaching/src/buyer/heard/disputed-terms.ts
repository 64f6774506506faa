import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'

/** The rep says that what was taken for agreed never was. */
export const disputeWays: Ways = {
  "i didn't say yes to twelve":
    /\b(?:i|we) (?:didn't|did not|never|haven't|have not)(?: \w+)? (?:say|said|agreed?|mean|meant|offer(?:ed)?|promised?|give|gave|given|accept(?:ed)?|commit(?:ted)?)\b/,
  "that's not what i said":
    /\b(?:that's|that is|it's|it is|this is|that was|that wasn't) (?:not )?what (?:i|we)(?:'d| had)? (?:said|meant|offered|agreed|had in mind)\b(?<!\bthat's what \w+ \w+)/,
  'hold on, i said eighteen':
    /\b(?:hold on|hang on|wait|whoa|slow down|stop|no,? no)\b[^?]*\b(?:i|we) (?:only )?(?:said|meant|offered|was (?:at|talking)|were (?:at|talking))\b/,
  'not so fast':
    /\bnot so fast\b|\b(?:i|we) (?:take|took|have to take) (?:that|it) back\b|\bthat was (?:only|just) (?:an idea|a thought|a question)\b/,
}

export const disputesTerms = anyOf(disputeWays)
