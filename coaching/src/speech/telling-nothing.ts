import { countWords } from '@ringside/contract/simulations/spoken-words'
import { stemOf, tokensOf } from '../acts/tokens.ts'
import { quantitiesIn } from './quantities.ts'
import { folded, sentencesIn } from './said.ts'
import { anyOf, type Ways } from './ways.ts'

/** How somebody answers a question and tells nothing: what else stands in the clause may still tell. */
const commonplaceWays: Ways = {
  'same as everybody':
    /\b(?:same as|like|as|the way) (?:with |at |for )?(?:everybody|everyone|anybody|anyone|everywhere|most people)(?: else)?\b|\bthe usual(?: way| channels| crew)?(?=\W*$)/,
  "there's always something":
    /\bthere(?:'s| is) always (?:something|somebody)\b(?: (?:or other|calling|happening|coming up|going (?:on|wrong)|wrong|to (?:do|fix)|like that|that (?:comes up|goes wrong))\b)?|\bwe have our moments\b|\bsome days are (?:worse|better)\b/,
  'nothing special':
    /\bnothing (?:dramatic|special|much|fancy|unusual|to speak of|really|comes to mind)\b(?: (?:about|behind|to) (?:it|that|tell)\b)?/,
  'it depends':
    /^\W*(?:(?:well|oh|that|it|maybe),? )*(?:really |all )?(?:depends|varies)\b(?! on\b)(?: (?:(?:a (?:lot|bit|little) )?from (?<from>\w+) to \k<from>|a (?:lot|bit|little)|too much(?: for one answer)?|(?:very much )?(?:with|on) the (?:case|circumstances|day|situation)|(?:who|what|which|whether|if|when|how|where)(?:'s)?(?: [\w']+){1,3}(?=\W*$)))?/,
  'it works, most days':
    /^\W*(?:(?:well|oh|yes|yeah|no),? )*(?:it|that|this|we)(?:'s| is)? ?(?:runs|works|manage|cope|get by|fine|okay|all right|alright)\b(?:,? (?:most days|fine|well enough|okay|more or less))?\W*$|(?<=\bwith [\w ]{3,30} )we (?:manage|cope|get by)\b/,
  "it isn't where it hurts":
    /\b(?:not|isn't|is not) (?:what|where) \w+(?: \w+){0,3}\W*$|\b(?:not|isn't|is not) (?:our|the) (?:\w+ )?(?:trouble|problem|concern|one|item)\b(?: (?:i'd|that) \w+(?: \w+)?\W*$| with us\b)?/,
  'a bit of that':
    /^\W*(?:(?:well|oh|yes|yeah),? )*(?:(?:a bit|some)(?: of that)?|partly|occasionally|now and then)\b(?:,? yes)?\W*$|^\W*ours is another(?: one)?\W*$/,
  "with us it's something else":
    /^\W*(?:though |but )?(?:with us )?(?:it's|it is|i've got|the main one) (?:a worse one|something else|another matter|lies elsewhere)\b/,
  'not just me': /^\W*(?:it's |that's )?not (?:just|only) (?:me|up to me)\W*$|^\W*a (?:few|handful of) people\W*$/,
  'why do you ask?': /^\W*(?:and )?why(?: do you (?:ask|want to know)| is that)?\W*$/,
}

/** How somebody keeps back what is named after it. */
const keptBackWays: Ways = {
  "I'd have to look":
    /\bi(?:'d|'ll| would| will) have to (?:look|check|ask)\b|\bi have to (?:look|check|ask)(?= (?:it|that|you|what you)\b|\W*$)|\blet me (?:look|check)\b/,
  "I'm not going to tell you":
    /\bi(?:'m| am) not (?:going to|gonna) (?:tell|say|give|throw|share)\b|\b(?:that's|it's) (?:all you get|private|personal|confidential|none of your)\b|\b(?:rather|prefer) not(?: to)? say\b|\bi (?:don't|do not|won't|can't) (?:discuss|share|say)\b|\bi (?:don't|do not|won't) tell\b|\bi (?:don't|do not|won't|can't) give(?= (?:you|it|that|them|those|any|out|away|numbers|figures|names)\b|\W*$)|\bi can't tell(?= (?:you|from|yet|exactly)\b|\W*$)/,
  "I don't know":
    /\bi (?:really |honestly )?(?:don't|do not|wouldn't) know\b(?! (?:how|what|why|who) (?:to|many))|^\W*(?:no idea|not sure|hard to say|couldn't say|couldn't tell you|pass|next question|good question)\b/,
}

/** How somebody answers a question and tells nothing. */
export const nothingToldWays: Ways = { ...commonplaceWays, ...keptBackWays }

/** What is kept back, in few words, and not what they go on to say without a comma. */
const whatIsKept = String.raw`(?: (?!(?:and|we|i|they|he|she|there|maybe|perhaps|probably|usually|mostly|just|(?:it|that)(?=(?:'s| is| goes| runs)))\b)[\w'-]+(?: (?!and\b)[\w'-]+){0,7})?`
const nothingTold = new RegExp(`(?:${anyOf(keptBackWays).source})${whatIsKept}|${anyOf(commonplaceWays).source}`, 'g')

/** A yes, a no, a maybe or a murmur, and what stands beside one and tells nothing either. */
const bare =
  /^\W*(?:(?:yes|yeah|yep|yup|no|nope|nah|not really|maybe|perhaps|sometimes|sure|ok|okay|fine|right|(?:hm|mm)[hm]*(?![hm])|well|oh|possibly|probably|enough|you could say so|really|honestly|frankly|to be (?:honest|fair)|i suppose|i guess|you know(?: what i mean)?|if you (?:see|know) what i mean|sorry|as i said|at the moment|these days|most days|as a rule|more or less|from where i sit|but|and|so|look|listen|wait|(?:hang|hold) on|excuse me|say (?:that|it) again)\W*)*$/

/** Beside words that tell nothing these add nothing to them: "we do it the same as everybody, I suppose". */
const smallWords: ReadonlySet<string> = new Set(
  (
    "it it's its that that's this these those we we're i i'm you they he she us our ours my me your is isn't are was were be been do " +
    "does doesn't don't did done go goes gets got get has have had with at in on for from to of the a an one also too all else there " +
    'here now then today yet still though although which who what way much more most less as like just only either any some such so if ' +
    'and but or anyway mind exactly really honestly frankly honest fair suppose guess know sorry said moment days rule yes yeah no not ' +
    'well oh okay ok maybe perhaps probably usually mostly quite very through around about right fine sure enough afraid'
  ).split(' '),
)

/** An answer with more words than this tells something, whatever it begins with. */
const longestEvasion = 22

/** "Planning" is what "plan" is. */
const sameStem = (word: string): string => stemOf(word).replace(/(\p{L})\1$/u, '$1')
const stemsIn = (words: string): ReadonlySet<string> => new Set(tokensOf(words).map(sameStem))

/** A figure from two up. */
const countsSomething = (clause: string): boolean =>
  quantitiesIn(clause).some(({ value }) => value > 1) || /\b(?:hundred|thousand|million|dozen|grand)s?\b/.test(clause)

/** A name stands with a capital after a word without one: "I'd have to ask Priya". */
const nameIn = /(?<=[\p{Ll}'’] )(?!I\b)\p{Lu}[\p{L}\p{N}'’-]*/gu

/** Whether a clause names or counts what the question had not. */
function isPrecise(clause: string, asked: ReadonlySet<string>): boolean {
  const named = (clause.match(nameIn) ?? []).some((name) => [...stemsIn(name)].some((stem) => !asked.has(stem)))
  return named || countsSomething(folded(clause))
}

/** Of a clause nothing is left when the words that tell nothing are taken out, or nothing but what was asked. */
function clauseSaysNothing(clause: string, asked: ReadonlySet<string>): boolean {
  const plain = folded(clause)
  if (bare.test(plain)) return true
  const rest = plain.replaceAll(nothingTold, ' ')
  if (rest === plain || isPrecise(clause, asked)) return false
  return (rest.match(/[\p{L}\p{N}'-]+/gu) ?? []).every((word) => smallWords.has(word) || asked.has(sameStem(word)))
}

/** "…, you know what I mean?" after what was told asks nothing. */
const tag =
  /\W*\b(?:(?:do )?you know(?: what i mean)?|(?:do )?you (?:see|get) (?:what i mean|me)|if you (?:see|know) what i mean|(?:can|would) you (?:imagine|believe (?:it|that))|does that (?:make sense|help)|is that (?:enough|what you (?:mean|meant))|(?:is|are|was|do|does|did|have|has|ca|wo)n't (?:it|we|they|he|she|you|that)|right|no|okay|eh|huh)\W*$/

/** Turns the question round, or asks back what was meant by it. */
const asks =
  /^\W*(?:(?:well|and|but|so|then|oh|sorry|hang on|or|okay|right|yes|no) )*(?:(?:(?:in|at|by|to|for|with|until|from|of|on|about|after) )?(?:what|why|how|who|whose|whom|when|where|which)\b|you mean\b|(?:do|does|did|is|are|was|were|can|could|would|will|shall|should|have|has|had|may|might|am)(?:n't)? (?:you|i|we|they|he|she|it|that|this|there|the|your|my|our|any\w*|some\w*)\b)/

/** "Before I answer that, who are you?": leads up to the question. */
const leadsToQuestion = /^\W*(?:(?:and|but|so|well) )*(?:before|if|since|as|when|unless) (?:i|you)\b/

const fewestAsking = 3
const longestTopic = 2

/** Which clauses of a question still tell: "Two of us do, why?" does by its first, and "And quotes, who writes those?" by none. */
function tellingClauses(sentence: string): readonly string[] {
  const told = sentence.slice(0, folded(sentence).replace(tag, '').length)
  const clauses = clausesOf(told)
  if (isOfRep(folded(told))) return []
  const at = clauses.findIndex((clause) => asks.test(folded(clause)))
  if (at === -1) return clauses
  const isAsked = countWords(clauses.slice(at).join(' ')) >= fewestAsking
  return clauses
    .slice(0, at)
    .filter((clause) => !leadsToQuestion.test(folded(clause)) && !(isAsked && countWords(clause) <= longestTopic))
}

/** "Your people do that by hand?" asks about the rep, and tells of nobody. */
const isOfRep = (sentence: string): boolean =>
  /\byou(?:r|'\w+)?\b/.test(sentence) && !/\b(?:we|us|our|ours|i|my|me|they)\b/.test(sentence)

const clausesOf = (sentence: string): string[] => sentence.split(/[,;:–—]|\b(?:but|because|since|although|except)\b/iu)

/** "Scheduling? That runs.": the matter of the question said back, in its words or in one of their own. */
function saysBack(sentence: string, asked: ReadonlySet<string>, goesOn: boolean): boolean {
  const own = tokensOf(folded(sentence)).filter((word) => !smallWords.has(word) && !asked.has(sameStem(word)))
  return own.length === 0 || (goesOn && own.length === 1 && countWords(sentence) <= longestTopic)
}

function saysNothing(sentence: string, asked: ReadonlySet<string>, goesOn: boolean): boolean {
  if (!sentence.trimEnd().endsWith('?')) return clausesOf(sentence).every((clause) => clauseSaysNothing(clause, asked))
  return (
    saysBack(sentence, asked, goesOn) || tellingClauses(sentence).every((clause) => clauseSaysNothing(clause, asked))
  )
}

/**
 * True for an answer of which no clause tells anything: a bare yes or no, what anybody could have said, or a question back.
 * `asked` is what the rep had said: their own words said back tell nothing.
 */
export function tellsNothing(words: string, asked = ''): boolean {
  if (countWords(words) > longestEvasion) return false
  const known = stemsIn(folded(asked))
  const sentences = sentencesIn(words).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  return sentences.every((sentence, at) => saysNothing(sentence, known, at < sentences.length - 1))
}
