import { ofAnything } from '../buyer/heard/of-anything.ts'
import { meaningOf } from '../buyer/perceive.ts'
import { asPhrase, isName } from './own-words.ts'

/** Who or what does something, or has it done: "our drivers won't ...", "works council must ...". */
const subject =
  /^((?:(?:the|our|my) )?\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?) (?:is|isn't|are|aren't|was|were|has|have|can|can't|cannot|will|won't|would|wouldn't|does|doesn't|do|don't|must|needs?|wants?|decides?|insists?|hates?|expects?|meets?|takes?|comes?|says?|thinks?|likes?|refuses?|blocks?)\b/iu

/** What opens a sentence and names nothing in it. */
const namesNothing =
  /^(?:we|i|you|they|he|she|it|this|that|these|those|there|here|who|what|nobody|nothing|no|none|not|never|everybody|everyone|somebody|people|most|many|some|all|every|each|any|if|when|as|like|too|only|maybe|perhaps|why|how)\b/iu

const isMine = /^(?:the|our|my)\b/iu
const mostWords = 4

/** "Our drivers", of "our drivers won't use it", and "long onboarding" where no more was written. Null where it is neither. */
function nounIn(text: string): string | null {
  const plain = asPhrase(text).replaceAll('’', "'")
  if (namesNothing.test(plain)) return null
  const [, doer] = subject.exec(plain) ?? []
  if (doer !== undefined) return isMine.test(doer) ? doer : `the ${doer}`
  return isName(plain) && plain.split(/\s+/).length <= mostWords ? plain : null
}

/**
 * What a worry in the words of a segment's owner is called when somebody comes back to it: by a noun of theirs, else by those
 * names of its family that share a word with it. None where there is neither: then nothing is named that they did not write.
 */
export function calledByOwner(text: string, ofFamily: readonly string[]): string[] {
  const noun = nounIn(text)
  if (noun !== null) return [noun, `what I said about ${noun}`]
  const theirs = meaningOf(text)
  const tells = (stem: string): boolean => theirs.has(stem) && !ofAnything.has(stem)
  return ofFamily.filter((name) => [...meaningOf(name)].some(tells))
}
