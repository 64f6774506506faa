/** A sentence with what is known around it. */
export type Said = {
  text: string
  /** The product's name; empty where the text does not tell it. */
  name: string
  /** What was said before speaks of the product, so that an "it" here is the product. */
  followsProduct: boolean
  /** An item of a list, or a line that no full stop ends: it may lack the words for what it speaks of. */
  isFragment: boolean
}

/** The words after the product's name, where a sentence begins with it; null where it does not. */
export function afterName(name: string, text: string): string | null {
  if (name === '') return null
  const said = text.replace(/^(?:the|our product) /iu, '')
  return said.toLowerCase().startsWith(`${name.toLowerCase()} `) ? said.slice(name.length + 1) : null
}

const kinds =
  'tool|platform|app|software|service|system|program|programme|device|training|course|module|product|solution'
const ofKind = new RegExp(`^(?:our|the|this) (?:${kinds})\\b`, 'iu')
const definition = new RegExp(`^(?:\\p{Lu}[\\p{L}\\p{N}&.+-]*\\s){1,4}is (?:an?|the) [^.]*\\b(?:${kinds})\\b`, 'u')
const selling =
  /^(?:so )?(?:basically )?(?:what we (?:sell|make|offer) is|(?:we|i) (?:now )?(?:sell|make|build|provide|offer|rent)\b)/iu
/** What somebody is, has, thinks or plans is nothing that their product does. */
const noDeed =
  "are|were|will|would|could|should|may|might|must|can(?:not|['’]t)?|have|had|do|did|don['’]t|am|hope|think|believe|know|want|need|like|love|look|meet|met|live|started|began|founded|came|took|left|went|grew|won|got|saw|said|made|hired|raised|opened|moved|wish|thank|agree|feel|see|invite|ask|remember|expect|try|all|both|hear|understand|get|wanted|\\p{L}+ed"
const weDo = new RegExp(
  String.raw`^(?:so |and )?we (?:also |then |simply |just |now )?(?!(?:${noDeed})\b)\p{Ll}{3,} `,
  'iu',
)
/** "Our small box reads ...": what is ours does what we sell, unless it is people or plans of the firm. */
const ours =
  /^our (?!(?:\S+ ){0,3}?(?:customers?|clients?|users?|buyers?|competitors?|rivals?|teams?|office|company|firm|story|history|mission|vision|values?|goals?|aim|founders?|investors?|father|mother|family|first|prices?|pricing|website|target|next|last)\b)(?!(?:\S+ ){1,3}?(?:is|are|was|were|has|have|had|will|would|can|could)\b)(?:[\p{L}\d-]+ ){2,}/iu
/** "RotaBee was founded in 2019" tells nothing of what it does. */
const pastOf = /^(?:was|were|raised|won|started|began|grew|hired|opened|moved|for|in)\b/iu
/** "FT-200 Leak Finder", "Gatekeep – the quiet door": a title, in which nothing is done. */
const isTitle = /^[\p{Lu}\p{N}]\S*(?:\s[\p{Lu}\p{N}]\S*)*\s?$|^[–—|-]\s(?!.*\b(?:that|which|for|to)\b)/u
/** "You stick a sensor every ten metres": how one works with it. */
const youDo =
  /^you (?!(?:can(?:not|['’]t)?|could|need|know|want|have|had|are|were|will|would|may|might|must|should|asked|said|see)\b)\p{Ll}+ /iu
/** "It rings ...", "If somebody stays under, it rings ..." after a sentence on the product. */
const itDoes =
  /^(?:(?:today|now|then|and|so),? )?(?:it|(?:if|when|whenever|where|once|as soon as|before|after|until|at|on|in|with|from|every|each)\b[^,]*, it)\b/iu

/** A sentence with the product for its subject, whatever the verb. */
export function isOfProduct(said: Said): boolean {
  const { text, name, followsProduct } = said
  const rest = afterName(name, text)
  if (rest !== null) return !pastOf.test(rest) && !isTitle.test(rest)
  if (name !== '' && afterName('with', text)?.startsWith(name) === true) return true
  if (ofKind.test(text) || definition.test(text) || selling.test(text)) return true
  return (
    weDo.test(text) ||
    ours.test(text) ||
    (followsProduct && (itDoes.test(text) || youDo.test(text))) ||
    lacksSubject(said)
  )
}

const objects = 'the|an?|every|each|all|any|your|their|its|his|her|who|what|when|which|how|where|whether|up to|\\d+'
const verbFirst = new RegExp(String.raw`^\p{L}+(?:[^s\s]s|sses|shes) (?:out |up |down )?(?:${objects})\b`, 'u')
/** "- warns the beekeeper": nobody is named because everybody knows who. */
const lacksSubject = ({ text, isFragment, followsProduct }: Said): boolean =>
  (isFragment || followsProduct) && verbFirst.test(text) && !/^(?:this|is|was|has|does|costs|lets us)\b/iu.test(text)

const verbs =
  'automat|manag|track|book|send|show|connect|creat|turn|giv|keep|plan|tell|find|shar|fill|check|sort|remind|writ|read|watch|match|post|compar'
const bulletOfDoing = new RegExp(
  `^(?:${verbs})(?:e|es|s)?\\b (?!us\\b|me\\b|to me\\b|to us\\b|more\\b|started\\b|out\\b)`,
  'iu',
)
/** Bare commands to whoever reads are marketing; what the product does is told with an object: "Track every order". */
export const isDoing = (said: Said): boolean => isOfProduct(said) || bulletOfDoing.test(said.text)

/** True of a sentence that nobody says who has nothing to sell. */
export const tellsOfSelling = ({ text, name }: Said): boolean =>
  afterName(name, text) !== null ||
  ofKind.test(text) ||
  definition.test(text) ||
  selling.test(text) ||
  /\b(?:our|my) (?:\p{L}+ )?(?:customers?|clients?|users?|product|solution)\b/iu.test(text)
