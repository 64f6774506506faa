import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { calledFirst, signerOf } from '../decision/signer.ts'
import { hasGiven } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { plainPiece } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { calledBy, line, unsaid } from '../speak.ts'
import twoFile from '../words/who-comes.json' with { type: 'json' }

/** With a yes to a meeting, by temperament: two others are to be there. */
export const bothCome = z.record(temperamentSchema, z.array(z.string().min(1)).min(2)).parse(twoFile)

type Colleague = Scene['persona']['colleagues'][number]

const named = (text: string) => (colleague: Colleague) =>
  new RegExp(`\\b${calledFirst(colleague).replaceAll(/[^\p{L}'-]/gu, '')}\\b`, 'u').test(text)

/** What the rep calls somebody whose name they do not know, and the titles it may mean. */
const trades: readonly [RegExp, RegExp][] = [
  [/\b(?:financ\w*|CFO|the money|the budget|controller)\b/i, /\b(?:financ\w*|cfo|controller|treasurer)\b/i],
  [/\bIT\b|\binformation security\b/, /\b(?:it|information|systems?)\b/i],
]
const together = /\b(?:with|bring|involve|include|invite|join)\b/
const whoDecides = /\b(?:who(?:ever)? (?:\w+ )?(?:decides?|signs?|says yes)|the (?:decision[- ]maker|signer)s?)\b/
const onlyUs = /\b(?:you alone|(?:just|only) (?:you|the two of us|us two))\b/

function isMeant({ words, plain }: Scene['heard'], title: string): boolean {
  return together.test(plain) && trades.some(([said, meant]) => said.test(words) && meant.test(title))
}

/** Whom the buyer has said has to be for it, or in the room: nothing is decided past them. */
function whoMustBe({ persona, mind }: Scene): Colleague | null {
  const told = persona.facts.find(({ id }) => id === 'authority')
  if (told === undefined || !hasGiven(mind, told.id)) return null
  const hard = /\band (.+) has to be for it/.exec(told.summary)?.[1] ?? ''
  return persona.colleagues.find(named(hard)) ?? persona.colleagues.find(named(told.summary)) ?? null
}

/** Who joins: a colleague the rep asked for, whom the buyer wanted there, and who signs where the rep wants who decides. */
export function whoComes(scene: Scene): Colleague[] {
  const { heard, persona } = scene
  // Who was asked for alone comes alone.
  if (onlyUs.test(heard.plain)) return []
  const asked =
    persona.colleagues.find(named(heard.words)) ?? persona.colleagues.find(({ title }) => isMeant(heard, title))
  const signer = whoDecides.test(heard.plain) ? signerOf(persona) : null
  const wanted = [asked ?? null, whoMustBe(scene), signer]
  return [...new Set(wanted.filter((one) => one !== null))].slice(0, 2)
}

/** The yes of somebody who does not come alone; null where nobody else comes. */
export function sayWhoComes(scene: Scene): Piece | null {
  const [one, other] = whoComes(scene)
  if (one === undefined) return null
  const text =
    (other === undefined
      ? null
      : unsaid(scene, bothCome[scene.persona.temperament], { first: calledFirst(one), second: calledFirst(other) })) ??
    line(scene, 'stepAgreeColleague', { colleague: calledFirst(one), colleagueTitle: calledBy(one.title) })
  return text === null ? null : plainPiece(text)
}
