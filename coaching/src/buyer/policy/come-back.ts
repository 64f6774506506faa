import type { OpenObjection } from '../judge/objections.ts'
import { count } from '../mind.ts'
import type { Piece } from '../mind.ts'
import type { Scene } from '../scene.ts'
import { plainPiece } from '../scene.ts'
import { objectionPiece, unsaid } from '../speak.ts'
import { voices } from '../words/lines.ts'
import { sayCalled } from '../worry-called.ts'

/** So often somebody is reminded in a few words that there is a worry; after that it is told in full, once. */
const mostReminders = 2

/** One more reminder of this worry, in whatever words; true while a few words do. */
export function remindsOf(scene: Scene, { objection }: Pick<OpenObjection, 'objection'>): boolean {
  return count(scene.mind, `reminded:${objection.id}`) <= mostReminders
}

/** The worry once more, and why it is one: whoever has not taken it up may not have understood it. */
export function inFullAgain(scene: Scene, { objection, memory }: OpenObjection): Piece[] {
  const { mind } = scene
  if (count(mind, `told-again:${objection.id}`) > 1) return []
  const voice = voices[scene.persona.temperament]
  const lead = sayCalled(scene, objection, voice.worryAgain)
  const text = unsaid(scene, objection.explain) ?? unsaid(scene, objection.say)
  if (text === null) return []
  memory.explained = true
  return [...(lead === null ? [] : [objectionPiece(lead, objection)]), objectionPiece(text, objection)]
}

/**
 * After an answer to something else, back to the worry that stands: by a name for it, twice; then once in full. After that an
 * answer stands by itself, and the worry waits for whoever asks for something.
 */
export function comeBack(scene: Scene, open: OpenObjection): Piece[] {
  if (!remindsOf(scene, open)) return inFullAgain(scene, open)
  const text = sayCalled(scene, open.objection, voices[scene.persona.temperament].backToIt)
  return text === null ? [] : [plainPiece(text)]
}
