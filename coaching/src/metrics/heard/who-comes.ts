import type { HeardCall, HeardTurn } from './heard-call.ts'

const somebody = String.raw`(?:(?!(?:It|That|This|There|What|Who|Nobody|Thursday|Monday|Tuesday|Wednesday|Friday)\b)\p{Lu}[\p{L}'’-]+|(?:[Mm]y|[Oo]ur) (?:[\p{L}-]+ ){0,2}[\p{L}-]+)`
const comes = new RegExp(
  [
    String.raw`(?<![\p{L}])${somebody}(?: and \p{Lu}\p{L}+)? (?:(?:also |too )?(?:comes|come|joins|join)|(?:will|would|can|should|['’]ll) (?:also )?(?:come|join|be there|sit in|be on))\b`,
    String.raw`\b(?:I['’]?ll|I will|I can|I could|let me|I['’]d) (?:bring|ask|get|include|invite) ${somebody}`,
    String.raw`\b(?:[Jj]ust|[Oo]nly) (?:me|the two of us|you and me)\b|\b[Bb]oth of us\b|\bI['’]?ll come (?:alone|by myself|on my own)\b`,
  ].join('|'),
  'u',
)

/** Who comes, in the buyer's own words: said with their yes, or in their next turn. */
export function whoComes({ buyer }: HeardCall, agreed: HeardTurn | null): string | null {
  if (agreed === null) return null
  const said = buyer.filter(({ at }) => at >= agreed.at).slice(0, 2)
  return said.flatMap(({ heard }) => comes.exec(heard)?.[0] ?? [])[0] ?? null
}
