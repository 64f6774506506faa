import { folded } from './said.ts'

const asksIfRight =
  /\b(?:did i (?:miss|get|hear)|is that (?:right|fair|correct|accurate|about (?:right|it))|correct me|anything (?:else )?(?:that )?i(?:'ve| have)? (?:missed|forgot|forgotten|left out|overlooked|got wrong)|(?:have|did) i (?:forget|forgotten|leave|left|missed|overlook|overlooked) (?:anything|something|any of it)|have i (?:got|understood) (?:it|that|this|you) ?(?:right|correctly)?|(?:let me|may i|can i|if i may|shall i) (?:just |quickly )?(?:summari[sz]e|sum up|recap|play that back))\b/

/** True for words that ask leave to sum up or whether the sum is right. `recapOf` knows the ways to say the sum itself. */
export function asksWhetherRight(words: string): boolean {
  return asksIfRight.test(folded(words))
}
