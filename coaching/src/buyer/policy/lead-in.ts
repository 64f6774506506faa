import { z } from 'zod'
import { objectionFamilySchema } from '@ringside/contract/simulations/vocabulary'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import { nextStepDetail } from '../../acts/details.ts'
import { countOf } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { chance, diceFor, roll } from '../random.ts'
import { plainPiece } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { line, unsaid } from '../speak.ts'
import { reflexes } from './worries-left.ts'
import leadInFile from '../words/lead-ins.json' with { type: 'json' }

const wordings = z.array(z.string().min(1)).min(2)
const byFamily = z.partialRecord(objectionFamilySchema, wordings)

/** What comes before a worry that somebody simply says, and what one comes back to when all is agreed; by temperament. */
export const leadIns = z
  .strictObject({
    /** Half a thought, which the worry goes on with. */
    tied: z.record(temperamentSchema, byFamily),
    /** The same to somebody who has just asked for a day. */
    atDate: z.record(temperamentSchema, z.strictObject({ any: wordings, timing: wordings })),
    /** A worry that was settled, once more on the way out. */
    lastWord: z.record(temperamentSchema, byFamily),
  })
  .parse(leadInFile)

/** Of a hundred worries so many begin with half a thought: where a day was asked for, where something was liked, and else. */
const withHalfAThought = { atDate: 0.45, liked: 0.55, else: 0.3 } as const
/** ... and so many with a word of their own voice. */
const withOwnWord = 0.15

/** The weekday of the day that the rep has just asked for. */
function dayAskedFor({ heard, mind }: Scene): string | null {
  if (countOf(mind, 'asked-at') !== mind.turn) return null
  return (
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.exec(nextStepDetail(heard.words).day?.text ?? '')?.[0] ?? null
  )
}

/**
 * What leads in a worry: most often nothing. Nobody announces that there is another one. Chance belongs to the call and the
 * worry, so that every rep meets the same buyer.
 */
export function leadInTo(scene: Scene, { id, family }: Objection): Piece[] {
  const { mind, persona, setup, traits } = scene
  if (reflexes.has(family) || traits.customer) return []
  const dice = diceFor(setup.seed, `lead:${id}`)
  const day = dayAskedFor(scene)
  const { temperament } = persona
  const share = day !== null ? 'atDate' : countOf(mind, 'liked-at') > 0 ? 'liked' : 'else'
  const drawn = roll(dice)
  if (drawn < withHalfAThought[share]) {
    const atDate = leadIns.atDate[temperament]
    const text =
      day === null
        ? unsaid(scene, leadIns.tied[temperament][family] ?? [])
        : unsaid(scene, family === 'timing' ? atDate.timing : atDate.any, { when: day })
    return text === null ? [] : [plainPiece(text)]
  }
  if (day !== null || drawn < 1 - withOwnWord) return []
  const own = line(scene, 'objectionLead')
  return own === null ? [] : [plainPiece(own)]
}

/** Of a hundred calls that end in a yes, so many have a worry come back to mind. */
const remembersOne = 0.35

/** Having said yes, they come back to something that was settled: it was settled, and it is still on their mind. */
export function lastWord(scene: Scene): Piece[] {
  const { mind, persona, setup, traits } = scene
  if (traits.customer || !chance(diceFor(setup.seed, 'last word'), remembersOne)) return []
  const settled = mind.objections.filter(({ state, id }) => state === 'resolved' && countOf(mind, `resolved:${id}`) > 0)
  // What was settled a moment ago needs no second word.
  const earlier = settled.filter(({ id }) => countOf(mind, 'relented-at') !== mind.turn || id !== settled.at(-1)?.id)
  const families = earlier.flatMap(({ id }) => persona.objections.find((one) => one.id === id)?.family ?? [])
  const texts = families.flatMap((family) => leadIns.lastWord[persona.temperament][family] ?? []).slice(0, 2)
  const { system = '' } = persona.vocabulary
  const text = unsaid(scene, texts, system === '' ? {} : { system })
  return text === null ? [] : [plainPiece(text)]
}
