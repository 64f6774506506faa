import type { Asked } from '../heard/asked-kind.ts'
import { statedIn } from '../heard/choices.ts'
import { optionsIn } from '../heard/options.ts'
import { meaningOf } from '../perceive.ts'
import { diceFor, pick } from '../random.ts'
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
function ownOption(scene: Scene, options: readonly [string, string]): string | null {
  const own = open(scene)
  const known = options.filter((option) => {
    const stems = [...meaningOf(option)]
    return stems.length > 0 && stems.every((stem) => own.has(stem))
  })
  const [only] = known
  return known.length === 1 && only !== undefined ? only : null
}

/** One of the two that were named, the same one whenever the two are named again. */
export function optionFor(scene: Scene, asked: Asked): string | null {
  const { persona } = scene
  const options = optionsIn(asked) ?? statedIn(asked.text)
  // "Who wants it, you or the team?": what they spoke of themselves is theirs.
  if (/^who\b/.test(asked.text) && options?.includes('me') === true) return 'me'
  if (options === null) return null
  return (
    ownOption(scene, options) ?? pick(diceFor(0, `${persona.company.name}:${options.toSorted().join(':')}`), options)
  )
}
