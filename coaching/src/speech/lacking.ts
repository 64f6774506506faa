import type { ObjectionFamily } from '@ringside/contract'
import { folded } from './said.ts'
import { anyOf, type Ways } from './ways.ts'

/** How somebody who is asked for a step says that they know nobody who has it, or do not know who is calling. */
export const proofWays: Ways = {
  'nobody I know knows you':
    /\b(?:nobody|no one)\b[^.?!]{0,20}\b(?:knows?|heard of|uses?|mentioned|vouch\w*) (?:of )?you\b|\bi (?:don't|do not|hardly) know you\b(?! (?:have|want|need))|\b(?:we|you and i) (?:don't|do not) know each other\b|\bguessing about you\b/,
  'who else has it?':
    /\bwho else\b[^.?!]{0,30}\b(?:has|have|runs?|relies|uses?|used|says?|tell|helped|done|got)\b|\bwho (?:does|has used it|can vouch|could tell me|else)\?|\bwhose else\b|\bwho's it working for\b|\bsomebody (?:it works for|who has it)\b/,
  'name me one':
    /\b(?:name|show|give) me (?:one|somebody|someone|a (?:name|company|firm|place))\b|\bwant a (?:name|reference)\b|\bneed a reference\b|\ba name i can ring\b|\bone i could ring\b/,
  'one like us':
    /\b(?:anybody|anyone|somebody|someone|one|company|firm|place) like (?:us|ours?)\b|\bcomparable firm\b|\bfrom someone who uses it\b|\bif i knew somebody\b/,
  'where has it worked?':
    /\bwhere\b[^.?!]{0,12}\b(?:has it|it has|it's) (?:been )?(?:worked|measured|proved|working|proven)\b|\bbefore i know it's worked\b|\bthat it has worked for\b/,
  "it's your word":
    /\b(?:it's|on|only|own) (?:have )?your (?:own )?(?:word|side of it)\b|\bonly have your own word\b|\bone source, and it's you\b|\b(?:don't|do not) have grounds to rely\b|\bbe the first\b/,
}
const proof = anyOf(proofWays)

/** How they say that they do not see what they would have from it. */
export const benefitWays: Ways = {
  'what would I get?':
    /\bwhat(?:'s| is| would| does| do| 'd)?(?: the)? (?:i|we|it|effect|benefit|would|that)\b[^.?!]{0,20}\b(?:get|have|gain|gained|walk away|come away|take away|save|looking at|change|show|look at|give (?:us|me)|benefit to us|effect for us)\b|\bcome away with what\b|\bwhat(?:'s| is) the (?:expected )?(?:effect|benefit)\b|\bwhat would (?:change|be (?:shown|different|better|easier))\b|\bwhat changes for (?:us|me|my people)\b|\bthe rest is what we'd gain\b/,
  "what's in it?": /\bwhat's in it\b/,
  "I don't see it yet":
    /\b(?:don't|do not|can't|cannot)(?: quite| really)? see (?:it|that|yet|what|the (?:effect|point|benefit|use))\b|\bneed to (?:see|know) (?:what changes|it's worth)\b|\bwant to see it work on something of ours\b/,
  "I don't know what I'd be saying yes to":
    /\b(?:don't|do not) know what i'd be saying yes to\b|\bunderstand what it would change\b|\bwhat (?:we'd|i'd) (?:get|have|know|gain)\b/,
}
const benefit = anyOf(benefitWays)

/** Not asked yet what goes wrong, nobody sees what a meeting would be about: that is no worry of theirs. */
const unasked =
  /\b(?:you|nobody)(?:'d|'ve| had| have)?(?: not| hardly| don't| haven't| never)? ?(?:even )?(?:asked|ask|know(?: very| hardly)? (?:us|little|what)|established|gathered|heard|seen our|found out)\b|\byou(?:'ve| have) no idea\b|\byou'd be guessing\b|\bask me\b|\byou could not know\b|\bdo not know (?:our|your|what)\b|\bmeeting about\b|\ba meeting\?/

/** What somebody lacks for a yes to a step, as a family of worry, by their no to it; null for a no without a reason, or for another. */
export function lackedForStep(words: string): Extract<ObjectionFamily, 'vendor-trust' | 'no-need'> | null {
  const plain = folded(words)
  if (proof.test(plain)) return 'vendor-trust'
  return benefit.test(plain) && !unasked.test(plain) ? 'no-need' : null
}
