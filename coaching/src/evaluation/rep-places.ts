import { callTypeTraits } from '../call-types/call-types.ts'
import type { CallSetup } from '../buyer/setup.ts'
import type { Choice, RepState } from './rep-line.ts'
import { partsOfPlan } from './rep-plan.ts'

/** What was just said was of what is shown. */
const ofScreen = /^(?:show|tour|asked:|answerQuestion|payoff)/

/**
 * What it would change is asked of the screen; after a worry in between, whoever asks goes back to it first. Null where all
 * of it was asked before.
 */
export function afterAnAside({ key, texts }: Choice, before: string, used: Set<string>): Choice | null {
  if (ofScreen.test(before)) return { key, texts }
  const open = texts.filter((text) => !used.has(text))
  if (open.length === 0) return null
  for (const text of open) used.add(text)
  return { key, texts: open.map((text) => `Back to what's on the screen. ${text}`) }
}

/** Whom it has driven away is shown on another page than what it costs. */
export const ofPeopleLost = (key: string, setup: CallSetup): string =>
  key === 'showCost' && /\blost\b/.test(partsOfPlan(setup)['costs'] ?? '') ? 'showLost' : key

/** Whoever listens says what has to be ready, when they are asked. */
export function readyWith(buyerWords: string, listens: boolean): string {
  return listens && /\bshould have ready\?/i.test(buyerWords)
    ? "Just last month's figures, I'll write down which ones. "
    : ''
}

/** What a worry is taken for that a rep can't place: with a customer, something that does not work. */
export const unnamedIn = ({ type }: RepState): string => (callTypeTraits[type].customer ? 'complaint' : 'other')

export const checkedOn = ({ key, texts }: Choice): Choice => ({
  key,
  texts: texts.map((text) => `${text} Would that have helped you there?`),
})
