import type { Ways } from '../../speech/ways.ts'
import { dolts, misers, unkind } from './name-calling.ts'
import { ends, strongly, youAre } from './aimed.ts'

const worst =
  '(?:rudest|worst|dumbest|stupidest|nastiest|laziest|meanest|thickest|most (?:unpleasant|annoying|ignorant|arrogant|rude|stupid|useless|ungrateful|miserable))'
const somebody =
  '(?:person|people|m[ae]n|wom[ae]n|customers?|clients?|buyers?|prospects?|managers?|boss|owner|human being)'
const kindOf = String.raw`(?:(?:an?|such|the|just|some|kind of|nothing but|bigger|biggest|old|little|complete|total|utter|right|proper|real|bunch of|load of|\w+-fisted) )+`

/** What the buyer is said to be. Said back or felt with them ("do they say you're lazy?") it is not the rep's opinion. */
export const describedWays: Ways = {
  "you're a right pillock": new RegExp(String.raw`${youAre} ${kindOf}${dolts}`),
  "you're a bigger cheapskate than they say": new RegExp(String.raw`${youAre} ${kindOf}${misers}`),
  "you're a silly old goat": new RegExp(
    String.raw`${youAre} (?:(?:an?|such an?|just an?) )?(?:${unkind} )+(?:old |little )?(?:m[ae]n|wom[ae]n|person|people|lot|creature|goat|cow|crow|bat|pig|rat|hag|coot)${ends}`,
  ),
  "you're dumber than Rick": new RegExp(
    String.raw`${youAre} ${strongly}(?:(?:dumber|thicker|stupider|more stupid|dimmer|ruder|lazier|denser|more ignorant) than\b|worse than (?:my|a) (?:kids?|child|children|toddlers?|ex|mother-in-law|dog|cat)\b)`,
  ),
  "you're as useful as an ashtray on a motorbike": new RegExp(
    String.raw`${youAre} (?:about )?as (?:useful|much use|much help|sharp|bright) as (?:an? [\w-]+ (?:on|in|to|for) an? |an? (?:chocolate|wet|inflatable|glass|paper)\b)`,
  ),
  "you're too cheap to care": new RegExp(
    String.raw`${youAre} ${strongly}(?<=\btoo )(?:cheap|stupid|thick|dim|dumb|lazy|stingy|ignorant|dense|daft|tight) to\b`,
  ),
  "you're the rudest person I've ever rung": new RegExp(
    String.raw`${youAre},? (?:without a doubt,? |by far |probably )?${strongly}(?:the|one of the) ${worst} ${somebody}\b`,
  ),
  "you're so rude": new RegExp(
    String.raw`${youAre} ${strongly}(?:rude|annoying|ignorant|arrogant|obnoxious|insufferable|ungrateful|spineless)${ends}`,
  ),
  "you're a disgrace of a principal": new RegExp(
    String.raw`${youAre} ${strongly}(?:a disgrace\b|(?:a|one big) joke${ends}|not serious(?=\W*$|[.,!]))`,
  ),
  "you're soft in the head": new RegExp(
    String.raw`${youAre}(?: \w+)? (?:(?:soft|wrong|weak|touched|sick) in the head|out of your (?:tiny )?(?:mind|skull)(?! (?:with|over|about)\b)|off your (?:head|rocker))`,
  ),
  "you're only the secretary": new RegExp(
    String.raw`(?<!\b(?:know|so|that)\b[^.?!]{0,40})${youAre} (?:only|just) (?:the|a) (?:secretary|receptionist|temp)\b(?=\W*$|[.,!])(?!,? i (?:know|understand|realise|realize|appreciate)\b)`,
  ),
}
