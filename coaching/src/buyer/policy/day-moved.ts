import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { whenNamed } from '../answers/promise.ts'
import { dayNamed } from '../decision/day.ts'
import { count } from '../mind.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import dayMovedFile from '../words/day-moved.json' with { type: 'json' }

const voicedSchema = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))
/** What a buyer says to another day than the one agreed, to a third, and to whether something should be sent before it. */
export const dayMoved = z
  .strictObject({ moved: voicedSchema, again: voicedSchema, before: voicedSchema })
  .parse(dayMovedFile)

const dayIn = (named: string): string =>
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\btomorrow\b|\bthe \w+(?:st|nd|rd|th)\b/i
    .exec(named)?.[0]
    .toLowerCase() ?? ''

/** The day on which something arrives is not the day on which they meet or begin. */
const delivers =
  /\b(?:you(?:'ll| will) (?:have|get)|i(?:'ll| will) (?:send|bring|get)) (?:you )?(?:it|the (?:contract|papers?|paperwork|offer|summary))\b/

/** Another day is named for what was agreed. Nobody says "it's in the diary" to that: they notice, and one day counts. */
export function meetDayMoved(scene: Scene): Plan | null {
  const { heard, mind, persona } = scene
  const { agreed } = mind.step
  const words = dayNamed(heard.words)
  if (agreed === null || words === null || delivers.test(heard.plain)) return null
  const [told, named] = [whenNamed(agreed.words), whenNamed(words)]
  if (told === null || named === null || dayIn(told) === '' || dayIn(named) === '' || dayIn(told) === dayIn(named))
    return null
  const key = count(mind, 'day-moved') === 1 ? 'moved' : 'again'
  const text = unsaid(scene, dayMoved[key][persona.temperament] ?? [], { told, named })
  if (text === null) return null
  mind.step.agreed = { ...agreed, words }
  return { move: 'agree-next-step', pieces: [{ ...plainPiece(text), agreed: true }] }
}

const offersToSend =
  /\b(?:send|mail|e-?mail|forward|share|write|drop)\b[^?]{0,50}\b(?:before(?:hand)?|up front|in advance|ahead|first|something|anything|agenda|note|page)\b[^?]*\?/

/** Asked whether something should be sent before the day agreed, they say what. */
export function meetSendBefore(scene: Scene): Plan | null {
  const { heard, persona } = scene
  if (!heard.asks || !offersToSend.test(heard.plain)) return null
  const text = unsaid(scene, dayMoved.before[persona.temperament] ?? [])
  return text === null ? null : { move: 'react', pieces: [plainPiece(text)] }
}
