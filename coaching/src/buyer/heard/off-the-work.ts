import { countryNames } from '../../speech/countries.ts'
import { onceForWords } from '../../speech/once-for-words.ts'
import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import type { Scene } from '../scene.ts'
import { isOfThisTrade, namesWork, shareMatter } from './their-matter.ts'

/** What no call about work is about, whatever is asked of it: each with a question that has it. */
export const otherMatterWays: Ways = {
  'when is the lunar eclipse':
    /\b(?:eclipses?|(?:full|new) moon|(?:phase|is) (?:is |of )?the moon|(?:on|to|round|around|of) the (?:moon|sun)|(?:hot|big|old|far|bright) is the (?:sun|moon)(?! [a-z])|planets|jupiter|saturn|(?:to|on) mars|galax(?:y|ies)|asteroids?|comets?|constellations?|northern lights|(?:time|when) (?:is |does )?(?:the )?sun(?:rise|set| rise| set)|shooting stars?|astronauts?|light years?|milky way|nasa)\b/,
  'is it going to rain tomorrow':
    /\b(?:is it (?:going to|gonna) (?:be )?|will it (?:be )?|does it (?:always|ever) |how (?:hot|cold|warm|wet) (?:is it|will it) (?:going to )?)(?:be\b|rain|snow|sunny|storm|freeze|freezing|windy|foggy|(?:cold|hot|warm)(?= there| outside| tomorrow| tonight| today| this weekend))\b|\b(?:what(?:'s| is| does) the|(?:seen|heard|know) the) weather forecast\b|\bweather forecast (?:for|say)\b|\bweather\b(?=[^?]*\b(?:tomorrow|tonight|weekend|christmas|easter)\b)|\bwhite christmas\b|\bdegrees outside\b|\b(?:bring|need|take) an umbrella\b/,
  'who won the match last night':
    /\b(?:world cup|olympics?|olympic|super bowl|champions league|premier league|wimbledon|grand prix|formula one|tour de france|(?:who (?:won|wins|is winning|scored)|(?:the )?(?:score|result) (?:in|of|at)) (?:in |at )?(?:the|that|last night's|yesterday's|sunday's|saturday's) (?:match|game|final|derby|fight|race|big match)(?= last| on| yesterday| tonight|\W*$)|(?:in|on) a (?:football|cricket|rugby|tennis|hockey|baseball|basketball|soccer|chess) (?:team|match|game|board|set|pitch)|how long (?:is|does|was) an? (?:football|cricket|rugby|tennis|hockey|baseball|basketball|soccer|chess|marathon|boxing)\b|who scored (?:for|in|against)|did (?!(?:you|they|it|he|she|we|i|that|this|the|your|our|anybody|anyone|somebody|someone)\b)[a-z]+ (?:win|lose|score)(?= on (?:saturday|sunday)| last night| yesterday| at the weekend)|offside|world record|gold medals?|heavyweight champion|(?:football|cricket|rugby|tennis|hockey|baseball|basketball|soccer|golf|boxing) (?:world )?(?:champions?|championship|cup|league)|ronaldo|messi|federer|maradona)\b/,
  'who wrote hamlet':
    /\b(?:hamlet|macbeth|shakespeare|dickens|mona lisa|picasso|van gogh|beethoven|mozart|beatles|elvis|harry potter|hobbit|sherlock holmes|batman|superman|spider-?man|star wars|star trek|james bond|titanic|oscars|eurovision|on netflix|(?:seen|watched|see|like|favou?rite|best|good|any good) (?:(?:any|a|new|latest|last|good|\w+ing) )*(?:movies?|films?)(?= lately| recently|\W*$)|(?:favou?rite|best|good) (?:novel|book|song|singer|band|album|actor|actress|tv show|series)|sitcom|soap opera|crosswords?|sudoku|wordle|rock band|symphony|bestseller list)\b/,
  'when was the french revolution':
    /\b(?:(?:french|russian|american) revolution|(?:first|second) world war|world war (?:one|two|i+)|civil war|roman empire|the romans|rome (?:fall|fell)|vikings|pyramids|napoleon|julius caesar|cleopatra|pharaohs?|berlin wall|(?:in )?(?:which|what) year (?:did|was) (?:the )?(?:[a-z]+ ){1,3}(?:die|born|sink|sail|invade|conquer|abdicate|crowned|invented|discover(?:ed)?|become (?:king|queen|president|pope))\b|cold war|henry the \w+|middle ages|stone age|moon landing)\b/,
  'what is the capital of australia':
    /\b(?:capital (?:city )?of|population of (?!your|the (?:town|area|region|city|catchment|home))|(?:longest|highest|tallest|deepest|biggest|largest|smallest) (?:river|mountain|building|lake|ocean|country|desert|island|animal|city|planet) (?:in|on|of) (?!(?:your|our|this|that|an?|any|the (?!world|country|planet|earth|universe|solar|uk\b|us\b|united))\b)|mount everest|everest|kilimanjaro|mont blanc|eiffel tower|big ben|equator|north pole|south pole|antarctica|sahara|amazon river|the nile|continents|(?:which|what) (?:river|mountain|ocean|sea|continent|planet|desert|island)\b(?= (?:is|are|was|has|have|runs?|flows?|lies?|do|does|did|won|borders?|hosts?))|flag of|what time is it (?:in|over in) (?!your|the)[a-z]+)\b/,
  'what is the currency of japan': new RegExp(
    String.raw`\bcurrency (?:of|in|used in|do they use in) (?:the )?(?:${countryNames
      .join('|')
      .toLowerCase()
      .replaceAll(/[()]/g, String.raw`\$&`)})\W*$`,
  ),
  'why is the sky blue':
    /\b(?:is the sky|speed of (?:light|sound)|(?:boiling|melting|freezing) point of (?!(?:the|this|that|a|your)\b)|periodic table|chemical symbol|pythagoras|(?:what is|what's|how does|discovered|invented|laws? of|force of) gravity(?=\W*$| work\b| do\b)|einstein|dinosaurs?|the earth (?:is|flat|round|rotate|go)|(?:round|around) the earth|rainbows?|sea (?:salty|blue)|in the human body|does a human|bones (?:are|do|does)|(?:fastest|strongest|richest|oldest|tallest|smartest|fattest|funniest|best) (?:man|woman|person|animal|singer|actor|player|dog|car) (?:in the world|alive|ever)|penicillin|(?:who|when was)(?= [^?]*\binvented?\b))\b/,
  'how many legs does a spider have':
    /\b(?:how many (?:legs|eyes|hearts|stomachs|wings|teeth) (?:do|does|has|have|can)\b|(?:do|does|can|are|is|has|have) (?:an? |the )?(?:spiders?|elephants?|giraffes?|penguins?|whales?|dolphins?|sharks?|octopus\w*|kangaroos?|koalas?|zebras?|tigers?|lions?|camels?|snails?|hamsters?|owls?|frogs?|butterfl(?:y|ies)|goldfish|tortoises?|cats|dogs|birds|bears|monkeys|crocodiles?|snakes|ducks)|(?:collective noun|group of) (?:for )?[a-z]+ called)\b/,
  'what is seventeen times twenty-three':
    /\b(?:square root|cube root|prime numbers?|(?:what(?:'s| is| are)|how much is|how much are|calculate|add up) (?:\d[\d.,]*|[a-z]*(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|an? hundred|an? thousand|an? million) (?:times|plus|minus|divided by|multiplied by|over|squared|cubed|to the power of)\b|(?:what(?:'s| is)|how much is) \d+ ?(?:%|per ?cent) of (?:\d|an? hundred)|digits of pi|value of pi|hypotenuse|factorial|fibonacci)/,
  'how do you spell rhythm':
    /\bhow (?:is|are|was) [^?]{1,30} (?:spelled|spelt|pronounced)\b|\bspell (?!(?:that|it|this|out|your|the|his|her|their|me|yours|and|my|if|or)\b)[a-z']+|\b(?:plural of|past tense of|synonyms? (?:for|of)|rhymes? with|anagram|opposite of (?!your|that)|latin for|how many vowels|(?:letters|vowels) (?:are )?(?:there )?in (?:the )?(?:(?:[a-z]+ )?alphabet|word)\b|(?:how do you|how would you|can you) say [^?]{1,40} in (?:french|german|spanish|italian|latin|chinese|japanese|russian|welsh|gaelic|polish|dutch)\b|(?:french|german|spanish|italian|latin|chinese|japanese) (?:word )?for)\b/,
  'do you know a good recipe for pancakes':
    /\b(?:(?:an?|any|good|best|nice|your|know) (?:[a-z]+ )?recipes? (?:for|with)|(?:good|best|nice|any) (?:[a-z]+ )?recipes?(?=\W*$)|(?:good|nice|decent|best|favou?rite) (?:[a-z]+ )?(?:restaurant|pub|bar|wine|beach|pizza|curry|place to eat)\b|(?:boil|poach|fry|scramble) (?:an egg|eggs)|bake a cake|what(?:'s| is) for (?:dinner|tea|supper|lunch|breakfast)|do you (?:like|eat|prefer) (?:sushi|pizza|curry|pasta|chocolate|cheese|fish|ice cream|olives|marmite|coriander|liver|oysters|tofu|garlic|mushrooms|spicy)|(?:have|had|make|making|cook|cooking|eat|eating) (?:[a-z]+ )?for (?:breakfast|supper|dinner|tea)(?= today| tonight| this|\W*$)|goes (?:well )?with (?:fish|chicken|cheese|lamb|duck))/,
  'what is your star sign':
    /\b(?:star sign|zodiac|horoscope|(?:your|their) (?:blood (?:type|group)|shoe size)|tattoos?|your birthday|do you (?:ever )?dream (?:at|about|in)|did you dream|how much do you weigh|how tall are you|what are you wearing|(?:believe|believing) in (?:god|ghosts|aliens|fate|karma|ufos?|father christmas|santa|luck|magic|astrology|life after)|(?:afraid|scared|frightened) of (?:spiders|the dark|flying|heights|snakes|ghosts|dogs|clowns|dying)|(?:play|playing) (?:the )?(?:piano|guitar|violin|drums|trumpet)|left-handed|(?:any |have |got )(?:brothers|sisters|siblings|grandchildren|pets|tattoos)|can you (?:cook|swim|ski|dance|sing|whistle|juggle|skate|surf)|do you (?:smoke|snore|pray|meditate|jog|dance|surf|gamble|sing)|are you (?:religious|single|vegetarian|vegan|a vegetarian|superstitious|a morning person|a cat person|a dog person|ticklish)|where (?:did you grow up|were you born)|when were you born|have you ever (?:been to (?!a |the |see |any|one|this|that|our|your|my)|eaten|seen a|met a|flown|swum|broken a|won a|skied|ridden|climbed|fallen in)|do you snore|first kiss|first crush|favou?rite (?:colou?r|animal|food|season|number|holiday|drink|sport|team|joke|dish))\b/,
  'who is going to win the election':
    /\b(?:(?:win|wins|won|lose|loses|lost|rig\w*|think (?:of|about)|follow\w*|make of) the (?:\w+ )?elections?|elections? (?:results?|night)|prime minister|(?:president|king|queen|chancellor|emperor) of (?:france|england|spain|germany|italy|america|the united states|the us\b|the usa|russia|china|india|canada|australia|ireland|scotland|rome)|who (?:did|do|will|would|are|should|shall|would) (?:you|i) (?:voting|vote|going to vote) for|brexit|white house|royal family|the pope)\b/,
  'do you know any jokes':
    /\b(?:(?:know|tell me|heard|got) (?:a|the) (?:good |funny )?(?:joke|riddle)|any (?:good |funny )?(?:jokes|riddles)|lottery numbers?|(?:win|won) the lottery|meaning of life|(?:chicken|duck) cross|desert island|time travel|time machine|superpowers?|ufos|aliens|zombies?|bigfoot|loch ness|magic trick|do you want to hear a)\b/,
}

/** Who did what people are asked for in a quiz, where it is a name and nothing of somebody's work. */
const quiz =
  /\bwho (?:(?:wrote|directed|discovered) (?!(?:the|that|this|it|your|their|our|up|down|back|off|to)\b)|(?:composed|sculpted|sang) |painted (?!(?:it|that|this|your|them)\b))/

const asked = anyOf(otherMatterWays)
/** The words that ask for such a matter; the whole question where its form does, and null where neither does. */
const matterAsked = onceForWords(
  (plain: string): string | null => asked.exec(plain)?.[0] ?? (quiz.test(plain) ? plain : null),
)

/** What only makes it polite or puts it to somebody: nobody's own is asked for with it. */
const toAnybody =
  /\b(?:(?:do|would|did|don't) you (?:happen to )?know|(?:can|could|would) you (?:tell|help|recommend|spell|say|name|think of|remind)|do you (?:spell|say|call|pronounce|make|cook|boil)|you'd (?:know|say)|have you any idea|do you have any idea|(?:do|would) you think)\b/g

/** When a thing is, and that it starts or happens, is said of anything, though weeks and starts are words of work as well. */
const ofAnyTime =
  /\b(?:(?:this|last|next) (?:week|month|year|time)|(?:which|what) year|(?:starts?|finish|happens?|works?)(?=\W*$))\b/g

export type OffTheWork = 'general' | 'personal'

/**
 * What is asked has nothing to do with work: with the world at large, or with the buyer as a person. Null where it may be of their
 * trade, as with the weather at a builder's, or asks what such a thing does to their work.
 */
export function offTheWork({
  heard,
  persona,
  lastWords,
}: Pick<Scene, 'heard' | 'persona' | 'lastWords'>): OffTheWork | null {
  if (!heard.asks) return null
  const plain = heard.question.toLowerCase().replaceAll('’', "'")
  // What they sell on the moon is said of them, and theirs to deny.
  if (/\b(?:is that (?:right|correct|so|fair)|have i got (?:that|it)|am i right)\b/.test(heard.plain)) return null
  const found = matterAsked(plain)
  if (found === null || isOfThisTrade(persona, found) || shareMatter(found, lastWords)) return null
  const own = plain.replaceAll(toAnybody, ' ')
  // Nobody has to say "your" to ask about work: "What happens when somebody forgets to check the weather forecast?"
  const rest = own
    .replace(asked.exec(plain)?.[0] ?? quiz, ' ')
    .replace(quiz, ' ')
    .replaceAll(ofAnyTime, ' ')
  if (namesWork(persona, rest)) return null
  return /\b(?:you|your|yours|we|our|us|they|their|them|here)\b/.test(own) ? 'personal' : 'general'
}
