import { groups } from './groups.ts'
import type { ProductField } from './draft.ts'
import { namesLeft, namesRivals } from './rivals-told.ts'
import { isClaim } from './claims.ts'
import { afterName, isDoing, isOfProduct, type Said } from './of-product.ts'

const amount = String.raw`(?:[$€£]\s?\d[\d.,]*(?:k|m)?|\b\d[\d.,]*\s?[$€£](?!\d)|\b(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|a hundred|two hundred)\s?(?:dollars?|euros?|pounds|cents|usd|eur|gbp|kr|kroner)\b)`
const figure = new RegExp(
  String.raw`${amount}|\d|\b(?:a third|a quarter|half|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?|twice)\b`,
  'iu',
)
const hasAmount = new RegExp(amount, 'iu')

/** Greetings, calls to click, addresses: nothing of the product. */
const nothing =
  /\S@\S|www\.|https?:|^(?:hi|hello|dear|hey|cheers|thanks|thank you|(?:best|kind|warm) (?:regards|wishes)|regards)[ ,]|^best(?:,|$)|^(?:book|request|get|schedule|see|watch) (?:a |an |your )?(?:demo|quote|call|started)|^(?:learn|read) more|^read on\b|^(?:contact|call|ask|e-?mail) us|^ask \p{Lu}|^sign (?:up|in)|^log ?in|^let me know|^(?:write|talk|speak|shout|ring|come and|visit|drop|just reply|reply)\b(?! (?:every|each|all|the)\b)|all rights reserved|^we(?:['’]re| are) hiring|^we (?:offer|pay) (?:up to |from )?\D?\d.*\b(?:hour|month|year)\b|\b(?:salary|wages)\b|\bsubject to change\b|©|\bcookies?\b|\braised\b.*(?:million|investors|funding)/iu

/** Money that was won, lost or spent is not what the product costs. */
const notItsPrice =
  /\b(?:sav(?:e|es|ed|ing|ings)|cut|reduced|lost|loses?|fined?|fines|wastes?|wasted|earn(?:s|ed)?|recovered|found|got back|worth of|raised|revenue|turnover|spen(?:d|ds|t)|penalt\w+|overtime|unpaid|stolen|damages?)\b/iu
/** What goes wrong costs money too: "Each day costs the owner 400 euros", "A no-show costs 80". */
const mishaps =
  '(?:minute|hour|day|week|month|year|mistake|breach|error|no-show|delay|incident|accident|recall|stop|stoppage|breakdown|fault|return|failure|complaint|vacancy)'
/** "An empty chair", "a sick cow", "one lost pallet": what is not as it should be costs somebody, and is nothing one buys. */
const amiss =
  '(?:empty|idle|missed|lost|late|sick|broken|wrong|failed|bad|wasted|spoilt|spoiled|unsold|delayed|stolen|dead)\\b'
const priced = new RegExp(
  [
    String.raw`^(?:(?:it|this|that|and it)(?:['’]s|(?: only| just)? (?:is|costs?|starts?))|(?:the |our |its )?(?:pric(?:e|es|ing)|costs?|plans?|licen[cs]es?|subscriptions?|fees?|course|app|software|service|platform|tool|system|product)\b.*\b(?:costs?|is|are|starts?|begins?)|plan \p{L}+ costs?)\b.*${amount}`,
    // "Plans from $49", "Starting at $49", "Fees from 0.5% a payment": where a price begins is a price.
    String.raw`^(?:[\p{L}-]+ ){0,2}(?:starting |begin(?:s|ning)? |starts? )?(?:from|at|of) (?:only |just |as little as )*(?:${amount}|\d[\d.,]* ?(?:%|per cent))(?: (?:per|an?|each|for each)\b|/|[.,]|$)`,
    String.raw`\b(?:plans?|prices?|pricing|licen[cs]es?|packages?|subscriptions?|fees?)\b.{0,40}\b(?:starts?|starting|begins?|beginning|from)\b.*${amount}`,
    String.raw`^as (?:little|low) as ${amount}`,
    String.raw`\byou pay (?:only |just |from |about )*${amount}`,
    String.raw`^free (?:for|up to|of charge)\b.*${amount}`,
    String.raw`^(?:each|every|an?|one) (?!${mishaps}|${amiss})[\p{L}-]+ (?:costs?|pays?) (?:only |just |between |from |about |around )*[$€£\d]`,
    String.raw`^(?:each|every|an?|one|per) (?!${mishaps}|${amiss})[\p{L} -]{2,30} (?:is|are|costs?) (?:only |just |from )?${amount}.*\b(?:per|an?|each)\b`,
    // "Costs 5 per cent of the bill": nobody says of what, as everybody knows.
    String.raw`^costs? (?:only |just |from |about |around )*(?:${amount}|\d+ ?(?:%|per cent))`,
    String.raw`^(?:only |just |from |about |around )*${amount}.*(?:\bper\b|\ban?\b|/|\beach\b|\bfor\b)`,
    String.raw`\bwe (?:charge|take|ask)\b.*(?:${amount}|\d ?%|per cent)`,
    String.raw`\b(?:pays?|for) (?:only |just |us )*${amount}.*\b(?:per|an?|each)\b`,
    String.raw`\b(?:starts? (?:at|from)|priced at)\b.*${amount}`,
    String.raw`\bfree trial\b|\bset-?up fee\b|\bno (?:long )?contract\b|\bthere is no contract\b|\bcancel any ?time\b|\bpay only\b|\bonly pay\b|\bpay as you go\b|\bbilled (?:monthly|yearly|annually)\b|\bmoney[- ]back\b|\bfirst (?:month|year|\w+ (?:days|weeks)) (?:is|are|for)(?: a)? free\b|\bfree for (?:the first )?\w+ (?:days|weeks|months)\b`,
    String.raw`\b(?:price|pricing|cost) (?:depends|is based|goes by|on request|on application)\b`,
  ].join('|'),
  'iu',
)
const itsCost = new RegExp(String.raw`^(?:only |just )?(?:costs?|is|starts?)\b.*${amount}`, 'iu')

const isPrice = ({ text, name }: Said): boolean =>
  (priced.test(text) && !notItsPrice.test(text.replace(/\bwhat (?:we|it) (?:find|saves?)s?\b/giu, ''))) ||
  itsCost.test(afterName(name, text) ?? '')

const otherKinds =
  'vendors?|tools?|systems?|suppliers?|providers?|products?|solutions?|companies|brands?|apps?|makers?|programs?|parties'
const others = new RegExp(
  String.raw`^(?:the |some |there are |and )?other (?:${otherKinds}|ones) (?:are|is|include|would be|here|like|such as)\b|\bother (?:${otherKinds}),? (?:such as|like|for example|e\.g\.)`,
  'iu',
)
const rivals =
  /^unlike\b|\bvs\.? |\bversus\b|(?<!\byour )\bcompetitors?\b|\bwe (?:mostly |mainly |usually |often )?compete (?:with|against)\b|\b(?:the|our) competition is\b|\balternatives?(?: on the market)? (?:to|is|are|include|would be)\b|\bin (?:contrast|comparison|difference) (?:to|with)\b|\b(?:is|are) (?:the|our|its) (?:main |only |nearest |closest |biggest )?(?:alternatives?|rivals?)\b|\bcompar(?:e|es|ed|ing)(?: \p{L}+)? (?:to|with)\b|\bsomething similar\b|\bswitch(?:ed|es|ing)? (?:to \S+ )?from\b/iu
const othersUse =
  /^(?:most|many|some|people|others|they)\b.*\b(?:use|still use|rely on|looked at|work with)\b.*(?:\s\p{Lu}\p{L}+|\b(?:spreadsheets?|paper|whiteboards?)\b)/u
/** Instead of a name; what it does in minutes "instead of two days" is no rival. */
const replacing = /\b[Rr]eplaces?\b|\b(?:instead of|rather than) (?:[Ss]preadsheets?|[Ee]xcel|[Pp]aper|\p{Lu})/u
const usuallyFrom = /\b(?:usually|mostly|mainly|often) (?:come|switch|move)s? (?:over )?(?:to us )?from\b/iu

function isOfRivals(said: Said): boolean {
  const { text, name } = said
  if (rivals.test(text) || others.test(text) || namesRivals(text)) return true
  if (usuallyFrom.test(text) && namesLeft(text)) return true
  if (othersUse.test(text.replace(/^\p{Lu}/u, (first) => first.toLowerCase())) && (name === '' || !text.includes(name)))
    return true
  return replacing.test(text) && (isOfProduct(said) || /^(?:it )?replaces\b/iu.test(text))
}

const done = String.raw`(?:saved|cut|reduced|increased|grew|doubled|halved|recovered|found|earned|got back|gained|shortened|lowered|improved|sold|fitted|installed|rolled out|avoided)`
const results: readonly RegExp[] = [
  /^[“"«].{10,}[”"»]/u,
  /\b(?:trusted|used|loved|recommended|chosen) by\b|\bcustomers? (?:like|such as|include)\b|\bcase study\b|\bawards?\b|\bcertified\b|\biso \d{4,}|\bsoc 2\b|\brated \d|\b\d(?:[.,]\d)? stars\b/iu,
  /\b(?:went|moved|rose|fell|dropped|climbed) (?:from|down|up|by)\b|\bdown from\b|\bpaid (?:back|for itself)\b|\bhas paid\b/iu,
  /\b(?:has|have)(?:n['’]t)? (?:run|used|had|not|never|worked)\b.*\b(?:for|since)\b/iu,
  /\d[\d.,]* ?(?:%|per ?cent)\s+(?:less|fewer|more|lower|higher|faster|shorter)\b/iu,
  /\b(?:less|fewer|more|faster)\b.*\bthan (?:before|(?:in )?(?:the )?(?:year|month|summer|winter|season|quarter)s? before|(?:it|they|he|she|we) (?:did|was|were|had)|last (?:year|summer|winter))\b/iu,
  /\b(?:ha(?:s|ve) been|customers?|clients?) (?:with us|of ours)\b|\bha(?:s|ve) \d[\d.,]* of (?:our|them)\b/iu,
  /\d.*\b(?:instead of|rather than) \d/u,
]
const resultWithFigure: readonly RegExp[] = [
  // What it did somewhere: "At Kiruna it caught 17 rollers in the first month".
  /^(?:[Aa]t|[Ii]n) \p{Lu}[^,]* (?:it|we) (?!is|can|will|would|does)\p{Ll}+/u,
  /\b[Oo]ur (?:customer|client) \p{Lu}/u,
  /\btold us\b|^\d[\d.,]* \p{L}+ (?:done|fitted|sold|installed|built|served|delivered)\b/iu,
  new RegExp(String.raw`^\P{Lu}*\p{Lu}?.+\b${done}\b`, 'u'),
  /\b(?:since|after) (?:january|february|march|april|may|june|july|august|september|october|november|december|last|(?:one|two|three|six|\d+) (?:weeks?|months?)|\d{4})\b/iu,
  /\b(?:customers|clients|users|teams) (?:save|cut|reduce|report|see|get|recover|gain)\b/iu,
  /\bha(?:s|ve) (?:booked|bought|ordered|done|made|run|sent|sold|saved|served) .*\bwith (?:us|it)\b/iu,
  new RegExp(
    String.raw`^(?:(?:more than|over|about|some) )?\p{L}+ \p{L}+(?: \p{L}+)? (?:use|trust|run on|rely on|are on) (?:it|us)\b`,
    'iu',
  ),
  // "74 schools in Wales use it", "reviewed 412 contracts with it last year".
  /^\d[\d.,]* (?:\p{L}+ ){1,2}in (?:\p{Lu}[\p{L}-]+ ?){1,3}(?:use|trust|run on|rely on|have) (?:it|us)\b/u,
  /^\p{Lu}[^.]*\p{Ll}ed [^.]*\bwith (?:it|us)\b/u,
  /^\p{Lu}\p{L}+ (?:& )?\p{Lu}[^.]*\b(?:\p{Ll}+ed|took|made|won|sold|got|did|had) [^.]*\d[\d.,]* (?:more|fewer|less)\b/u,
  /\b\d[\d.,]* \p{L}+(?: \p{L}+)? (?:use|trust|run|rely on|work with|are working with|are using|are on it)\b/iu,
  // What customers manage with it, as a share or a number: "Our customers fill two thirds of late cancellations".
  /^(?:with (?:it|us),? )?our (?:customers|clients|users)(?: now| typically| usually)? (?:fill|win|keep|book|close|answer|finish|ship|deliver|collect|settle|catch|hire|sell|handle|serve|reach|double|halve)\b/iu,
]
/** Nobody's result: an order, or what is claimed of the product today. */
const noResult = /^(?:cut|find|save|reduce)\b/iu

/** "In total 26 ferries sail with Quayline": how many have it, whatever they do with it. */
function haveIt({ text, name }: Said): boolean {
  const words = text.toLowerCase().replace(/(?: today| now)?[.!]?$/u, '')
  return (
    name !== '' && /\d/.test(text) && ['with', 'on', 'at'].some((by) => words.endsWith(` ${by} ${name.toLowerCase()}`))
  )
}

const isProof = (said: Said): boolean =>
  haveIt(said) ||
  results.some((pattern) => pattern.test(said.text)) ||
  (figure.test(said.text) &&
    !noResult.test(said.text) &&
    resultWithFigure.some((pattern) => pattern.test(said.text)) &&
    !/\b(?:that|who|which|was|were|is|are|often|always|can|has|still)\b.*\b(?:cut|found)\b/iu.test(said.text))

const whom =
  /\b(?:built|made|meant|designed|ideal|perfect|intended|suited|suitable|best) for\b|\bsuited to\b|^(?:customers|clients|buyers) are\b(?! \p{L}+ing\b)|\baimed at\b|^for (?!example|instance|years|the first|each|every|all|an?\b|two\b|three\b|many\b)(?:\p{L}+[ -]){1,5}(?:and|who|that|with|of|at|in)\b|\b(?:our|its|my) (?:typical |best |ideal |main )?(?:customers?|clients?|buyers?|users?|target (?:group|market|customers?|audience)) (?:are|is)\b(?! \p{L}+ing\b)|\bthe (?:customers|clients|buyers) are (?:\p{L}+ ){1,3}(?:with|who|that|of|from)\b|^(?:\p{L}+ ){1,3}buy it\b|\bwe do (?:it|this|that) for\b|\b(?:we|i) (?:sell (?:it |this )?to|work (?:with|for)|serve|look after)\b/iu
/** "Care homes with 50 beds or more": a kind of customer and how large, and nothing that they do. */
const sized = new RegExp(
  String.raw`^(?:for )?(?:\p{L}[\p{L}’'-]* ){0,3}?(?:${groups})(?: (?:and|or) (?:\p{L}+ )?(?:${groups}))? (?:(?:with|of|from|over|above) (?=[^.]*(?:\d|\bone\b|\btwo\b|\bthree\b|\bfour\b|\bfive\b|\bmore\b)))[^.,]*\.?$`,
  'iu',
)
const bySize = (text: string): boolean =>
  sized.test(text.replace(/ (?:use|buy) it\b/iu, '')) &&
  !/\b(?:lose|spend|waste|need|wait|have|save|cut|do|pay|costs?|is|are|was|were)\b/iu.test(text)
const isForWhom = ({ text, name }: Said): boolean =>
  bySize(text) ||
  whom.test(text) ||
  /^it(?:['’]s| is) for\b/iu.test(text) ||
  afterName(name, text)?.startsWith('is for ') === true

const endsTrouble =
  /^(?:\S+ ){1,4}(?:also |then )?(?:stops?|ends?|avoids?|prevents?|eliminat\w+|gets? rid of|solves?|does away with)\b/iu

const trouble =
  /\b(?:no more|without (?:the|having|waiting)|stop|stops|ends|avoids?|prevents?|eliminat\w+|gets? rid of|solves?|problems?|pains?|struggl\w+|waste[ds]?|delays?|delayed|errors?|mistakes?|manual(?:ly)?|tired of|missed|late|los(?:t|es?)|trouble|complain\w*|by hand|by phone|goes? wrong|go wrong|breaks? down|broken|too (?:late|long|many|much|often|slow\w*)|half of it|nobody|no ?one|never|nothing|cannot|can['’]t|could not|don['’]t know|do(?:es)? not know|ha(?:s|ve) no (?:time|idea|way|one)|no time|still|rings? round|phone calls|waits?|waiting|forgets?|forgotten|guess(?:es)?|chas(?:e|es|ing)|retyp\w+|re-?enter\w*|twice|throws? (?:it )?away|stuck|fined|fails?|failed|breach|spreadsheets?|paper|double|without anybody|in one (?:man|woman|person)['’]s head|(?:hours|minutes) (?:per|every|a|each) (?:day|week|month)|spends? .*(?:hours|half|days)|at short notice|for loads|for free)\b|\bspends? .*%/iu
const costsThem = new RegExp(String.raw`\b(?:costs?|spend|lose|loses)\b.*(?:${amount}|\bnight['’]s\b)`, 'iu')
const learntLate =
  /\b(?:learns?|finds? out|hears?|notices?) (?:about|of|that)?\b.*\b(?:when|from|after|until|too|only)\b/iu
/** "Without a complaint", "so nobody has to look": what is spared somebody is no trouble that they have. */
const spared = /\bwithout (?:an?|any) (?:single )?\p{L}+|\bso (?:that )?(?:nobody|no ?one) (?:has|have|needs?) to\b/giu
const isTrouble = (said: Said): boolean => {
  const text = said.text.replaceAll(spared, ' ')
  return trouble.test(text) || costsThem.test(text) || learntLate.test(text)
}

/** True of a price that stands in so many words, wherever the sentence is. */
export const tellsPrice = (said: Said): boolean => hasAmount.test(said.text) && isPrice(said)

/** True of a sentence that says nothing of the product. */
export const saysNothing = (text: string): boolean => nothing.test(text)

/** Two names or more in a row of words: "Frigo Nord, Delmar". */
export const namesSomebody = (text: string): boolean => /\S\s+\p{Lu}\p{Ll}+|^\p{Lu}\p{L}+,\s\p{Lu}/u.test(text)

/**
 * What a sentence on rivals tells beside them. Where it names nobody it is read as if it were none on rivals; else it tells what the
 * product does, if that is its subject, or nothing clear.
 */
export function toldBeside(said: Said, namesNobody: boolean): ProductField | null {
  if (namesNobody) return toldApart(said)
  const text = said.text.replace(/^unlike [^,]+, /iu, '')
  return isOfProduct({ ...said, text, followsProduct: true }) ? 'whatItDoes' : null
}

function toldApart(said: Said): ProductField | null {
  const bySized = bySize(said.text)
  if (!bySized && isProof(said)) return 'proof'
  if (isForWhom(said)) return 'forWhom'
  if (isOfProduct(said)) return endsTrouble.test(said.text) ? 'problemsSolved' : 'whatItDoes'
  if (isTrouble(said)) return 'problemsSolved'
  return isDoing(said) ? 'whatItDoes' : null
}

/**
 * What a sentence tells by its own words; null where it is not clear. What comes first wins: a price that names a customer is
 * a price, and what the product does is told with the product for its subject.
 */
export function toldBy(said: Said): ProductField | null {
  if (isPrice(said)) return 'price'
  if (isOfRivals(said)) return 'competitors'
  return isClaim(said) ? 'whatItDoes' : toldApart(said)
}
