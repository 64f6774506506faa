import { ordered } from '../speech/order-form.ts'

/**
 * Words that must be there before a costly act is believed: `rude` warns or hangs up, `off_topic` stops the talk. All see
 * lower-case words with straight apostrophes and single spaces (`plainText`).
 */

/**
 * Insults that count as evidence. Narrower than the model's cues (`cues.ts`): "you are wasting money" and "stupid simple" teach the
 * model something, but must never let a turn be called rude.
 */
const insultPatterns = [
  /\b(idiots?|idiotic|morons?|imbeciles?|dimwit|brainless|spineless|cowards?|clueless|incompetent|pathetic|liars?|lying|ignorant|arrogant|losers?|jerk|bastard|bitch|asshole|dumbest|dumb|stupid|fools?|foolish|useless|hopeless|thick|clown|amateur|stingy|nobody like you|half a brain|(with|any) (a )?brains?|monkeys|dinosaurs|lazy|laziest|garbage)\b/,
  /\b(shut up|screw you|crap|bullshit|fuck\w*|shit|piss off|get lost|the hell|up yours|grow up|wake up|get real|ashamed)\b/,
  /\b(wasting|wasted|waste) (of )?(enough of )?my (time|breath)\b|\bwhat('s| is) wrong with you\b|\bare you (even )?(deaf|blind|crazy|nuts|thick|listening)\b|\byou('re| are) (blind|deaf|too cheap|out of your|a joke|going to be fired|such a)\b|\byou('ll| will) regret\b|\b(out of your (tiny )?mind|get you fired|over your head|your excuses|(dumb|lazy|pathetic|stupid)(est)? excuse|don't you (get|understand|care)|don't care what you|only (the|a) (secretary|receptionist)|you'd (be|have to be) (crazy|mad|nuts))\b/,
  /\b(not hanging up|not (leaving|taking no)|won't take no|keep calling (you )?until|sign (it )?(now|today) or|or else|too easy, you|always this difficult|couldn't run a|clearly don't care|don't have a clue|got the money)\b/,
]

const unkind =
  '(?:idiots?|idiotic|stupid|stupidly|morons?|fools?|foolish|dumb|useless|lazy|thick|clueless|amateurs?|hopeless|lying|ignorant|incompetent|pathetic|losers?|liars?|clowns?|jerks?)'

/** The same words said of oneself, of a thing, of somebody else, felt with the buyer, or denied. */
const harmless = new RegExp(
  [
    String.raw`\b(?:i'm|i am|am i|i was|i'd be|not|isn't|aren't|ain't|wasn't|weren't|never|nobody is|call me|me) (?:not |such |being |so |a bit |called |the |only )*(?:an? )?(?:complete |total )?${unkind}\b`,
    String.raw`\b(?:feel|feels|felt|look|looks) (?:so |really |a bit )?(?:like )?(?:an? |such an? )?${unkind}\b`,
    String.raw`\b(?:think|thinks|thought|say|says|said|calls?|called|hate to be|imagine|(?:sick|tired|fed up) of) (?:(?!\byou\b)[^.?!,]){0,30}${unkind}\b`,
    String.raw`\b(?:that|this|the|their|its|his|her) (?!is\b|was\b)\w+ (?:sounds?|looks?|seems?|feels?|is|are|was|were|must be|must have been) (?:\w+ ){0,2}${unkind}\b`,
    String.raw`\b(?:stupid|stupidly|dumb|dead|damn) (?:simple|easy|cheap|good|hard|of me|little)\b`,
    String.raw`\b(?:stupid|dumb|damn|pathetic|lazy|useless|hopeless|incompetent|idiotic|foolish|ridiculous) (?:little |old |new )?(?:rules?|questions?|mistakes?|things?|paperwork|forms?|ways?(?! to (?:run|do business|manage))|hours?|o'clock|time|idea|deadlines?|suppl(?:y|iers?)|vendors?|shippers?|software|systems?|tools?|reports?|process(?:es)?|polic(?:y|ies)|delays?|budgets?|contracts?|sunday|week|excuse (?:they|he|she|to|from|that))\b`,
    String.raw`\bwhat an? (?:\w+ ){0,2}${unkind}(?: \w+)? (?:i|they|he|she|that (?:must|was|were)|their|it|of a)\b`,
    String.raw`\b(?:(?:idiot|fool)[ -]?(?:magnet|proof)|clown(?: show|[ -]?fish)|fools? for (?:punishment|work|a bargain)|not the (?:first|only|last) ${unkind}|jerk of an?|made (?:liars|fools|idiots|clowns) of|shut up shop|the only fool)\b|\b(?:i'll|i will|i should|i'd better|let me|(?:tell|ask) (?:me|you|us|them) to|make me) (?:just |now )?shut up\b`,
    String.raw`\bgarbage (?:in|out|truck|trucks|collection|bins?|company)\b|\bthick (?:skin|enough|walls?|glass|steel|board|paper)\b|\blazy man's\b`,
  ].join('|'),
  'g',
)

/** What only the machinery has. `your instructions` and the like stand alone; others need an order (`ordered`). */
const machinery = String.raw`(?:(?:all |any |every |each |everything |of )*(?:(?:the |these |those |my |our )?(?:previous|prior|earlier|above|foregoing|preceding|initial)|your|these|those|all|any|every)(?: of)?(?: your| the| my| these)?(?: previous| prior| earlier| above| initial| own| current| system| hidden)* (?:instructions?|rules|prompts?|guidelines|programming|persona|orders)|(?:the |your )?(?:system prompt|programming|persona)|the (?:instructions?|prompt|guidelines|above)(?=\W*$|[.,!;:]| and\b)|(?:everything|all|whatever|what)(?: that)? (?:you(?:'ve| have)? (?:been|were) told|they told you)(?=\W*$|[.,!;:]| and\b|(?: \w+)? (?:before|so far|above)))`

/** Instructions that were sent, given or are meant for somebody are an office's, not a machine's. */
const officeOnes = String.raw`(?! (?:in|on|from|for(?! (?:a (?:second|moment|minute|while|bit)|now|once|me|the rest)\b)|to|about|at|that (?:i|we)|i (?:sent|gave)|we (?:sent|gave))\b)`

/** The thought ends with the machine: "an AI company", "AI-sceptical" and "a simulation business" go on. */
const asItself = String.raw`(?: assistant| model| program| agent| bot)?(?=\W*$|[.,!?;:]| (?:and|or|right|too|then|talking|that|who|from|made|by|not|so|trained|pretending|playing|here|anyway|aren't|isn't|after all)\b)(?! or (?:agency|consult))(?!,? (?:company|shop))`

/**
 * Attempts to break the simulation. Here the words decide alone, so nothing that a rep may say of a product, a vendor or
 * somebody's rules ("do your drivers ignore the rules?", "drop the previous supplier", "are you an AI company") may match.
 */
export const attackPatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`${ordered}(?:completely |just |now |totally )?(?:ignore|disregard|forget|override|bypass) ${machinery}\b${officeOnes}`,
  ),
  new RegExp(
    String.raw`\b(?:your|the|a|any|print|reveal|show|repeat|output|leak) (?:hidden |secret |original |full )*system prompt\b(?! (?:you|them|the|your|him|her|people|staff|drivers|users|for|to|a|an)\b)(?<!\b(?:does|do|did|when|if|will|can|should|would|that|where|how) the system prompt)|\byour (?:system|hidden|original|initial|secret) (?:prompt|instructions?|rules|facts)\b${officeOnes}|\b(?:print|repeat|show me|tell me|reveal|read me|give me|output) (?:your rules(?=\W*$)|your (?:exact |full |own )*(?:instructions?|prompt)|(?:your|the) (?:(?:hidden|secret|system|original|initial) )+(?:instructions?|prompt|facts|rules))\b${officeOnes}`,
  ),
  new RegExp(
    String.raw`\b(are you|you're|you are|are you only|you must be) (really |actually |just |only |talking )*(a |an |some )?(large )?(ai|bot|chatbot|chat bot|language model|ai model|chat ?gpt|llm|simulation)\b${asItself}`,
  ),
  /\b(jailbreak|developer mode|dan mode|break character|stop (pretending|acting) and|stop pretending|end (the|this) simulation|set your (trust|patience|interest)(?: \w+)? (?:to|at|=)|give me (a |the )?(perfect|full|top|maximum|highest) (score|marks|rating)(?! for (?:trying|effort|asking|persistence|that|honesty))|as a (large )?language model|from now on,? you (?:will )?(?:must )?(?:obey|are (?:now )?(?:an? (?:\w+ )?(?:ai|bot|assistant|model|pirate|(?:customer|buyer|prospect|person)(?=\W*$| who))|my (?:slave|servant|assistant)|free|dan\b|no longer))|you must now (say|agree|answer|obey)|your (rules|instructions) no longer apply)\b|(?:^|[.!?] )your (?:rules|instructions) (?:don't|do not) apply(?! to)\b/,
]

/** Matter that has no place in a sales call. One such pattern must be there before a turn may count as off the topic. */
export const strangePatterns: readonly RegExp[] = [
  /\b(robot|real (person|human)|chatgpt|openai|anthropic|out of character|pretend(ing)?|stop acting|obey|roleplay(ing)?|instructions word for word|we live in a simulation|how many legs|superhero|octopus(es)?|klingon|crocodile|shark|pilots eat|see color|grandm(a|other)|bedtime|rap\b|spider|universe|lottery|basketball player|football team would|for a drink|which phone|what music|two plus two|seven times|nine times|(president|king|queen) of (france|england|spain|america|the (us|united states|usa))|the french revolution|messi|in french|piano)\b/,
  /\b(favou?rite|tell me a (joke|story|riddle|poem)|sing|dance|joke|riddle|poem|haiku|recipe|cook tonight|pizza|lasagna|horoscope|zodiac|star sign|lottery|aliens?|ufo|ghosts?|moon landing|flat earth|bitcoin|crypto|which stocks|netflix|movies?|film|songs?|video ?game|minecraft|fortnite|celebrity|kardashian|taylor swift|pokemon|dinosaurs?|unicorn|zombies?|time travel|meaning of life|homework|essay|python|javascript|write (me )?(a|an|some) (poem|essay|song|story|function|haiku|python)|translate|square root|times table|capital of|prime minister|election|religion|god|vaccine|conspiracy|dating|date me|married|girlfriend|boyfriend|kiss|sexy|wearing|drunk|beer|vodka|weed|smoke|cats?|dogs?|hamster|parrot|penguins?|elephants?|banana|tacos?|sandwich|burger|shampoo|haircut|tattoo|sneakers|my (ex|wife|husband|mum|mom|cat|dog|car|landlord|divorce|rash|tooth|knee|back)|dreamt|dreamed|how tall|how old are you|blah|la la|asdf|qwerty|test(ing)? (one|1|test)\b|lorem ipsum|bla)\b/,
]

/** The same matter where it belongs to work: a milking robot, a supplier one is married to, a plan told as a joke. */
const atHome =
  /\blet's pretend (?:that )?(?:you|we|it)\b|\bmarried to (?:him|her|it|them|that|your|the)\b|\bas a joke\b|\b(?:a|the|your|milking|picking|packing|welding) robots?\b(?<!\b(?:are you|you're|you are) a robot)/g

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
  const left = plain.replaceAll(atHome, '')
  return hasAttack(plain) || strangePatterns.some((pattern) => pattern.test(left))
}
