import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import { isOfOwner } from './heard/owners-worry.ts'
import { count } from './mind.ts'
import type { Piece } from './mind.ts'
import { diceFor, roll } from './random.ts'
import { worryNames } from './remembered.ts'
import { plainPiece } from './scene.ts'
import type { Scene } from './scene.ts'
import { say, unsaid } from './speak.ts'
import type { Fillings } from './speak.ts'
import { voices } from './words/lines.ts'
import type { LineKey } from './words/line-keys.ts'

/** People made before worries had names call one by its family; what its owner wrote belongs to none for certain. */
function namesOf(objection: Objection): readonly string[] {
  return objection.called ?? (isOfOwner(objection) ? [] : [worryNames[objection.family]])
}

/**
 * A worry by a name for it, for lines that come back to it: another one each time, and none that the buyer's last line had.
 * Where it has none left it goes without, and only lines that name nothing are said.
 */
export function calling(scene: Scene, objection: Objection): Fillings {
  const { mind, setup, lastWords } = scene
  const last = lastWords.toLowerCase()
  const names = namesOf(objection).filter((name) => !last.includes(name.toLowerCase()))
  if (names.length === 0) return {}
  const first = Math.floor(roll(diceFor(setup.seed, `called:${objection.id}`)) * names.length)
  const worry = names[(first + count(mind, `called:${objection.id}`)) % names.length]
  return worry === undefined ? {} : { worry }
}

/** One of some lines that come back to a worry, and with a name for it wherever there is one to say; null when all were said. */
export function sayCalled(scene: Scene, objection: Objection, wordings: readonly string[]): string | null {
  const parts = calling(scene, objection)
  const naming = parts.worry === undefined ? [] : wordings.filter((wording) => wording.includes('{worry}'))
  return (naming.length === 0 ? null : unsaid(scene, naming, parts)) ?? unsaid(scene, wordings, parts)
}

/** The first of some lines that has a wording left, said so; a filler where none has. */
export function lineCalled(scene: Scene, objection: Objection, keys: readonly LineKey[]): Piece {
  const voice = voices[scene.persona.temperament]
  for (const key of keys) {
    const text = sayCalled(scene, objection, voice[key])
    if (text !== null) return plainPiece(text)
  }
  return say(scene, ['objectionStill'])
}
