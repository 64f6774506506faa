import { hasGiven } from '../mind.ts'
import { say } from '../speak.ts'
import { tellMore } from '../telling.ts'
import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import type { Plan, Scene } from '../scene.ts'

const places: readonly [RegExp, number][] = [
  [/^first$/, 0],
  [/^(?:second|other)$/, 1],
  [/^third$/, 2],
  [/^last$/, -1],
]

const asksForNth =
  /\b(?:about|on|into|explain|describe|elaborate|expand|say|that|the|your|with) (?:the |that |your )?(first|second|third|last|other) (one|thing|point|problem|part|issue|item|bit|topic)\b(?! (?:i|we)\b)/
const mostWords = 16

/** What the buyer has told of a kind, in the order in which they told it. */
function toldOf({ mind, persona }: Scene, topics: readonly Fact['topic'][]): Fact[] {
  return mind.facts.flatMap(
    ({ id }) => persona.facts.find((fact) => fact.id === id && topics.includes(fact.topic)) ?? [],
  )
}

/** The buyer's troubles are what gets counted; without any, it is all that was told of the thing last talked about. */
function listed(scene: Scene): Fact[] {
  const troubles = toldOf(scene, ['pain', 'impact'])
  const last = scene.persona.facts.find(({ id }) => id === scene.mind.topic)
  if (last === undefined || last.topic === 'pain' || last.topic === 'impact' || troubles.length > 1) return troubles
  return toldOf(scene, [last.topic])
}

/** "Tell me more about the second one": counted by what this buyer has told, and told once there was only one. */
export function meetNthThing(scene: Scene): Plan | null {
  const { heard, mind } = scene
  if (!heard.asks || heard.wordCount > mostWords || mind.pending !== null) return null
  const [, word, noun] = asksForNth.exec(heard.plain) ?? []
  const place = places.find(([pattern]) => word !== undefined && pattern.test(word))?.[1]
  if (place === undefined) return null
  const troubles = noun === 'problem' || noun === 'issue'
  const things = (troubles ? toldOf(scene, ['pain', 'impact']) : listed(scene)).filter(({ id }) => hasGiven(mind, id))
  if (things.length === 0) return null
  const meant = things.at(place)
  if (meant === undefined) return { move: 'answer-vague', pieces: [say(scene, ['onlyOne', 'sayMore'])] }
  mind.topic = meant.id
  return tellMore(scene)
}
