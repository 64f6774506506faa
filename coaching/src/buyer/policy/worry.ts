import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import { answerStrength, provable } from '../heard/answer-strength.ts'
import { decisionAskIn } from '../../speech/deciding.ts'
import { sells } from '../answers/beside-worry.ts'
import { pendingObjection } from '../judge/objections.ts'
import type { OpenObjection } from '../judge/objections.ts'
import { dayNamed } from '../decision/day.ts'
import { meaningOf } from '../perceive.ts'
import { deepen } from './deepen.ts'
import { explain, sayWhatItTakes } from './objections.ts'
import { shown } from './shown.ts'
import { objectionPiece, unsaid } from '../speak.ts'
import type { Plan, Scene } from '../scene.ts'
import { offersContact } from '../heard/offered-contact.ts'
import { namesSomebody } from '../heard/somebody-named.ts'
import { meetWhoseWorry } from '../heard/whose-worry.ts'
import { takesOf } from '../heard/owners-worry.ts'
import { asksWhatItTakes, takesPlainly } from '../heard/what-it-takes.ts'
import { asksAboutWorry, asksIfItWould } from '../heard/worry-questions.ts'

/** A question about the worry that stands. Nobody but the one who has it can answer, and no fact of the business does. */
export function meetWorryQuestion(scene: Scene): Plan | null {
  const open = pendingObjection(scene)
  if (open === null || !scene.heard.asks || scene.heard.pressure !== null) return null
  if (asksIfItWould(scene.heard)) return sayWhetherItWould(scene, open)
  if (sells(scene)) return null
  if (asksWhatItTakes(scene.heard)) return sayWhatItTakes(scene, open)
  // What is in the way of a decision is the worry on the table.
  const isInTheWay = scene.mind.decision !== null && decisionAskIn(scene.heard.words) === 'in-the-way'
  return meetWhoseWorry(scene) ?? (isInTheWay || asksAboutWorry(scene.heard) ? sayWhatItIs(scene, open) : null)
}

/** What it is made of; asked further, what would settle it, and then what it goes back to. */
function sayWhatItIs(scene: Scene, open: OpenObjection): Plan | null {
  const { objection, memory } = open
  const first = memory.explained ? null : explain(scene, objection)
  return first ?? sayWhatItTakes(scene, open) ?? deepen(scene, objection)
}

const itWould: readonly string[] = [
  "It would, if that's how it is. Can you do that?",
  'Yes, that would change it. Is it so?',
  "That would help, yes. I'd want to see it done, though.",
  "It would go a long way. Say that it's so.",
]
const notOnItsOwn: readonly string[] = [
  'It might, a little. It goes round the point, though.',
  'Not on its own.',
  'Perhaps, but it would not be what settles it.',
]

/** What is put has to do with what would settle the worry, by their words. */
function isAboutIt({ heard }: Scene, { family, resolved }: Objection): boolean {
  const own = meaningOf([...takesPlainly(family), ...resolved].join(' '))
  return [...heard.stems].filter((stem) => own.has(stem)).length >= 2
}

/** "If you could speak to one of them, would that help?": yes where it speaks to the worry, else what would. */
function sayWhetherItWould(scene: Scene, open: OpenObjection): Plan | null {
  const { heard, mind } = scene
  const { objection } = open
  // What is put as a question is weighed as if it were so.
  const stated = { ...heard, asks: false, plain: heard.plain.replaceAll('?', '.') }
  // A day for the repair is all that a complaint waits for.
  const dated = objection.family === 'complaint' && dayNamed(heard.words) !== null ? 2 : 0
  const speaks =
    provable.has(objection.family) && (namesSomebody(heard) || offersContact(heard))
      ? 1
      : isAboutIt(scene, objection)
        ? 1
        : 0
  const strength = Math.max(answerStrength({ ...scene, heard: stated }, objection), speaks, dated)
  if (strength > 0) {
    mind.counts[`would:${objection.id}`] = strength
    mind.counts['would-at'] = mind.turn
  }
  const text = unsaid(scene, strength > 0 ? itWould : notOnItsOwn)
  if (text === null) return sayWhatItTakes(scene, open)
  const takes = strength > 0 ? null : unsaid(scene, takesOf(objection, scene.persona.temperament))
  return {
    move: 'repeat-objection',
    pieces: [objectionPiece(text, objection), ...(takes === null ? [] : [objectionPiece(takes, objection)])],
    objection: shown(scene, objection),
  }
}
