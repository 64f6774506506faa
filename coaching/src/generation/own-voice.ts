/**
 * What the owner of a segment wrote of the companies in it, as somebody in one of them would say it: "they bake at
 * three", "most bakeries bake at three" and "a typical bakery bakes at three" all become "we bake at three".
 */

const thirdToFirst: Readonly<Record<string, string>> = {
  they: 'we',
  their: 'our',
  theirs: 'ours',
  themselves: 'ourselves',
  itself: 'ourselves',
  its: 'our',
}

/** People who are spoken of beside the company: a "they" after them is theirs. */
const others =
  /^(?:staff|people|customers?|clients?|guests?|patients?|tenants?|members?|visitors?|parents?|children|kids|students?|pupils?|apprentices?|employees?|workers?|volunteers?|suppliers?|vendors?|competitors?|buyers?|parishioners|families|neighbou?rs|owners|everybody|everyone|somebody|someone|nobody|youngsters|folk|folks|men|women|crews?|teams?|\p{L}{3,}(?:ists|ers|ors|ees))$/u
/** Things that only end like people. */
const things =
  /^(?:orders|papers|numbers|trailers|offers|matters|winters|summers|quarters|corners|counters|freezers|coolers|computers|printers|letters|doors|floors|errors|powers|layers|fillers|covers|waters|rivers|harbou?rs|hours|colou?rs|flowers|burgers|registers|trees|fees|coffees|others|motors|tractors|rotors|sensors|members')$/

/** What a market's companies are called by somebody who does not name them. */
const companies =
  'companies|businesses|firms|organi[sz]ations|operators|shops|enterprises|outfits|places|sites|accounts|prospects'
const company = 'company|business|firm|organi[sz]ation|operator|shop|enterprise|outfit|place|site|account|prospect'

const adverb =
  '(?:usually|often|always|never|still|mostly|only|also|rarely|typically|generally|normally|sometimes|regularly|just|really|all|already|simply|constantly) '

/** Verbs that say of an "it" that it is a company: "it takes hours" and "it is hard" speak of no one. */
const doneByCompanies =
  'has|have|owns?|runs?|sells?|buys?|bakes?|makes?|serves?|employs?|uses?|loses?|lost|works?|opens?|closes?|pays?|spends?|hires?|plans?|keeps?|depends|relies|struggles?|delivers?|ships?|grew|grows?|started|belongs|lives?|throws?|does|was (?:founded|started|built)|is (?:run|owned|family|a family|led)'

/** Plural of the verb after a singular subject: "loses" is "lose" of us. */
const plurals: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
}

function pluralOf(verb: string): string {
  const known = plurals[verb.toLowerCase()]
  if (known !== undefined) return known
  if (/(?:ss|us)$/.test(verb) || !verb.endsWith('s')) return verb
  if (verb.endsWith('ies') && verb.length > 4) return verb.replace(/ies$/, 'y')
  return /(?:ss|sh|ch|x|zz)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1)
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The names of the market's companies in the plural, and those in the singular, as a pattern. */
function namesOf(market: readonly string[]): { many: string; one: string } {
  const nouns = market.flatMap((text) => [text, ...text.split(/\s*(?:,|&|\/|\band\b|\bor\b)\s*/i)])
  const own = [...new Set(nouns.flatMap((noun) => [noun, noun.split(' ').at(-1) ?? '']))]
    .map((noun) => noun.trim().toLowerCase())
    .filter((noun) => noun.length > 3 && /[^s]s$/.test(noun))
    .toSorted((a, b) => b.length - a.length)
  return {
    many: [...own.map(escaped), companies].join('|'),
    one: [...own.map((noun) => escaped(singularOf(noun))), company].join('|'),
  }
}

/** "Bakeries" is "bakery", "churches" is "church". */
export function singularOf(noun: string): string {
  if (/ies$/i.test(noun) && noun.length > 5) return noun.replace(/ies$/i, 'y')
  if (/(?:ss|sh|ch|x|zz)es$/i.test(noun)) return noun.slice(0, -2)
  return /[^su]s$/i.test(noun) ? noun.slice(0, -1) : noun
}

/** What one company surely does: a verb of the third person, or one that is the same for anybody. Any other word may be none. */
const isDoneByOne =
  /^(?:\p{Ll}+(?<![su])s|can|can't|cannot|could|couldn't|will|won't|would|wouldn't|must|may|might|should|shouldn't|isn't|wasn't|hasn't|doesn't|didn't|did|had|hadn't|lost|grew|went|came|left|took|got|made|sold|bought|began|ran|\p{Ll}{3,}ed)$/u

/** What stands between the companies and what they do, and says which of them are meant: then it is not all of us. */
const saysWhich =
  'downtown|nearby|abroad|there|everywhere|elsewhere|upstate|based|located|situated|run (?:by|from)|owned|led|founded|called|known|over|under|above|below|near|around|outside|inside|within|across|along|between|among|since|before|after|during|while|when|where|whose|as|like|than'

/** The company as the subject of a sentence becomes "we"; its verb follows. */
function withUsAsSubject(sentence: string, market: readonly string[]): string {
  const { many, one } = namesOf(market)
  const which = `(?:these|those|such|our target|the|all|all the|all of (?:these|those|the)|smaller|small|bigger|local|independent|family|typical|mid-?size)`
  const like = new RegExp(`^(most|many|some|a lot) (?:of (?:them|these|the ${many}|these ${many}|those ${many}))?`, 'i')
  const counted = new RegExp(`^(most|many|some|a lot of) (?:${which} )?(${many}) (?=\\p{L})`, 'iu').exec(sentence)
  if (counted !== null) {
    const [whole, amount = 'most', noun = 'companies'] = counted
    return `Like ${amount.toLowerCase()} ${noun.toLowerCase()}, we ${sentence.slice(whole.length)}`
  }
  const amount = like.exec(sentence)
  const bare =
    amount === null
      ? null
      : /^ ?(?=(?:are|have|do|don't|were|will|can|can't|aren't|haven't|still|run|use|sell|work|depend|rely|struggle)\b)/.exec(
          sentence.slice(amount[0].length),
        )
  if (amount !== null && bare !== null)
    return `Like ${(amount[1] ?? 'most').toLowerCase()} of us in this trade, we ${sentence.slice(amount[0].length).trim()}`
  const plural = new RegExp(
    `^(?:(?:${which}) ){0,2}(?:${many})(?: (?:like (?:this|these|that)|in this (?:segment|market)|here))?,? (?=${adverb}|\\p{Ll})(?!(?:and|or|with|in|on|of|for|at|by|from|without|who|that|which|to|${saysWhich})\\b)`,
    'iu',
  )
  if (plural.test(sentence)) return sentence.replace(plural, 'We ')
  const singular = new RegExp(
    `^(?:a|an|the|each|every|any|one) (?:${which} |average |usual |single )*(?:${one})(?: (?:like (?:this|that)|in this (?:segment|market)|here))?,? ((?:${adverb})*)(\\p{L}+(?:'t)?)\\b(?!-)`,
    'iu',
  ).exec(sentence)
  if (singular !== null && isDoneByOne.test(singular[2] ?? ''))
    return `We ${singular[1] ?? ''}${pluralOf(singular[2] ?? '')}${sentence.slice(singular[0].length)}`
  const it = new RegExp(`^it ((?:${adverb})*)(${doneByCompanies})\\b`, 'i').exec(sentence)
  if (it === null) return sentence
  const [first = '', ...rest] = (it[2] ?? '').split(' ')
  return `We ${it[1] ?? ''}${[pluralOf(first), ...rest].join(' ')}${sentence.slice(it[0].length)}`
}

/** A new clause in which "they" takes up whoever was spoken of last. */
const turnsToOthers = /^(?:but|why|when|whenever|if|until|till|before|after|who|that|which|where|unless|once|as|than)$/i

/** How far a sentence has been read: of whom a "they" would speak here. */
type Reading = {
  ofOthers: boolean
  weAct: boolean
  ours: boolean
  clause: number
  nounIn: number
  nouns: number
  goesOn: boolean
}

/** What a word becomes where the company itself is meant by it; null where somebody or something else is. */
function oursFor(low: string, { ofOthers, weAct, ours, clause, nounIn, nouns, goesOn }: Reading): string | null {
  // "They freeze them": whoever acts is not whom it is done to.
  if (low === 'them') return !weAct && (!ofOthers || (nouns === 1 && nounIn === clause)) ? 'us' : null
  if (low === 'its' || low === 'itself') return weAct ? (thirdToFirst[low] ?? null) : null
  // "Our bakers start at three, and their shops open at six."
  if (low === 'their' && ofOthers && ours && goesOn && nounIn !== clause) return 'our'
  return ofOthers ? null : (thirdToFirst[low] ?? null)
}

/** Goes through a sentence word by word and keeps in mind of whom a "they" speaks. */
function withOurPronouns(sentence: string, market: readonly string[]): string {
  const own = new RegExp(`^(?:${namesOf(market).many})$`, 'i')
  const read: Reading = { ofOthers: false, weAct: false, ours: false, clause: 0, nounIn: -1, nouns: 0, goesOn: false }
  return sentence.replaceAll(/\p{L}+(?:['’]\p{L}+)?|[,;:]/gu, (word) => {
    const [plain = '', short] = word.replace('’', "'").split("'")
    const low = plain.toLowerCase()
    const goesOn = /^(?:and|so|because)$/i.test(word)
    if (goesOn || /^[,;:]$/.test(word) || turnsToOthers.test(word)) {
      read.clause += 1
      read.goesOn = goesOn
    }
    // What we do and why stays ours; "but they leave" speaks of the others.
    if (goesOn && low !== 'and' && read.weAct) read.ofOthers = false
    if (low === 'we') read.weAct = true
    if (others.test(low) && !things.test(low) && !own.test(low)) {
      read.ofOthers = true
      read.nounIn = read.clause
      read.nouns += 1
      return word
    }
    const told = oursFor(low, read)
    if (told === null) return word
    read.ours = true
    if (low === 'they') read.weAct = true
    const said = short === undefined ? told : `${told}'${short}`
    return plain === low ? said : said.charAt(0).toUpperCase() + said.slice(1)
  })
}

/** Difficulties written without whom they befall: "can't find bakers", "sell out before noon". */
const bareVerb =
  /^(?:can't|cannot|can ?not|don't|do not|won't|never|always|often|still|struggle|lack|lose|run|sell|throw|forget|miss|overpay|waste|spend|have|need|get|keep|rely|depend|pay|guess|bake|order|wait|turn|over-?order|under-?staff|end up|fall|work|hate|fear|buy|make|chase|write|plan)\b(?! (?:time|times|costs?|rates?|sheets?|lists?|prices?|orders?|rooms?|days?|sites?|books?)\b)/i
const befalling =
  /^(?:losing|running|struggling|throwing|wasting|guessing|chasing|waiting|forgetting|turning|overpaying|paying|selling|missing(?= (?:out|the|a|deliver|deadlines?|calls?|orders?))|falling(?= (?:behind|short))|spending|working|relying|depending|giving|drowning|writing|sending|over-?ordering)\b/i

function withSomebody(sentence: string): string {
  const low = sentence.charAt(0).toLowerCase() + sentence.slice(1)
  if (befalling.test(sentence)) return `We're ${low}`
  return bareVerb.test(sentence)
    ? `We ${low.replace(/^cannot|^can ?not/, "can't").replace(/^do not/, "don't")}`
    : sentence
}

const toTheSimulator =
  /^(?:please|make|use|ask|be|keep in mind|remember|mention|don't|do not|never|always|avoid|speak|act|pretend|ensure|include|note that the (?:buyer|persona)|(?:the|your|our) (?:buyers?|personas?|prospects?|simulat\w+|reps?)\b.*\b(?:should|must|needs? to|will|would))\b/i

/** Tells the product how to play the buyer, or the rep what to do, and says nothing of the companies. */
export function isInstruction(sentence: string): boolean {
  return toTheSimulator.test(sentence.trim()) || /\?\s*$/.test(sentence)
}

const sentencesOf = (text: string): string[] =>
  text
    .match(/[^.!?\n]+(?:[.!?](?=\S)[^.!?\n]+)*[.!?]*/g)
    ?.map((one) => one.trim())
    .filter((one) => one !== '') ?? []

/** What the text says of the companies, sentence by sentence. */
export function statementsIn(text: string): string[] {
  return sentencesOf(text).filter((sentence) => /\p{L}/u.test(sentence) && !isInstruction(sentence))
}

/** A text about the companies of a market in the words of one of their people. `market` is what they are called. */
export function inOwnVoice(text: string, market: readonly string[] = []): string {
  return sentencesOf(text)
    .map((sentence) => sentence.replace(/^[-*•–—\d.)\s]+(?=\p{L})/u, ''))
    .map((sentence) => withOurPronouns(withUsAsSubject(withSomebody(sentence), market), market))
    .join(' ')
}
