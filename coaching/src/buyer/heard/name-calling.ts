import type { Ways } from '../../speech/ways.ts'
import { ends } from './aimed.ts'

/** Names that are given to people in contempt only. Those that are also somebody's animal or trade are not here. */
export const dolts = String.raw`(?:pillocks?|muppets?|numpt(?:y|ies)|eejits?|drongos?|galahs?|gits?|prats?|plonkers?|twits?|twats?|wankers?|tossers?|dickheads?|arseholes?|cretins?|half-?wits?|nitwits?|dunces?|dolts?|bozos?|slobs?|nincompoops?|simpletons?)\b(?! (?:fans?|shows?|repo|commits?)\b)`
export const misers = String.raw`(?:cheapskates?|tightwads?|skinflints?|penny-?pinchers?|scumbags?|chancers?|crooks|cowards?)\b`
export const unkind = String.raw`(?:silly|stupid|miserable|rude|nasty|horrible|greedy|ungrateful|ignorant|arrogant|selfish|pathetic|useless|whing(?:e?)ing|whining|moaning|snivelling|bloody|daft|dumb|lazy|filthy|ugly|fat|tight|tight-fisted|stingy|snotty|stuck-up|wretched|vile)`

/** Said in contempt of what somebody is or does, where the thought ends with it: "you amateur", "you little nobody". */
const lessers = String.raw`(?:(?:jobsworths?|lackeys?|minions?|pen-?pushers?|dinosaurs?|fossils?|peasants?|windbags?|busybod(?:y|ies)|amateurs?|has-beens?|parasites?)|(?<=little |old |silly )(?:nobod(?:y|ies)|clerks?|secretar(?:y|ies)|receptionists?|typists?))${ends}`
/** "How are you, you old git?" is said to a friend. */
const notToFriend = String.raw`(?<!\b(?:hello|hi|hey|morning|afternoon|how are (?:you|things)|how's it going|good to (?:hear|see) (?:from )?you|been a while)[,!?.]* )`

/** Names aimed at the buyer: none of them is said of somebody else. */
export const nameWays: Ways = {
  'you old git': new RegExp(String.raw`${notToFriend}\byou (?:(?:${unkind}|old|little|bunch of) )*${dolts}`),
  'you little nobody': new RegExp(
    String.raw`${notToFriend}\byou (?:(?:${unkind}|old|little|absolute|complete|(?:bunch|lot|load) of) )*${lessers}`,
  ),
  'you absolute muppet': new RegExp(
    String.raw`\byou (?:(?:great|big|absolute|complete|total|utter|right|proper) )+${dolts}`,
  ),
  'you mean-spirited little cheapskate': new RegExp(
    String.raw`${notToFriend}\byou (?:(?:[a-z]+-spirited|${unkind}|old|little|absolute|complete|utter|right|bunch of|load of) )*${misers}`,
  ),
  'you silly woman': new RegExp(
    String.raw`\byou (?:${unkind} )+(?:old |little )?(?:m[ae]n|wom[ae]n|person|people|lady|boy|girl|lot|creature|goat|cow|crow|bat|pig|rat|weasel|hag|coot)${ends}`,
  ),
  'penny-pinchers like you': new RegExp(
    String.raw`\b(?:${dolts}|${misers}|idiots|morons|fools|liars|losers) like you\b`,
  ),
  "don't be a dick about it":
    /\b(?:no need to|don't|stop|quit) (?:be|being) (?:such )?(?:an? )?(?:dick|prick|arse|ass|jerk|twat|pain in the (?:arse|ass|neck))\b/,
  'real smart, genius':
    /\b(?:well done|nice one|nice work|good luck|smart|clever|bravo|great|canned|fired|idea), (?:genius|einstein|sherlock)\b/,
}
