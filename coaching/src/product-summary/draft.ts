import { sentencesOf, type SourceLine } from './sentences.ts'

export type ProductField = 'whatItDoes' | 'forWhom' | 'problemsSolved' | 'proof' | 'price' | 'competitors'

/** One line of a draft: words of the text itself, and the line of the text they stand in, from 1. */
export type DraftedLine = { field: ProductField; text: string; line: number }

export type ProductDraft = {
  /** Only where the text names the product itself; else empty, for the person to write. */
  name: string
  lines: DraftedLine[]
  /** Sentences that went into no field, for the person to place: in none of them was it clear what they tell. */
  leftOut: SourceLine[]
}

/**
 * What marks a sentence as saying something of a field, weightiest first. A sentence goes to the first field that it
 * fits, so a price that names a customer is a price.
 */
const marks: readonly { field: ProductField; most: number; longest: number; pattern: RegExp }[] = [
  {
    field: 'price',
    most: 3,
    longest: 160,
    pattern:
      /[$€£]\s?\d|\b\d[\d.,]*\s?(dollars|euros|pounds|usd|eur|gbp)\b|\b(pric(e|es|ing)|per (seat|user|month|year)|a (month|year) per|free trial|starts at)\b/i,
  },
  {
    field: 'competitors',
    most: 6,
    longest: 120,
    pattern:
      /\b(competitors?|alternatives?|unlike|compared (to|with)|versus|vs\.?|instead of|rather than|replaces?|switch(ed)? from)\b/i,
  },
  {
    field: 'proof',
    most: 6,
    longest: 300,
    pattern:
      /\b\d+([.,]\d+)?\s?(%|percent\b|per cent\b|times\b|x\b)|\b(customers? (like|such as|include)|trusted by|used by|case study|award|certified|saved|cut|reduced|increased|grew|went from|(has|have) (run|used|had) \S+ (for|since)|after (one|two|three|six|\d+) (weeks?|months?))\b/i,
  },
  {
    field: 'forWhom',
    most: 3,
    longest: 300,
    pattern:
      /\b(built|made|designed|ideal|perfect|meant) for\b|^it(['’]s| is) for\b|^for \w+ (and|who|that|with|of)\b|\b(our|its) (customers|clients|buyers|users) are\b|\bwe (sell to|work with|serve)\b|\bfor (teams?|companies|businesses|managers|manufacturers|carriers|retailers|agencies|sales|operations|finance|hospitals|schools|warehouses|small|mid-?(size|market)|large|enterprises?)\b|\b(helps?|serves?) \w+ (teams?|managers|companies|businesses)\b/i,
  },
  {
    field: 'problemsSolved',
    most: 6,
    longest: 300,
    pattern:
      /\b(no more|without (the|having|waiting)|stops?|ends?|avoids?|prevents?|eliminat\w+|gets? rid of|solves?|problems?|pains?|struggl\w+|waste[ds]?|delays?|errors?|manual(ly)?|tired of|missed|late|lost|trouble|complain\w*|by hand|goes? wrong|breaks? down|too (late|long|many|much|often))\b/i,
  },
  {
    field: 'whatItDoes',
    most: 4,
    longest: 500,
    pattern:
      /\b(is an? |lets? |allows? |enables? |helps? |automat\w+|manag\w+|tracks?|books?|sends?|shows?|connects?|creates?|turns?|makes?|gives?|keeps?|plans?|provides?|platform|software|service|app|tool|system)\b/i,
  },
]

const doing = { field: 'whatItDoes', most: 4 } as const

/** A sentence with the product for its subject, whatever the verb. */
const isWhatItDoes = (text: string, name: string): boolean =>
  name !== '' && text.startsWith(`${name} `) && text.length <= 500

/** "Dock Planner is a ...", "Meet Dock Planner", "Introducing Dock Planner": the text's own name for the product. */
const naming = [
  /^(?:meet|introducing|welcome to|about)\s+((?:\p{Lu}[\p{L}\p{N}&.+-]*\s?){1,4})(?=$|[\s,.:;!-])/u,
  /^((?:\p{Lu}[\p{L}\p{N}&.+-]*\s){1,4})(?:is an?|is the|lets|helps|gives|automates)\b/u,
]
/**
 * "ShiftLoop texts ...", where a text begins: a name alone before what it does. Common words have no capital within, and no
 * figure; further down such a name may be anybody's.
 */
const opening = /^(?=\S*\p{Ll}\S*[\p{Lu}\p{N}])((?:\p{Lu}[\p{L}\p{N}&+-]*\s){1,4})\p{Ll}+s\s/u
/** "Crumb Planner tells ...", where a text begins: of two words or more, no capital within is needed. */
const openingWords = /^((?:\p{Lu}[\p{L}\p{N}&+-]*\s){2,4})(?!is\b|was\b|has\b)\p{Ll}+[^s\s]s\s/u
const noNames = new Set(
  (
    'it this that these those our your my their we the there he she they a an each every any some no most many all both ' +
    'what when where why how who which if with for from in on at by to of as after before until since while and but or so ' +
    'monday tuesday wednesday thursday friday saturday sunday'
  ).split(' '),
)

function nameIn(sentences: readonly SourceLine[]): string {
  for (const [index, { text }] of sentences.entries()) {
    for (const pattern of index === 0 ? [...naming, opening, openingWords] : naming) {
      const name = pattern
        .exec(text)?.[1]
        ?.trim()
        .replace(/[.,:;]+$/, '')
      if (name !== undefined && name.length <= 120 && !noNames.has(name.split(' ')[0]?.toLowerCase() ?? '')) return name
    }
  }
  return ''
}

/**
 * A draft of a product summary from a text about the product. It only picks: every line is a sentence of the text, word
 * for word, with the line it stands in, so whoever reviews it can see where it came from. What the text does not say
 * stays empty, and what went nowhere is named.
 */
export function draftProductSummary(text: string): ProductDraft {
  const sentences = sentencesOf(text)
  const name = nameIn(sentences)
  const lines: DraftedLine[] = []
  const leftOut: SourceLine[] = []
  for (const sentence of sentences) {
    const fits =
      marks.find(({ pattern, longest }) => sentence.text.length <= longest && pattern.test(sentence.text)) ??
      (isWhatItDoes(sentence.text, name) ? doing : undefined)
    const taken = lines.filter(({ field }) => field === fits?.field)
    if (fits === undefined || taken.length >= fits.most) leftOut.push(sentence)
    else lines.push({ field: fits.field, ...sentence })
  }
  return { name, lines, leftOut }
}
