import { folded, sentencesIn } from './said.ts'
import { anyOf, type Ways } from './ways.ts'

/** What a sum may say that there is none of, though it was told. */
export type Denied = 'trouble' | 'number'

const about = String.raw`(?:it|that|this|any of (?:it|that)|(?:how|the way) (?:it|things) (?:is|are|works?|runs?))`
const nobody = String.raw`(?:nobody|no[ -]one|none of (?:you|them))(?: there| here)?(?: really| actually| ever)?`

/** Ways to say that nothing is wrong. */
export const noTroubleWays: Ways = {
  'nobody has a problem with it': new RegExp(
    String.raw`${nobody} (?:has|have|had|sees|see) (?:a |any )?(?:real |big )?(?:problem|trouble|issue|complaint)s?(?: (?:with|about) ${about})?`,
  ),
  'nobody complains': new RegExp(String.raw`${nobody} (?:complains?|minds?|is bothered)(?: (?:about|by) ${about})?`),
  'everybody is happy with it': new RegExp(
    String.raw`(?:everybody|everyone|all of you|you(?:'re| are) all)(?:'s| is| are)? ?(?:quite |very |perfectly |all )?(?:happy|content|satisfied)(?: with ${about})?`,
  ),
  'there is no problem with it': new RegExp(
    String.raw`there(?:'s| is| are)(?: really)? no (?:real )?(?:problem|trouble|issue)s?(?: with ${about})?`,
  ),
  'nothing goes wrong': /nothing (?:ever |really )?(?:goes|is going) wrong(?: with (?:it|that|this))?/,
  'it all works fine': /it all (?:works|runs) (?:just |perfectly )?(?:fine|well|smoothly)/,
}

/** Ways to say that nobody knows what it comes to. */
export const noNumberWays: Ways = {
  'nobody has put a number on it': new RegExp(
    String.raw`(?:${nobody}(?: has|'s| have)?(?: ever)?|you(?: all)?(?:(?: have|'ve) (?:not|never)| haven't)(?: ever| yet| really)?) put (?:a|any) (?:number|figure|price|cost|sum) (?:on|to) (?:it|that|this)`,
  ),
  'nobody knows what it costs': new RegExp(
    String.raw`${nobody} (?:knows|can say|could say|has worked out|has counted) what (?:it|that|this|it all|all (?:of )?that) (?:costs|comes to)(?: you)?(?: an? (?:week|month|quarter|year))?`,
  ),
  'there is no number on it': /there(?:'s| is) no (?:number|figure|price) (?:on|for) (?:it|that|this)/,
  'it costs you nothing':
    /(?:it|that|this)(?: all)? (?:costs you nothing|(?:doesn't|does not) (?:really |actually )?cost you (?:anything|a thing))/,
}

/** A sum, and not a claim of the rep's own: "so", "it sounds like". */
const summing = String.raw`^\W*(?:(?:okay|ok|right|and|well|alright|i see|just to be clear)\b[,. –-]*)*(?:(?:so|then|(?:it )?(?:sounds|seems|looks) like|that means|in other words|basically|i take it(?: that)?|what i(?:'m| am) hearing is(?: that)?|if i (?:got|understand|understood|heard) (?:that|you|this)(?: right| correctly)?|you(?:'re| are) saying(?: that)?)\b[,: ]*)+`
const tail = String.raw`(?:,? (?:then|really|at all|today|right now|at the moment|yet|so far))*(?:,? (?:right|correct|is that right|is that correct|is it|have i got that right))?\W*$`
const wholly = (ways: Ways): RegExp => new RegExp(`${summing}(?:${anyOf(ways).source})${tail}`)
const noTrouble = wholly(noTroubleWays)
const noNumber = wholly(noNumberWays)

/** What a sentence of these words sums up as not there, and nothing beside it: "so nobody has a problem with it, right?" */
export function deniedIn(words: string): Denied | null {
  for (const sentence of sentencesIn(folded(words))) {
    if (noTrouble.test(sentence)) return 'trouble'
    if (noNumber.test(sentence)) return 'number'
  }
  return null
}

const contented =
  /\b(?:happy|content|satisfied|used to it|(?:works?|runs?|is|are) (?:just )?(?:fine|ok|okay|well)|no (?:real )?(?:problem|issue|complaint)s?|(?:nobody|no[ -]one|don't|doesn't) (?:really )?(?:minds?|cares?|complains?|bothers?)|nobody (?:has|knows|can)|nothing goes wrong|never (?:counted|measured|put)|not (?:counted|measured)|no idea|hard to say|(?:don't|couldn't|can't) (?:know|say|tell))\b/

/** Somebody says themselves that all is well, or that nobody has counted it: then a sum of that is not the opposite of theirs. */
export const saysSoThemselves = (words: string): boolean => contented.test(folded(words))
