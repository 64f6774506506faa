import type { ProductField } from './draft.ts'

/** A sentence with what is known around it. */
export type Said = {
  text: string
  /** The product's name; empty where the text does not tell it. */
  name: string
  /** The sentence before speaks of the product, so that an "it" here is the product. */
  followsProduct: boolean
}

const amount = String.raw`(?:[$€£]\s?\d[\d.,]*(?:k|m)?|\b(?:\d[\d.,]*|ten|twenty|thirty|forty|fifty|sixty|eighty|ninety|a hundred|two hundred)\s?(?:dollars|euros|pounds|cents|usd|eur|gbp|kr|kroner)\b)`
const figure = new RegExp(
  String.raw`${amount}|\d|\b(?:a third|a quarter|half|two|three|four|five|six|seven|eight|nine|ten|twice)\b`,
  'iu',
)
const hasAmount = new RegExp(amount, 'iu')

/** Greetings, calls to click, addresses: nothing of the product. */
const nothing =
  /\S@\S|www\.|https?:|^(?:hi|hello|dear|hey|cheers|thanks|thank you|(?:best|kind|warm) regards|best|regards)[ ,]|^(?:book|request|get|schedule|see|watch) (?:a |an |your )?(?:demo|quote|call|started)|^(?:learn|read) more|^(?:contact|call|ask|e-?mail) us|^ask \p{Lu}|^sign (?:up|in)|^log ?in|^let me know|all rights reserved|©|\bcookies?\b|\braised\b.*(?:million|investors|funding)/iu

/** Money that was won, lost or spent is not what the product costs. */
const notItsPrice =
  /\b(?:sav(?:e|es|ed|ing|ings)|cut|reduced|lost|loses?|fined?|fines|wastes?|wasted|earn(?:s|ed)?|recovered|found|got back|worth of|raised|revenue|turnover|spen(?:d|ds|t)|penalt\w+|overtime|unpaid|stolen|damages?)\b/iu
/** What goes wrong costs money too: "Each day costs the owner 400 euros", "A no-show costs 80". */
const mishaps =
  '(?:minute|hour|day|week|month|year|mistake|breach|error|no-show|delay|incident|accident|recall|stop|stoppage|breakdown|fault|return|failure|complaint|vacancy)'
const priced = new RegExp(
  [
    String.raw`^(?:(?:it|this|that|and it)(?: only| just)? (?:is|costs?|starts?)|(?:the |our |its )?(?:pric(?:e|es|ing)|plans?|licen[cs]es?|subscriptions?|fees?|course|app|software|service|platform|tool|system|product)\b.*\b(?:costs?|is|are|starts?|begins?)|plan \p{L}+ costs?)\b.*${amount}`,
    String.raw`^(?:each|every|an?|one) (?!${mishaps})[\p{L}-]+ (?:costs?|pays?) (?:only |just |between |from |about |around )*[$€£\d]`,
    String.raw`^(?:only |just |from |about |around )*${amount}.*(?:\bper\b|\ban?\b|/|\beach\b|\bfor\b)`,
    String.raw`\bwe (?:charge|take|ask)\b.*(?:${amount}|\d ?%|per cent)`,
    String.raw`\b(?:pays?|for) (?:only |just |us )*${amount}.*\b(?:per|an?|each)\b`,
    String.raw`\b(?:starts? (?:at|from)|priced at)\b.*${amount}`,
    String.raw`\bfree trial\b|\bset-?up fee\b|\bno (?:long )?contract\b|\bthere is no contract\b|\bcancel any ?time\b|\bpay only\b|\bonly pay\b|\bpay as you go\b|\bbilled (?:monthly|yearly|annually)\b|\bmoney[- ]back\b|\bfirst (?:month|year|\w+ (?:days|weeks)) (?:is|are|for)(?: a)? free\b|\bfree for (?:the first )?\w+ (?:days|weeks|months)\b`,
    String.raw`\b(?:price|pricing|cost) (?:depends|is based|goes by|on request|on application)\b`,
  ].join('|'),
  'iu',
)
/** The words after the product's name, where a sentence begins with it; null where it does not. */
const afterName = (name: string, text: string): string | null =>
  name !== '' && text.toLowerCase().startsWith(`${name.toLowerCase()} `) ? text.slice(name.length + 1) : null

const itsCost = new RegExp(String.raw`^(?:only |just )?(?:costs?|is|starts?)\b.*${amount}`, 'iu')

const isPrice = ({ text, name }: Said): boolean =>
  (priced.test(text) && !notItsPrice.test(text.replace(/\bwhat (?:we|it) (?:find|saves?)s?\b/giu, ''))) ||
  itsCost.test(afterName(name, text) ?? '')

const rivals =
  /^unlike\b|\bvs\.? |\bversus\b|(?<!\byour )\bcompetitors?\b|\balternatives? (?:to|is|are|include)\b|\bcompar(?:e|es|ed|ing)(?: \p{L}+)? (?:to|with)\b|\bsomething similar\b|\bswitch(?:ed|es|ing)? (?:to \S+ )?from\b/iu
const othersUse =
  /^(?:most|many|some|people|others|they)\b.*\b(?:use|still use|rely on|looked at|work with)\b.*(?:\s\p{Lu}\p{L}+|\b(?:spreadsheets?|paper|whiteboards?)\b)/u
const replacing = /\breplaces?\b|\b(?:instead of|rather than) (?:spreadsheets?|excel|paper|\p{Lu})/iu

function isOfRivals(said: Said): boolean {
  const { text, name } = said
  if (rivals.test(text)) return true
  if (othersUse.test(text.replace(/^\p{Lu}/u, (first) => first.toLowerCase())) && (name === '' || !text.includes(name)))
    return true
  return replacing.test(text) && isOfProduct(said)
}

const done = String.raw`(?:saved|cut|reduced|increased|grew|doubled|halved|recovered|found|earned|got back|gained|shortened|lowered|improved|sold|avoided)`
const results: readonly RegExp[] = [
  /^[“"«].{10,}[”"»]/u,
  /\b(?:trusted|used|loved|recommended|chosen) by\b|\bcustomers? (?:like|such as|include)\b|\bcase study\b|\bawards?\b|\bcertified\b|\biso \d{4,}|\bsoc 2\b|\brated \d/iu,
  /\b(?:went|moved|rose|fell|dropped|climbed) (?:from|down|up|by)\b|\bdown from\b|\bpaid (?:back|for itself)\b|\bhas paid\b/iu,
  /\b(?:has|have) (?:run|used|had|not|never|worked)\b.*\b(?:for|since)\b/iu,
  /\d[\d.,]* ?(?:%|per ?cent)\s+(?:less|fewer|more|lower|higher|faster|shorter)\b/iu,
  /\b(?:less|fewer|more|faster)\b.*\bthan (?:before|(?:in )?(?:the )?(?:year|month|summer|winter|season|quarter)s? before|last (?:year|summer|winter))\b/iu,
]
const resultWithFigure: readonly RegExp[] = [
  new RegExp(String.raw`^\P{Lu}*\p{Lu}?.+\b${done}\b`, 'u'),
  /\b(?:since|after) (?:january|february|march|april|may|june|july|august|september|october|november|december|last|(?:one|two|three|six|\d+) (?:weeks?|months?)|\d{4})\b/iu,
  /\b(?:customers|clients|users|teams) (?:save|cut|reduce|report|see|get|recover|gain)\b/iu,
  /\b\d[\d.,]* \p{L}+(?: \p{L}+)? (?:use|trust|run|rely on|work with|are on it)\b/iu,
  // What customers manage with it, as a share or a number: "Our customers fill two thirds of late cancellations".
  /^(?:with (?:it|us),? )?our (?:customers|clients|users)(?: now| typically| usually)? (?:fill|win|keep|book|close|answer|finish|ship|deliver|collect|settle|catch|hire|sell|handle|serve|reach|double|halve)\b/iu,
]
/** Nobody's result: an order, or what is claimed of the product today. */
const noResult = /^(?:cut|find|save|reduce)\b/iu

const isProof = (said: Said): boolean =>
  results.some((pattern) => pattern.test(said.text)) ||
  (figure.test(said.text) &&
    !noResult.test(said.text) &&
    resultWithFigure.some((pattern) => pattern.test(said.text)) &&
    !/\b(?:that|who|which|was|were|is|are|often|always|can|has)\b.*\b(?:cut|found)\b/iu.test(said.text))

const whom =
  /\b(?:built|made|meant|designed|ideal|perfect|intended|suited|suitable|best) for\b|\baimed at\b|^for (?!example|instance|years|the first|each|every|all|an?\b|two\b|three\b|many\b)(?:\p{L}+[ -]){1,5}(?:and|who|that|with|of|at|in)\b|\b(?:our|its) (?:typical |best |ideal )?(?:customers?|clients?|buyers?|users?) (?:are|is)\b|\bwe (?:sell to|work (?:with|for)|serve|look after)\b/iu
const isForWhom = ({ text, name }: Said): boolean =>
  whom.test(text) || /^it(?:['’]s| is) for\b/iu.test(text) || afterName(name, text)?.startsWith('is for ') === true

const kinds =
  'tool|platform|app|software|service|system|program|programme|device|training|course|module|product|solution'
const ofKind = new RegExp(`^(?:our|the|this) (?:${kinds})\\b`, 'iu')
const definition = new RegExp(`^(?:\\p{Lu}[\\p{L}\\p{N}&.+-]*\\s){1,4}is (?:an?|the) [^.]*\\b(?:${kinds})\\b`, 'u')
const weDo =
  /^(?:so )?(?:basically )?(?:what we (?:sell|make|offer) is|we (?:sell|make|build|provide|offer|give|help|run|deliver|automate|connect|plan|book|keep|show|tell|send|teach))\b/iu
/** "RotaBee was founded in 2019" tells nothing of what it does. */
const pastOf = /^(?:was|were|raised|won|started|began|grew|hired|opened|moved|for|in)\b/iu

/** A sentence with the product for its subject, whatever the verb. */
export function isOfProduct({ text, name, followsProduct }: Said): boolean {
  const rest = afterName(name, text)
  if (rest !== null) return !pastOf.test(rest)
  if (afterName('with', text)?.startsWith(name) === true && name !== '') return true
  return ofKind.test(text) || definition.test(text) || weDo.test(text) || (followsProduct && /^it\b/iu.test(text))
}
const endsTrouble =
  /^(?:\S+ ){1,4}(?:also |then )?(?:stops?|ends?|avoids?|prevents?|eliminat\w+|gets? rid of|solves?|does away with)\b/iu

const trouble =
  /\b(?:no more|without (?:the|having|waiting)|stop|stops|ends|avoids?|prevents?|eliminat\w+|gets? rid of|solves?|problems?|pains?|struggl\w+|waste[ds]?|delays?|delayed|errors?|mistakes?|manual(?:ly)?|tired of|missed|late|los(?:t|es?)|trouble|complain\w*|by hand|by phone|goes? wrong|go wrong|breaks? down|broken|too (?:late|long|many|much|often|slow\w*)|half of it|nobody|no ?one|never|nothing|cannot|can['’]t|could not|don['’]t know|do(?:es)? not know|ha(?:s|ve) no (?:time|idea|way|one)|no time|still|rings? round|phone calls|waits?|waiting|forgets?|forgotten|guess(?:es)?|chas(?:e|es|ing)|retyp\w+|re-?enter\w*|twice|throws? (?:it )?away|stuck|fined|fails?|failed|breach|spreadsheets?|paper|double|without anybody|in one (?:man|woman|person)['’]s head|hours (?:every|a|each) (?:day|week|month)|spends? .*(?:hours|half|days)|at short notice|for loads|for free)\b|\bspends? .*%/iu
const costsThem = new RegExp(String.raw`\b(?:costs?|spend|lose|loses)\b.*(?:${amount}|\bnight['’]s\b)`, 'iu')
const learntLate =
  /\b(?:learns?|finds? out|hears?|notices?) (?:about|of|that)?\b.*\b(?:when|from|after|until|too|only)\b/iu
const isTrouble = ({ text }: Said): boolean => trouble.test(text) || costsThem.test(text) || learntLate.test(text)

const verbs =
  'automat|manag|track|book|send|show|connect|creat|turn|giv|keep|plan|tell|find|shar|fill|check|sort|remind|writ|read|watch|match|post|compar'
const bulletOfDoing = new RegExp(`^(?:${verbs})(?:e|es|s)?\\b (?!us\\b|more\\b|started\\b|out\\b)`, 'iu')
/** Bare commands to whoever reads are marketing; what the product does is told with an object: "Track every order". */
const isDoing = (said: Said): boolean => isOfProduct(said) || bulletOfDoing.test(said.text)

/** True of a price that stands in so many words, wherever the sentence is. */
export const tellsPrice = (said: Said): boolean => hasAmount.test(said.text) && isPrice(said)

/** True of a sentence that says nothing of the product. */
export const saysNothing = (text: string): boolean => nothing.test(text)

/** Two names or more in a row of words: "Frigo Nord, Delmar". */
export const namesSomebody = (text: string): boolean => /\S\s+\p{Lu}\p{Ll}+|^\p{Lu}\p{L}+,\s\p{Lu}/u.test(text)

/**
 * What a sentence tells by its own words; null where it is not clear. What comes first wins: a price that names a customer is
 * a price, and what the product does is told with the product for its subject.
 */
export function toldBy(said: Said): ProductField | null {
  if (isPrice(said)) return 'price'
  if (isOfRivals(said)) return 'competitors'
  if (isProof(said)) return 'proof'
  if (isForWhom(said)) return 'forWhom'
  if (isOfProduct(said)) return endsTrouble.test(said.text) ? 'problemsSolved' : 'whatItDoes'
  if (isTrouble(said)) return 'problemsSolved'
  return isDoing(said) ? 'whatItDoes' : null
}
