import { inFull } from '../buyer/formal-speech.ts'
import { toldAlready } from '../buyer/answers/told-already.ts'
import { voices } from '../buyer/words/lines.ts'
import type { LineKey } from '../buyer/words/line-keys.ts'
import { hearsay, tails, views } from '../generation/content/content.ts'
import { sentencesIn } from '../speech/said.ts'

const turned: Readonly<Record<string, string>> = {
  we: 'you',
  "we've": "you've",
  "we're": "you're",
  "we'd": "you'd",
  our: 'your',
  us: 'you',
  here: 'there',
  your: 'our',
  myself: 'yourself',
  my: 'your',
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  me: 'you',
}

/** The buyer's sentence turned round, as a listener gives it back: "we lost a load" becomes "you lost a load". */
function turnRound(sentence: string): string {
  return sentence
    .replace(/, (?:maybe|i think|i'd say),/i, '')
    .split(' ')
    .map((word) => turned[word.toLowerCase()] ?? word)
    .join(' ')
    .replaceAll(/\byou was\b/g, 'you were')
    .replaceAll(/\byou am\b/g, 'you are')
}

/** How a sentence is begun that tells something: whose word it is, and how sure they are, is not said back. */
const beginnings = [
  ...Object.values(voices).flatMap(({ leadThink }) => leadThink.filter((lead) => lead.endsWith(','))),
  "well,|oh,|and then|and|then there's|then|the other thing is|what also keeps me busy is|if i had to pick one,",
  "i'd say|so,|mostly,?|i'll say it again,|i've heard lower, but i'd say|by my own sums it's|call it|i put it at|the estimate is",
  "oh, i don't know, something like|i think it was, hang on,|we must be at|i'm told it's|maybe|let me see[.]",
  ...Object.values(hearsay).flat(),
]
const leadsIn = new RegExp(`^(?:${beginnings.join('|')}) `, 'i')
/** "We tried, well, we tried a portal": what is said once more is what is kept. */
const begunTwice = /^(\S+(?: \S+)?), [^.?!]{2,24}, (?=\1\b)/i
/** What a teller adds of themselves is not said back. */
const leadsOut =
  /,? (?:honestly|easily|maybe|too|near enough|i mean, come on|as far as i can see|as far as i know|something like that|if i add it all up|if you count everybody|i'd say|i'll say that|that's the big one|that much is true|pretty much|to be fair|mostly|i think|mind|and guess who stayed late|to give you (?:a case|an instance)|for instance|i regret to say|which is on record|and i was the one on the phone|and people took it home with them)$/i
/** A sentence that only goes on with the one before it: alone it has no verb, or nobody knows what it is about. */
const hangsOn =
  /^(?:mostly|or|by|because|since|so now|it happened|we never|and (?:now|half)|that(?:'s| is)|it all goes|it's an? \w+ (?:trade|business)|(?:somebody|someone|nobody|we|i|they) \w+ (?:for )?(?:it|them|that)\b|(?:most|some|half) of them (?:named|said|blamed)\b|(?:about )?\w+ in (?:two|three|four|five|ten|twenty)\b|you're still|\w+ weeks on) /i
const saysLittle =
  /^(?:it's )?(?:they're as|they (?:nod|run all)|anybody here would say|what (?:nobody'll|costs us most|comes up most)|i'd (?:start with|put|name|add)|i would name|they're quiet|there(?:'s| is) also|same as everywhere|second comes|i expected|i only|my (?:own|bookkeepers|managers|clerk)|oh|after that|now|one,|sorry|hang on|hold on|don't|which means|chiefly|mainly|by frequency|ask anybody|they've got a word|they call it|the one that gets|we speak of|one speaks of|in our reports|what eats us|you'll have|i would name|officially|nobody'll tell|there is also|always the same|i count that|not|by hand|part of|as far as|the same|that is|that's|since|nobody|it holds|it's the same|on paper|on a monday|my |i |simple|in confidence|if i'm|skip|enough that|i'd have to|i'd rather|it costs us, sure|nobody has|you'd hear|there's always|a few (?!of (?:the|our|my) )|it's come up|we have our|one of my|two of those|good people|let me|where|roughly speaking|hang on|call it|ask me|it adds up|more than i|there is a figure|it's in the monthly|too much|enough to|it is a sum|manually|then it|there's no|with|and (?:they|that)|for (?:that|company)|the rest|to help|what they|what helps|as tools|in between|the system|mostly with|all they've got|there's nothing)\b/i

/** How buyers say that they have no answer, or no more of one: whoever takes notes writes none of it down. */
const tellsNothing: readonly LineKey[] = [
  'unknown',
  'unknownAlone',
  'unknownYesNo',
  'unknownNumber',
  'unknownWhen',
  'unknownWhy',
  'unknownOpinion',
  'unknownTrouble',
  'dependsHow',
  'dependsWhat',
  'dependsWho',
  'dependsWhich',
  'bothWays',
  'nothingElse',
  'noConcerns',
  'sayMore',
  'deflect',
  'deflectMoney',
  'leadFeel',
  'leadThink',
]

const bare = (sentence: string): string =>
  sentence
    .trim()
    .toLowerCase()
    .replace(/[.!?]+$/, '')
const empty: ReadonlySet<string> = new Set(
  [
    // What somebody remarks on what they have told, from where they sit.
    ...Object.values(views).flatMap((byFact) => Object.values(byFact).flat()),
    ...Object.values(tails).flatMap((byVoice) => Object.values(byVoice).flat()),
    ...Object.values(voices).flatMap((voice) => tellsNothing.flatMap((key) => voice[key])),
    ...Object.values(toldAlready).flat(),
  ]
    .flatMap((wording) => [wording, inFull(wording)])
    .flatMap((wording) => sentencesIn(wording).map(bare)),
)

/** A sentence without what it is begun with and ends on, however many of these there are. */
function bareOf(sentence: string): string {
  const less = sentence.replace(/[.!]$/, '').replace(leadsIn, '').replace(leadsOut, '')
  return less === sentence ? less : bareOf(less)
}

const isAmount = /^(?:about |around |roughly )?[\w-]+(?: [\w-]+){0,5} a (?:month|week|year)$/i

/** Neither too short nor too long; a sum of money or hours is remembered however short it is. */
function isToRemember(sentence: string): boolean {
  const words = sentence.split(' ').length
  return (words >= 5 || isAmount.test(sentence)) && words <= 18
}

/** The sentence of an answer most worth remembering: not too short, not too long, no question, and one that tells something. */
export function noteFrom(words: string): string | null {
  const sentences = (words.match(/[^.?!]+[.?!]+/g) ?? []).filter((sentence) => !empty.has(bare(sentence)))
  const plain = sentences
    .map((sentence) => sentence.trim().replace(begunTwice, ''))
    .filter((sentence) => !sentence.endsWith('?') && !/\byou\b|that's what it is|by the way|["“]/i.test(sentence))
    .filter((sentence) => !hangsOn.test(sentence))
    .map((sentence) => bareOf(sentence))
    .filter((sentence) => !saysLittle.test(sentence) && isToRemember(sentence))
  const best = plain.toSorted((a, b) => b.split(' ').length - a.split(' ').length)[0]
  return best === undefined ? null : turnRound(best)
}

/** Questions about their work, by the names of the rep's lines. */
export const ofTheirWork: ReadonlySet<string> = new Set([
  'process',
  'pain',
  'impact',
  'second',
  'people',
  'handoff',
  'customers',
  'more',
  'explore',
])

/** Why somebody says a thing begins with whom or what it was about: by itself it says nothing. */
const ofTheThing = /^(?:they|he|she|it|that|this|all of it)\b/i

/** Writes down what was answered to a question about their work. */
export function keepNote({ last, notes }: { last: string; notes: string[] }, words: string): void {
  const note = ofTheirWork.has(last) ? noteFrom(words) : null
  if (note === null || (last === 'explore' && ofTheThing.test(note))) return
  notes.push(note)
}
