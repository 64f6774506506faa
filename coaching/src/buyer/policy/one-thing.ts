import { countOf, isToRenew } from '../mind.ts'
import type { Piece } from '../mind.ts'
import type { Plan, Scene } from '../scene.ts'
import { acknowledge, callIn, isCalledInNow } from './conditions.ts'
import { lastWord } from './lead-in.ts'
import { withWhatMoved } from './what-moved.ts'

type Beside = {
  /** What the yes hangs on, where that is known already. */
  condition: readonly Piece[]
  /** What comes before the yes, where something does: that they move their own appointment. */
  lead: readonly Piece[]
}

/**
 * A yes and at most one thing beside it, as people say it in one breath: what it hangs on, else what moved them, else
 * what still is on their mind. Of what the same line has settled they have just spoken.
 */
export function withOneThing(scene: Scene, yes: readonly Piece[], { condition, lead }: Beside): Piece[] {
  const { mind } = scene
  if (condition.length > 0) return [...yes, ...condition]
  const isSettled = countOf(mind, 'relented-at') === mind.turn
  const hangsOn = isToRenew(mind) ? [] : callIn(scene, yes)
  if (hangsOn.length > 0) return [...yes, ...hangsOn]
  if (lead.length > 0) return [...lead, ...yes]
  if (isSettled) return [...yes]
  const noted = isToRenew(mind) ? [] : acknowledge(scene)
  if (noted.length > 0) return [...yes, ...noted]
  const moved = withWhatMoved(scene, yes)
  return moved.length > yes.length ? moved : [...yes, ...lastWord(scene)]
}

/** What came before a plan in the same breath: left out where the plan is a yes that calls in what it hangs on. */
export function before(scene: Scene, said: readonly Piece[], { move, pieces }: Plan): Piece[] {
  return move === 'agree-next-step' && isCalledInNow(scene) ? pieces : [...said, ...pieces]
}
