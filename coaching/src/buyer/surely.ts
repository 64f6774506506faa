import type { Act, PerceivedAct } from '@ringside/contract/simulations/vocabulary'
import { actIn, isAsking } from './perceive.ts'
import type { Heard } from './perceive.ts'

/**
 * How sure the ear must be before an act moves a meter and is given as the reason. The buyer may answer on less; but a
 * reason the rep reads has to be true, and of strangers' lines five of nine between 0.5 and here were misheard.
 */
export const judgedFrom = 0.58

/** An act heard surely enough to be judged. */
export function surely(heard: Heard, act: Act): PerceivedAct | undefined {
  return actIn(heard, act, judgedFrom)
}

const namesSelf = /\b(?:[Tt]his is|[Mm]y name(?:'s| is)|I'm|I am|[Ii]t's) [A-Z]\w+|\b[A-Z]\w+ (?:here|from|with|at)\b/

/** Who is calling: words that say a name make up for an ear in doubt. */
export function introduction(heard: Heard): PerceivedAct | undefined {
  return surely(heard, 'intro') ?? (namesSelf.test(heard.words) ? actIn(heard, 'intro', 0.3) : undefined)
}

/** In doubt whether anything was asked, nobody is told that they never asked. */
export function mayAsk(heard: Heard): boolean {
  return heard.asks && heard.acts.some(({ act, confidence }) => isAsking(act) && confidence >= 0.3)
}
