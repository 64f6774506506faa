import { folded } from './said.ts'

const asksIfRight =
  /\b(?:did i (?:miss|get|hear)|is that (?:right|fair|correct|accurate|about right)|correct me|(?:let me|may i|can i|if i may|shall i) (?:just |quickly )?(?:summari[sz]e|sum up|recap|play that back))\b/

/** True for the ends of a summing-up that ask for a yes, beside the beginnings that `recapOf` knows. */
export function asksWhetherRight(words: string): boolean {
  return asksIfRight.test(folded(words))
}
