import { hintFrom, judgedFrom } from '../../acts/confidence.ts'
import { namesSelf } from '../../speech/naming.ts'
import type { Act, PerceivedAct } from '@ringside/contract/simulations/vocabulary'
import { actIn, isAsking } from '../perceive.ts'
import type { Heard } from '../perceive.ts'

/** An act heard surely enough to be judged. */
export function surely(heard: Heard, act: Act): PerceivedAct | undefined {
  return actIn(heard, act, judgedFrom)
}

/** Who is calling: words that say a name make up for an ear in doubt. */
export function introduction(heard: Heard): PerceivedAct | undefined {
  return surely(heard, 'intro') ?? (namesSelf(heard.words) ? actIn(heard, 'intro', hintFrom) : undefined)
}

/** In doubt whether anything was asked, nobody is told that they never asked. */
export function mayAsk(heard: Heard): boolean {
  return heard.asks && heard.acts.some(({ act, confidence }) => isAsking(act) && confidence >= hintFrom)
}
