import type { BuyerProfile, Objection } from '@ringside/contract/pipeline/buyer-profile'
import { askedIn } from './asked-kind.ts'
import type { AskedKind } from './asked-kind.ts'
import { ofAnything } from './of-anything.ts'
import { isOfKind } from './of-kind.ts'
import { isOfOwner } from './owners-worry.ts'
import { oncePer } from '../once.ts'
import { meaningOf } from '../perceive.ts'
import type { Heard } from '../perceive.ts'

type OwnWorry = {
  worry: Objection
  /** The stems of the owner's own words: those that every way to say it has. */
  words: ReadonlySet<string>
}

const ownWorries = oncePer(({ objections }: BuyerProfile): readonly OwnWorry[] =>
  objections.filter(isOfOwner).map((worry) => {
    const [first = new Set<string>(), ...others] = worry.say.map(meaningOf)
    return { worry, words: new Set([...first].filter((stem) => others.every((stems) => stems.has(stem)))) }
  }),
)

/** Of these a worry is no answer: they want leave, money, or whether something would help. */
const wantsAnother: ReadonlySet<AskedKind> = new Set<AskedKind>(['permission', 'money', 'would-help'])
/** Of these it is one where it holds what they want: "the board meets twice a year" says how often, and not who. */
const wantsItsKind: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'count',
  'share',
  'duration',
  'frequency',
  'when',
  'who',
])

const most = 24
const fewestShared = 2

/** As short as a stem may be that another one goes on from: a firm with a union is unionised. */
const longEnough = 4

function isIn(words: ReadonlySet<string>, stem: string): boolean {
  if (words.has(stem)) return true
  return [...words].some(
    (word) => Math.min(word.length, stem.length) >= longEnough && (word.startsWith(stem) || stem.startsWith(word)),
  )
}

/**
 * So much of what is asked has to be in the worry: all of it, or two words and half of them. A single word is enough for
 * whether they have the thing, and for nothing more: "what's your ERP?" asks for a system, and not for what is wrong with it.
 */
function speaksOf(asked: ReadonlySet<string>, kind: AskedKind, { words }: OwnWorry): number {
  const telling = [...asked].filter((stem) => !ofAnything.has(stem))
  const common = telling.filter((stem) => isIn(words, stem)).length
  if (common === 0) return 0
  const isWhole = common === telling.length
  if (!isWhole && (common < fewestShared || common * 2 < telling.length)) return 0
  if (wantsItsKind.has(kind)) return isWhole ? common : 0
  const shared = [...asked].filter((stem) => isIn(words, stem)).length
  return kind !== 'yes-no' && shared < fewestShared ? 0 : common
}

/** The owner's words, without the frame that some of them are said in. */
const textOf = ({ say: [says = ''] }: Objection): string => says.replace(/^What worries me is this: /, '')

/** The worry of the owner's that a turn asks after by its words; null when it asks after none, or after more than that. */
export function ownWorryIn(persona: BuyerProfile, heard: Heard): Objection | null {
  const worries = ownWorries(persona)
  if (worries.length === 0 || !heard.asks || heard.wordCount > most) return null
  const kind = askedIn(heard.question)?.kind
  if (kind === undefined || wantsAnother.has(kind)) return null
  const asked = meaningOf(heard.question)
  const found = worries
    .map((own) => ({ own, common: speaksOf(asked, kind, own) }))
    .filter(({ own, common }) => common > 0 && (!wantsItsKind.has(kind) || isOfKind(persona, kind, textOf(own.worry))))
    .toSorted((a, b) => b.common - a.common)[0]
  return found?.own.worry ?? null
}

/** The owner of the segment has named it: whatever companies have in general, this one has that. */
export function isOwnersMatter(persona: BuyerProfile, text: string): boolean {
  const telling = [...meaningOf(text)].filter((stem) => !ofAnything.has(stem))
  return telling.length > 0 && ownWorries(persona).some(({ words }) => telling.every((stem) => isIn(words, stem)))
}

const having =
  /^(?:(?:do|does|have|has|is|are) (?:you|they|there|your \w+)(?: \w+ly| also| already| still)? (?:have|has|got|get|an?|any|some)\b|(?:is|are) there\b|(?:so )?(?:you|there)(?:'ve| have|'s| is| are)(?: got)? (?:an?|any|some)\b)/
const denies = /\b(?:no|not|never|nobody|none|nothing|without|lack(?:s|ing)?|cannot)\b|n't\b/i

/** It is asked whether they have what the worry is about, and by the worry they do. */
export function asksForHaving(heard: Heard, { say: [says = ''] }: Objection): boolean {
  return having.test(askedIn(heard.question)?.text ?? '') && !denies.test(says)
}
