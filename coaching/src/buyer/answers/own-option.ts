import { meaningOf } from '../perceive.ts'
import type { Scene } from '../scene.ts'
import { trustNeeded } from '../telling.ts'

/** What they would tell anybody at this point of the call, in stems. */
function open({ persona, mind, ...scene }: Scene): ReadonlySet<string> {
  return meaningOf(
    persona.facts
      .filter((fact) => fact.topic !== 'budget' && trustNeeded(scene, fact) <= mind.meters.trust)
      .flatMap(({ summary, plain }) => [summary, ...plain])
      .join(' '),
  )
}

/** The one of two that is part of how they work, where only one is: nobody who works on paper says "on screen". */
export function ownOption(scene: Scene, options: readonly [string, string]): string | null {
  const own = open(scene)
  const known = options.filter((option) => {
    const stems = [...meaningOf(option)]
    return stems.length > 0 && stems.every((stem) => own.has(stem))
  })
  const [only] = known
  return known.length === 1 && only !== undefined ? only : null
}
