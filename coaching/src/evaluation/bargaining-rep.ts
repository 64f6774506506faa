import { callTypeTraits } from '../call-types/call-types.ts'
import { roll } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import type { CallSetup } from '../buyer/setup.ts'
import { demands, returns, type Demand } from '../buyer/terms/content.ts'
import { withoutStamp } from '../buyer/stamps.ts'
import { blindFor, shareOf, sizeFor, spoken } from '../buyer/terms/demands.ts'
import { voices } from '../buyer/words/lines.ts'
import { toTheirFace } from './rep-plan.ts'
import { returnKinds } from '../speech/bargaining.ts'
import { monthsOf, quantitiesIn } from '../speech/quantities.ts'
import type { RepKind } from './scripted-reps.ts'

/** What a scripted rep keeps of a bargain: what is asked of them, and what they have got for it so far. */
export type BargainNotes = {
  demand: string | null
  size: number
  tries: number
  /** What they have asked of the buyer: nobody asks for the same thing twice. */
  wanted: string[]
  held: number
  asks: number
}
export const emptyNotes = (): BargainNotes => ({ demand: null, size: 0, tries: 0, wanted: [], held: 0, asks: 0 })

/** What the rep does next, and what goes into the line. */
export type BargainStep = { key: string; parts: Record<string, string> }

/** The demand in some words, by the way it is put: "payment at sixty days". The last one stands. */
function demandIn(plain: string): { demand: Demand; size: number } | null {
  for (const demand of demands) {
    if (demand.unit === null) {
      const level = demand.levels.findLastIndex((text) => plain.includes(text))
      if (level >= 0) return { demand, size: [0.5, 1, 1.5][level] ?? 1 }
      continue
    }
    const [before = '', after = ''] = demand.is.split('{n}')
    const unitless = after.replace(/s$/, '')
    const at = plain.search(new RegExp(`${before}[\\w-]+${unitless}`))
    const quantity = at < 0 ? undefined : quantitiesIn(plain.slice(at))[0]
    if (quantity !== undefined)
      return { demand, size: demand.unit === 'month' ? (monthsOf(quantity) ?? quantity.value) : quantity.value }
  }
  return null
}

/** Buyers leave out the word that a wording opens with. */
const heardAs = (wording: string): string => withoutStamp(wording).toLowerCase()
const unsure = Object.values(voices).flatMap(({ signNotYet }) => signNotYet.map(heardAs))

/** How buyers put what would do: known by the words around what is filled in. */
const proposals = Object.values(voices).flatMap(({ tradeFrame }) =>
  tradeFrame.map(
    (frame) =>
      new RegExp(
        frame
          .toLowerCase()
          .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
          .replaceAll('{it}', '[^.?!]+?')
          .replaceAll('{terms}', 'we [^.?!]+?'),
      ),
  ),
)
const proposes = (plain: string): boolean =>
  plain.includes('and we have a deal') || proposals.some((pattern) => pattern.test(plain))
const asksForDay =
  /\b(?:sign\w*|signature)\b[^.!]*\?|\bwhich (?:day|date)\b|\bwhat (?:day|date)\b|\b(?:give|name) me a day\b/
/** How buyers lead over to what they want next: whoever has bargained before knows the phrases. */
const leads = Object.values(voices)
  .flatMap(({ demandNext, demandMore }) => [...demandNext, ...demandMore])
  .map(heardAs)

/** Part of what is asked, as somebody puts it who means to get something for it. */
function partOf({ demand, size }: { demand: Demand; size: number }, share: number): string {
  const part = sizeFor(demand, share, size)
  return spoken(demand, shareOf(demand, part, size) > 0 ? part : size).replace(/\bon you\b/, 'on us')
}

function reasonFrom({ known = [], persona }: CallSetup): string {
  const told = known.filter(({ factId }) => persona.facts.some(({ id, topic }) => id === factId && topic === 'impact'))
  const summary = (told[0] ?? known[0])?.summary
  return summary === undefined ? 'it costs you enough as it is' : toTheirFace(summary)
}

function wish(demand: Demand, notes: BargainNotes): string {
  const blind = blindFor(demand)
  const open = returnKinds.filter((kind) => !blind.includes(kind) && !notes.wanted.includes(kind) && kind !== 'scope')
  const kind = open[0] ?? 'reference'
  notes.wanted.push(kind)
  return returns[kind].ask
}

const shareOffered: Record<RepKind, number> = { excellent: 0.7, good: 0.55, average: 0.5, weak: 1, pushy: 0 }

function trade(kind: RepKind, asked: { demand: Demand; size: number }, notes: BargainNotes): BargainStep {
  return { key: 'trade', parts: { part: partOf(asked, shareOffered[kind]), ask: wish(asked.demand, notes) } }
}

/** What a rep of a kind does with the demand on the table. */
function meet(kind: RepKind, setup: CallSetup, dice: Dice, notes: BargainNotes, last: string): BargainStep {
  const demand = demands.find(({ id }) => id === notes.demand) ?? demands[0]
  if (demand === undefined) return { key: 'goOn', parts: {} }
  const asked = { demand, size: notes.size }
  notes.tries += 1
  if (notes.tries > 6) return { key: 'bye', parts: {} }
  if (kind === 'pushy')
    return { key: roll(dice) < 0.45 ? 'refuse' : roll(dice) < 0.5 ? 'bluff' : 'pressure', parts: {} }
  if (kind === 'weak') return { key: 'give', parts: {} }
  if (kind === 'average') {
    if (last === 'half') return { key: 'give', parts: {} }
    return roll(dice) < 0.4 && notes.tries === 1
      ? { key: 'half', parts: { part: partOf(asked, 0.5) } }
      : trade(kind, asked, notes)
  }
  if (notes.tries === 1 && (kind === 'excellent' || roll(dice) < 0.55)) return { key: 'explore', parts: {} }
  const reason = reasonFrom(setup)
  if (kind === 'excellent' && notes.held === 0 && last === 'explore') {
    notes.held += 1
    return { key: 'hold', parts: { reason } }
  }
  if (last === 'trade' && notes.tries > 3) return { key: 'askReturn', parts: {} }
  return trade(kind, asked, notes)
}

/** The next line of a rep in a bargain; null where the type is about none. */
export function bargainStep(
  kind: RepKind,
  setup: CallSetup,
  dice: Dice,
  { notes, last, words }: { notes: BargainNotes; last: string; words: string },
): BargainStep | null {
  if (!callTypeTraits[setup.type].aboutTerms) return null
  const plain = words.toLowerCase()
  if (asksForDay.test(plain)) {
    notes.asks += 1
    return { key: notes.asks > 3 ? 'bye' : notes.asks > 1 ? 'signAgain' : 'signDay', parts: {} }
  }
  if (unsure.some((wording) => plain.includes(wording))) {
    notes.asks += 1
    return { key: notes.asks > 1 ? 'bye' : 'signAgain', parts: {} }
  }
  if (last === 'signDay' || last === 'signAgain') return { key: 'confirm', parts: {} }
  if (last === 'confirm') return { key: 'bye', parts: {} }
  const heard = demandIn(plain)
  if (leads.some((wording) => plain.includes(wording))) {
    notes.demand = null
    return { key: 'goOn', parts: {} }
  }
  if (proposes(plain)) {
    return kind === 'pushy' && roll(dice) < 0.7 ? { key: 'refuse', parts: {} } : { key: 'accept', parts: {} }
  }
  if (heard !== null && heard.demand.id !== notes.demand) {
    notes.demand = heard.demand.id
    notes.tries = 0
    notes.size = heard.size
  }
  return notes.demand === null ? { key: 'goOn', parts: {} } : meet(kind, setup, dice, notes, last)
}
