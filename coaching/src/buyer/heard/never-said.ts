import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'
import { asksWhetherRight } from '../../speech/asking-if-right.ts'
import { asksForForm } from '../../speech/for-form.ts'
import { oncePer } from '../once.ts'
import { meaningOf } from '../perceive.ts'
import type { Scene } from '../scene.ts'

/** A text of any length by its words: `meaningOf` reads no more than a turn. */
function stemsOf(texts: readonly string[]): ReadonlySet<string> {
  const words = new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/[a-z']+/g) ?? [],
  )
  return new Set([...words].flatMap((word) => [...meaningOf(word)]))
}

/** Everything this buyer might speak of: their company, its work and its worries. */
const worldOf = oncePer(
  ({ facts, objections, vocabulary, company, priorities, colleagues, title }: BuyerProfile): ReadonlySet<string> =>
    stemsOf([
      ...facts.flatMap(({ vague, plain, full, summary, slots, cues }) => [
        ...vague,
        ...plain,
        ...full,
        summary,
        ...cues,
        ...slots.flatMap(({ value, cues: of }) => [value, ...of]),
      ]),
      ...objections.flatMap(({ say, explain, deeper }) => [...say, ...explain, ...deeper]),
      ...Object.values(vocabulary),
      ...Object.values(company),
      ...priorities,
      ...colleagues.flatMap(({ name, title: theirs }) => [name, theirs]),
      title,
    ]),
)

/** What any summing-up is made of, and says nothing of its own. */
const ofSummingUp = meaningOf('right correct got understood understand basically mean sum fair sounds hear heard')
/** So many words of their own make a claim, of which so large a share is of another world. */
const fewestOdd = 2
const shareOdd = 2 / 3

/** The rep says back, as if it were theirs, what this buyer has never said and nobody in their place would: bananas on the moon. */
export function saysBackUnheardOf({ heard, persona, mind, setup }: Scene): boolean {
  if (!asksWhetherRight(heard.plain) || !/\byou(?:r|rs|'re|'ve|'d)?\b/.test(heard.plain)) return false
  const { rep } = setup
  const known = worldOf(persona)
  const own = [...heard.stems].filter((stem) => !ofSummingUp.has(stem))
  const isClaim = (odd: readonly string[]): boolean => odd.length >= fewestOdd && odd.length >= own.length * shareOdd
  const foreign = own.filter((stem) => !known.has(stem))
  // All that has been said takes long to look through, and mostly what they know settles it.
  if (!isClaim(foreign)) return false
  const said = stemsOf([
    ...mind.used.slice(-60),
    ...mind.heard.slice(-10),
    rep.companyName,
    rep.product?.whatItDoes ?? '',
  ])
  return isClaim(foreign.filter((stem) => !said.has(stem)))
}

/** Asks to hear whether it is right, for form or of what was never said: nobody has listened for that. */
export const checksNothing = (scene: Scene): boolean => asksForForm(scene.heard.plain) || saysBackUnheardOf(scene)
