import { closesSection, labelOf, openedBy, withoutLabel, type Section } from './headings.ts'
import { nameIn, subjectIn } from './product-name.ts'
import { begun, longestSentence, sentencesOf, type PlacedSentence, type SourceLine } from './sentences.ts'
import { afterName, isOfProduct, tellsOfSelling, type Said } from './of-product.ts'
import { groups } from './groups.ts'
import { rivalsTold } from './rivals-told.ts'
import { namesSomebody, saysNothing, tellsPrice, toldBeside, toldBy } from './told.ts'

export type ProductField = 'whatItDoes' | 'forWhom' | 'problemsSolved' | 'proof' | 'price' | 'competitors'

/** One line of a draft: words of the text itself, and the line of the text they begin in, from 1. */
export type DraftedLine = { field: ProductField; text: string; line: number }

export type ProductDraft = {
  /** Only where the text names the product itself; else empty, for the person to write. */
  name: string
  lines: DraftedLine[]
  /** Sentences that went into no field, for the person to place: in none of them was it clear what they tell. */
  leftOut: SourceLine[]
}

/** How many sentences a field takes, and how long each may be, in letters. */
const room: Readonly<Record<ProductField, { most: number; longest: number }>> = {
  price: { most: 3, longest: 160 },
  competitors: { most: 10, longest: 120 },
  proof: { most: 6, longest: 300 },
  forWhom: { most: 3, longest: 300 },
  problemsSolved: { most: 6, longest: 300 },
  whatItDoes: { most: 4, longest: longestSentence },
}

/** A text this short is about the product: nobody pastes three sentences of anything else. In a longer one something has to say so. */
const fewSentences = 3

/** Below a heading a sentence is what the heading says, unless it names a price or nothing of the product. */
function fieldIn(section: Section, said: Said): ProductField | null {
  if (saysNothing(said.text)) return null
  if (section === null || said.text.endsWith('?')) return toldBy(said)
  if (tellsPrice(said)) return 'price'
  if (section === 'customers') return namesSomebody(said.text) ? 'proof' : 'forWhom'
  return section
}

/** "... is a booking system for marinas which ...": whom it is for, in the sentence that says what it is. */
const sold = String.raw`for (?:[\p{L}-]+ ){0,3}(?:${groups})\b`
const howMany = String.raw` (?:with|of) [\p{L}\d -]{0,12}\d[\p{L}\d -]{0,20}\p{L}`
const whomWithin = new RegExp(String.raw`\bis an? [^,.]*? (${sold}(?:${howMany})?)`, 'u')
/** "... for dental groups with 5 to 80 practices": who counts them tells whom it is for, whatever the rest tells. */
const whomCounted = new RegExp(String.raw`\b(${sold}${howMany})`, 'u')

function withWhom(lines: readonly DraftedLine[], leftOut: readonly SourceLine[]): DraftedLine[] {
  if (lines.some(({ field }) => field === 'forWhom')) return [...lines]
  const does = lines.filter(({ field }) => field === 'whatItDoes')
  const told = [
    ...does.map((each) => [each, whomWithin] as const),
    ...[...lines, ...leftOut.map(begun)].map((each) => [each, whomCounted] as const),
  ]
  for (const [{ text, line }, pattern] of told) {
    const whom = pattern.exec(text)?.[1]
    if (whom !== undefined) return [...lines, { field: 'forWhom', text: whom, line }]
  }
  return [...lines]
}

type Sorted = { line: SourceLine; field: ProductField | null }

/** Of a sentence about rivals their names are kept, and the sentence itself only where it tells more: in the field of what that is. */
function sortedRivals(said: Said, line: SourceLine, section: Section): Sorted[] {
  const { names, tellsMore } = rivalsTold(said.text, { isListed: section === 'competitors', name: said.name })
  const named = names.map((text): Sorted => ({ line: { ...line, text }, field: 'competitors' }))
  if (names.length > 0 && !tellsMore) return named
  // Below a heading on rivals a sentence that names none is of them all the same.
  return [
    ...named,
    { line, field: section === 'competitors' && names.length === 0 ? null : toldBeside(said, names.length === 0) },
  ]
}

/** How many sentences after one on the product an "it" may still be the product. */
const furthest = 2

/** The sentences of a text without its headings, each with the field that it tells of. */
function sorted(sentences: readonly PlacedSentence[], name: string): Sorted[] {
  let section: Section = null
  let sinceProduct = furthest
  let sells = sentences.length <= fewSentences
  const rows = sentences.flatMap((whole) => {
    const sentence = begun(whole)
    const opened = openedBy(sentence, name)
    if (opened !== null || closesSection(sentence)) section = opened
    sells ||= opened !== null
    if (opened !== null) return []
    const text = withoutLabel(sentence.text)
    const followsProduct =
      sinceProduct === 0 || (sinceProduct < furthest && !/^it(?:['’]s| is| was| has)\b/iu.test(text))
    const said: Said = { text, name, followsProduct, isFragment: sentence.isItem }
    const field = whole.text.length > longestSentence ? null : fieldIn(labelOf(sentence.text) ?? section, said)
    sinceProduct = isOfProduct(said) || afterName(name, text) !== null ? 0 : sinceProduct + 1
    sells ||=
      (tellsOfSelling(said) && !saysNothing(text)) ||
      field === 'price' ||
      field === 'competitors' ||
      field === 'forWhom'
    const line = { text: withoutLabel(whole.text), line: sentence.line }
    return field === 'competitors' ? sortedRivals(said, line, labelOf(sentence.text) ?? section) : [{ line, field }]
  })
  return sells ? rows : rows.map(({ line }) => ({ line, field: null }))
}

/**
 * A draft of a product summary from a text about the product. It only picks: every line is a sentence of the text, word
 * for word, with the line it stands in, so whoever reviews it can see where it came from. What the text does not say
 * stays empty, and what went nowhere is named.
 */
export function draftProductSummary(text: string): ProductDraft {
  const sentences = sentencesOf(text)
  const heard = sentences.map(begun)
  const name = nameIn(heard)
  const lines: DraftedLine[] = []
  const leftOut: SourceLine[] = []
  for (const { line, field } of sorted(sentences, name || subjectIn(heard))) {
    const taken = lines.filter((other) => other.field === field).length
    // It stands in the field of the name.
    if (line.text.toLowerCase() === name.toLowerCase()) continue
    if (field === null || taken >= room[field].most || line.text.length > room[field].longest) leftOut.push(line)
    else lines.push({ field, ...line })
  }
  return { name, lines: withWhom(lines, leftOut), leftOut }
}
