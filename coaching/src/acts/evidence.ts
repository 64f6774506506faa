/**
 * Words that must be there before a costly act is believed: `rude` warns or hangs up, `off_topic` stops the talk. All see
 * lower-case words with straight apostrophes and single spaces (`plainText`).
 */

/**
 * Insults that count as evidence. Narrower than the cues above: "you are wasting money" and "stupid simple" teach the
 * model something, but must never let a turn be called rude.
 */
const insultPatterns = [
  /\b(idiots?|idiotic|morons?|imbeciles?|dimwit|brainless|spineless|cowards?|clueless|incompetent|pathetic|liars?|lying|ignorant|arrogant|losers?|jerk|bastard|bitch|asshole|dumbest|dumb|stupid|fools?|foolish|useless|hopeless|thick|clown|amateur|stingy|nobody like you|half a brain|(with|any) (a )?brains?|monkeys|dinosaurs|lazy|laziest|garbage)\b/,
  /\b(shut up|screw you|crap|bullshit|fuck\w*|shit|piss off|get lost|the hell|up yours|grow up|wake up|get real|ashamed)\b/,
  /\b(wasting|wasted|waste) (of )?(enough of )?my (time|breath)\b|\bwhat('s| is) wrong with you\b|\bare you (even )?(deaf|blind|crazy|nuts|thick|listening)\b|\byou('re| are) (blind|deaf|too cheap|out of your|a joke|going to be fired|such a)\b|\byou('ll| will) regret\b|\b(out of your (tiny )?mind|get you fired|over your head|your excuses|(dumb|lazy|pathetic|stupid)(est)? excuse|don't you (get|understand|care)|don't care what you|only (the|a) (secretary|receptionist)|you'd (be|have to be) (crazy|mad|nuts))\b/,
  /\b(not hanging up|not (leaving|taking no)|won't take no|keep calling (you )?until|sign (it )?(now|today) or|or else|too easy, you|always this difficult|couldn't run a|clearly don't care|don't have a clue|got the money)\b/,
]

/** The same words said of oneself, of a thing, or denied. */
const harmless =
  /\b(?:i'm|i am|i was|i feel like|feel like|felt like|i'd be|not|isn't|aren't|nobody is|call me|me) (?:not |such |being |so |a bit |called )*(?:an? )?(?:complete |total )?(?:idiot|stupid|moron|fool|foolish|dumb|useless|lazy|thick|clueless|amateur|hopeless|lying|ignorant|incompetent)\b|\b(?:stupid|stupidly|dumb|dead|damn) (?:simple|easy|cheap|good|hard|rule|question|mistake|thing|paperwork|forms?|of me)\b|\bgarbage (?:in|out|truck|trucks|collection|bins?|company)\b|\bthick (?:skin|enough|walls?|glass|steel|board|paper)\b|\blazy man's\b/g

/**
 * Attempts to break the simulation. Here the words decide alone, so nothing that a rep may say of a product or a vendor
 * ("we act as your back office", "drop the previous supplier", "are you an AI company") may match.
 */
export const attackPatterns: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass) (all |any |every |everything |the |your |these |those |my |of |previous |prior |earlier |above )*(instructions?|rules|prompts?|guidelines|programming|persona|system prompt|(what )?(you were|they) told( you)?)\b/,
  /\b(system|hidden|original) (prompt|instructions?)\b|\b(print|repeat|show me|tell me|reveal|read me) (your|the) ((hidden|secret|system|original) )*(instructions?|prompt|facts|rules)\b/,
  /\b(are you|you're|you are|are you only|you must be) (really |actually |just |only |talking )*(a |an |some )?(large )?(ai|bot|chatbot|chat bot|language model|ai model|chat ?gpt|llm|simulation)\b(?! (company|shop|firm|first|startup|native|team|house|vendor|user|skeptic|sceptic|fan|or (agency|consult)))/,
  /\b(jailbreak|developer mode|dan mode|break character|stop (pretending|acting) and|stop pretending|end (the|this) simulation|set your (trust|patience|interest)|give me (a |the )?(perfect|full|top|maximum|highest) (score|marks|rating)|as a (large )?language model|from now on,? you (obey|are)|you must now (say|agree|answer|obey)|your (rules|instructions) (don't|do not|no longer) apply)\b/,
]

/** Matter that has no place in a sales call. One such pattern must be there before a turn may count as off the topic. */
export const strangePatterns: readonly RegExp[] = [
  /\b(robot|real (person|human)|chatgpt|openai|anthropic|out of character|pretend(ing)?|stop acting|obey|roleplay(ing)?|instructions word for word|we live in a simulation|how many legs|superhero|octopus(es)?|klingon|crocodile|shark|pilots eat|see color|grandm(a|other)|bedtime|rap\b|spider|universe|lottery|basketball player|football team would|for a drink|which phone|what music|two plus two|seven times|nine times|(president|king|queen) of (france|england|spain|america|the (us|united states|usa))|the french revolution|messi|in french|piano)\b/,
  /\b(favou?rite|tell me a (joke|story|riddle|poem)|sing|dance|joke|riddle|poem|haiku|recipe|cook tonight|pizza|lasagna|horoscope|zodiac|star sign|lottery|aliens?|ufo|ghosts?|moon landing|flat earth|bitcoin|crypto|which stocks|netflix|movies?|film|songs?|video ?game|minecraft|fortnite|celebrity|kardashian|taylor swift|pokemon|dinosaurs?|unicorn|zombies?|time travel|meaning of life|homework|essay|python|javascript|write (me )?(a|an|some) (poem|essay|song|story|function|haiku|python)|translate|square root|times table|capital of|prime minister|election|religion|god|vaccine|conspiracy|dating|date me|married|girlfriend|boyfriend|kiss|sexy|wearing|drunk|beer|vodka|weed|smoke|cats?|dogs?|hamster|parrot|penguins?|elephants?|banana|tacos?|sandwich|burger|shampoo|haircut|tattoo|sneakers|my (ex|wife|husband|mum|mom|cat|dog|car|landlord|divorce|rash|tooth|knee|back)|dreamt|dreamed|how tall|how old are you|blah|la la|asdf|qwerty|test(ing)? (one|1|test)\b|lorem ipsum|bla)\b/,
]

/** True when `plain` holds an insult or a threat: the lexical half of the evidence for `rude`. */
export function hasInsult(plain: string): boolean {
  const left = plain.replaceAll(harmless, '')
  return insultPatterns.some((pattern) => pattern.test(left))
}

/** True when `plain` tries to talk to the machinery behind the buyer. */
export function hasAttack(plain: string): boolean {
  return attackPatterns.some((pattern) => pattern.test(plain))
}

/** True when `plain` holds matter foreign to a sales call: the lexical half of the evidence for `off_topic`. */
export function hasStrangeMatter(plain: string): boolean {
  return hasAttack(plain) || strangePatterns.some((pattern) => pattern.test(plain))
}
