const notByName = '(?:It|This|That|What|We|Our|Ours|The|And|But|So|You|Nobody|Everybody|Everyone|People)'
const colleague = String.raw`(?:(?!${notByName}\b)\p{Lu}[\p{L}'-]+(?: (?!${notByName}\b)\p{Lu}[\p{L}'-]+)?|[Hh]e|[Ss]he|[Tt]hey|[Ss]omebody|[Ss]omeone|[Yy]our (?:[\p{L}-]+ ){1,4}?)`
const place = String.raw`(?:,? (?:in|from|over in|at|of|on) (?:your |the )?[\p{L} ]{2,24}?,?)?`
const said = String.raw`(?:(?:told|tells) (?:me|us)|says?|said|mentioned|reckons?|reckoned|estimates?|estimated|puts? (?:it|that|this) at)\b`
const lead = String.raw`^\W*(?:(?:[Aa]nd|[Ss]o|[Bb]ut|[Ww]ell|[Oo]kay|[Bb]ecause|[Nn]ow|[Ee]arlier|[Yy]esterday),? )*`

/** Who, on the buyer's side or in print, is named as having said it. */
const sources = [
  new RegExp(String.raw`${lead}${colleague} ?${place} ?(?:has |had |just |also |once )*${said}`, 'u'),
  new RegExp(
    String.raw`${lead}[Yy]our (?:[\p{L}-]+ ){0,3}(?:report|accounts|website|site|page|figures|numbers|books|filing|post|survey|records) (?:says?|shows?|gives?|puts?|has|have|speaks? of)\b`,
    'u',
  ),
  /\b(?:according to|from what (?:\p{L}+ ){1,3}?(?:told|tells|says?|said))\b/iu,
  /\b[Ii](?:'ve| have)? (?:was told|(?:heard|hear|read|saw|gather|gathered|understand|learned) (?:(?:it |this )?(?:from|in|on|at|somewhere)\b|that\b))/u,
]

/** The seller's own, or what came of it elsewhere, is an offer whoever said it. */
const ours = /\b(?:we|we'\w+|our|ours|customers?|clients?)\b|(?<!\b(?:told|tells|to|with|gave) )\bus\b/iu
const change = /\b(?:cut|cuts|saved|saves|halved|doubled|reduced|dropped|thanks to)\b/iu

/** "Deepak told me it comes to 310,000 a month": what is so at the buyer's, told with where the rep has it from. */
export function toldOfThem(sentence: string): boolean {
  const plain = sentence.slice(0, 600).replaceAll('’', "'")
  return sources.some((source) => source.test(plain)) && !ours.test(plain) && !change.test(plain)
}
