import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { tails, troubles, views } from '../generation/content/content.ts'
import { isSaidAgain } from './answers/told-already.ts'
import { count, countOf, hasGiven } from './mind.ts'
import { diceFor, roll } from './random.ts'
import type { Scene } from './scene.ts'
import { unsaid } from './speak.ts'

/** Sentences that nothing is filled into, at the end of a wording about a trouble: what they say of it when it is told. */
function closing(wording: string): string[] {
  const rest = wording.slice(wording.lastIndexOf('}') + 1)
  const [, ...after] = rest.split(/(?<=[.?!]) /)
  return after.length === 0 ? [] : [after.join(' ')]
}

const perFact = [...Object.values(tails), ...Object.values(views)].flatMap((told) =>
  Object.values(told).flatMap((texts) => texts),
)
const ofTroubles = Object.values(troubles).flatMap((voices) =>
  Object.values(voices).flatMap(({ plain, full }) => [...plain, ...full].flatMap(closing)),
)
const remarks: readonly string[] = [...new Set([...perFact, ...ofTroubles])]
/** Those with nothing to fill in, with the order in which they are looked for. */
const fixed: ReadonlyMap<string, number> = new Map(
  remarks.filter((text) => !text.includes('{')).map((text, order) => [text, order]),
)
const filled: readonly RegExp[] = remarks
  .filter((text) => text.includes('{'))
  .map((text) => new RegExp(`${text.replaceAll(/[.?]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^.?!]+')}$`))

/** Where one of them ends the text: each of its ends that begins a word is looked up, as there are far fewer of those. */
function fixedAt(text: string): number | null {
  let first = Number.POSITIVE_INFINITY
  let found: number | null = null
  for (let at = text.indexOf(' ') + 1; at > 0; at = text.indexOf(' ', at) + 1) {
    const order = fixed.get(text.slice(at)) ?? Number.POSITIVE_INFINITY
    if (order < first) [first, found] = [order, at]
  }
  return found
}

/** Where the remark at the end of something told begins; null where it ends without one. */
function remarkAt(text: string): number | null {
  const known = fixedAt(text)
  if (known !== null) return known
  const index = filled.map((pattern) => text.search(pattern)).find((at) => at > 0)
  return index ?? null
}

function withoutRemarks(text: string): string {
  const at = remarkAt(text)
  return at === null ? text : withoutRemarks(text.slice(0, at).trim())
}

/** Told of what happened: a story, which needs nothing said after it. */
const stories: ReadonlySet<Fact['topic']> = new Set<Fact['topic']>(['pain', 'history', 'impact'])
/** How often something told ends on what they think of it: a story seldom, how things are now and then. */
const keeps = { story: 0.2, else: 0.45 } as const
const mostInACall = 2

/**
 * The wordings of something told, with or without what they add to it: seldom after a story, and twice a call at most.
 * Chance belongs to the call and the fact. What would then be told again keeps what is new in it.
 */
function withFewRemarks({ mind, setup }: Scene, { id, topic }: Fact, wordings: readonly string[]): string[] {
  const share = keeps[stories.has(topic) ? 'story' : 'else']
  const isKept = countOf(mind, 'remarks') < mostInACall && roll(diceFor(setup.seed, `remark:${id}`)) < share
  if (isKept) return [...wordings]
  return wordings.map((text) => {
    const bare = withoutRemarks(text)
    if (bare === text || mind.used.includes(bare)) return text
    // Told for the first time it can have been said in no other frame.
    return hasGiven(mind, id) && isSaidAgain(mind, bare) ? text : bare
  })
}

/** A fact as it is told now; null where every wording of it has been said. */
export function tellingOf(scene: Scene, fact: Fact, depth: 'plain' | 'full'): string | null {
  const { mind } = scene
  const text = unsaid(scene, withFewRemarks(scene, fact, fact[depth])) ?? unsaid(scene, fact.plain)
  if (text !== null && remarkAt(mind.used.at(-1) ?? '') !== null) count(mind, 'remarks')
  return text
}
