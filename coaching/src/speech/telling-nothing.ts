import { countWords } from '@ringside/contract/simulations/spoken-words'
import { folded, sentencesIn } from './said.ts'
import { anyOf, type Ways } from './ways.ts'

/** How somebody answers a question and tells nothing. */
export const nothingToldWays: Ways = {
  'same as everybody':
    /\b(?:same as|like|as|the way) (?:with |at |for )?(?:everybody|everyone|anybody|anyone|everywhere|most people)\b|\bthe usual(?: way| channels| crew)?(?=\W*$)/,
  "there's always something":
    /\bthere(?:'s| is) always (?:something|somebody)\b|\bwe have our moments\b|\bsome days are (?:worse|better)\b/,
  'nothing special': /\bnothing (?:dramatic|special|much|fancy|unusual|to speak of|really|comes to mind)\b/,
  'it depends': /^\W*(?:(?:well|oh|that|it),? )*(?:really |all )?(?:depends|varies)\b(?! on\b)/,
  'it works, most days':
    /^\W*(?:(?:well|oh|yes|yeah|no),? )*(?:it|that|this|we)(?:'s| is)? ?(?:runs|works|manage|cope|get by|fine|okay|all right|alright)\b(?:,? (?:most days|fine|well enough|okay|more or less))?\W*$|\bwith [\w ]{3,30} we (?:manage|cope|get by)\b/,
  "it isn't where it hurts":
    /\b(?:not|isn't|is not) (?:what|where) \w+(?: \w+){0,3}\W*$|\b(?:not|isn't|is not) (?:our|the) (?:\w+ )?(?:trouble|problem|concern|one|item)\b/,
  'a bit of that':
    /^\W*(?:(?:well|oh|yes|yeah),? )*(?:(?:a bit|some)(?: of that)?|partly|occasionally|now and then)\b(?:,? yes)?\W*$|^\W*ours is another(?: one)?\W*$/,
  "with us it's something else":
    /^\W*(?:though |but )?(?:with us )?(?:it's|it is|i've got|the main one) (?:a worse one|something else|another matter|lies elsewhere)\b/,
  'not just me': /^\W*(?:it's |that's )?not (?:just|only) (?:me|up to me)\W*$|^\W*a (?:few|handful of) people\W*$/,
  "I'd have to look": /\bi(?:'d| would|'ll)? have to (?:look|check|ask)\b|\blet me (?:look|check)\b/,
  "I'm not going to tell you":
    /\bi(?:'m| am) not (?:going to|gonna) (?:tell|say|give|throw|share)\b|\b(?:that's|it's) (?:all you get|private|personal|confidential|none of your)\b|\b(?:rather|prefer) not(?: to)? say\b|\bi (?:don't|do not|won't|can't) (?:discuss|share|tell|say|give)\b/,
  "I don't know":
    /\bi (?:really |honestly )?(?:don't|do not|wouldn't) know\b(?! (?:how|what|why|who) (?:to|many))|^\W*(?:no idea|not sure|hard to say|couldn't say|couldn't tell you|pass|next question|good question)\b/,
  'why do you ask?': /^\W*(?:and )?why(?: do you (?:ask|want to know)| is that)?\W*$/,
}
const nothingTold = anyOf(nothingToldWays)

/** A yes, a no, a maybe or a murmur by itself. */
const bare =
  /^\W*(?:(?:yes|yeah|yep|yup|no|nope|nah|not really|maybe|perhaps|sometimes|sure|ok|okay|fine|right|hm+|mm+|well|oh|possibly|probably|enough|so so|i suppose|i guess|you could say so)\W*)+$/

/** What stands beside such an answer and tells nothing either. */
const filler =
  /^\W*(?:(?:really|honestly|frankly|to be (?:honest|fair)|i suppose|i guess|you know|sorry|as i said|at the moment|these days|most days|as a rule|more or less|from where i sit|but|and|so|look|listen)\W*)*$/

/** An answer with more words than this tells something, whatever it begins with. */
const longestEvasion = 22

const isNothing = (clause: string): boolean => bare.test(clause) || nothingTold.test(clause)

/** "Scheduling? That runs." The matter said back as a question tells nothing of it; what a clause adds does. */
function saysNothing(sentence: string): boolean {
  if (sentence.endsWith('?')) return true
  return sentence.split(/[,;:–]/).every((clause) => isNothing(clause) || filler.test(clause))
}

/** True for an answer of which no clause tells anything: a bare yes or no, or what anybody could have said. */
export function tellsNothing(words: string): boolean {
  if (countWords(words) > longestEvasion) return false
  const sentences = sentencesIn(folded(words)).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  return sentences.every(saysNothing)
}
