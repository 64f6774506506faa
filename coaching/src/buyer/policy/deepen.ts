import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import { answerStrength } from '../heard/answer-strength.ts'
import { countOf } from '../mind.ts'
import { didWithObjection } from '../objection-turn.ts'
import { knowsNothing } from '../perceive.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { objectionPiece, unsaid } from '../speak.ts'
import { chance } from '../random.ts'
import { calling } from '../worry-called.ts'
import { voices } from '../words/lines.ts'
import owedFile from '../words/owed-answer.json' with { type: 'json' }
import { shown } from './shown.ts'

/** Said to a rep who has no answer with them. */
export const owedAnswer = z.record(temperamentSchema, z.array(z.string().min(1)).min(2)).parse(owedFile)

/** Words that take an answer for given: "that still sounds like starting over", "you're telling me it's quick". */
const ofAnAnswer =
  /^(?:that|it)(?:'s| is| was)? (?:still|what|a |you|the |not a|like)|^that (?:still|doesn't|leaves)|^it's still|^so\b|\b(?:you're telling me (?:it|i)|you've told me|i hear that|a nice story|your word for|they told me the same|i've seen that|and they told)\b/i

/** Words that take it that something had been asked. */
const ofAQuestion = /\b(?:asked|question)\b/i

/** The rep has answered this worry by now, well or badly, in this line or an earlier one. */
function hasAnswered(scene: Scene, objection: Objection): boolean {
  return countOf(scene.mind, `answered:${objection.id}`) > 0 || answerStrength(scene, objection) > 0
}

/** What the buyer still holds against an answer that did not do. Nothing of a question where they had asked none. */
function stillThere(scene: Scene, objection: Objection): Plan['pieces'] {
  const wasAsked = scene.lastWords.includes('?') || objection.say.some((text) => text.endsWith('?'))
  const { objectionStill } = voices[scene.persona.temperament]
  const text = unsaid(
    scene,
    objectionStill.filter((wording) => wasAsked || !ofAQuestion.test(wording)),
    calling(scene, objection),
  )
  return text === null ? [] : [plainPiece(text)]
}

/** Brushed aside or half answered: the worry comes back, and goes deeper. */
export function deepen(scene: Scene, objection: Objection): Plan | null {
  const { mind, heard, persona } = scene
  const answered = hasAnswered(scene, objection)
  const owed = !answered && knowsNothing(heard) ? unsaid(scene, owedAnswer[persona.temperament]) : null
  if (owed !== null)
    return { move: 'repeat-objection', pieces: [objectionPiece(owed, objection)], objection: shown(scene, objection) }
  const fitting = answered ? objection.deeper : objection.deeper.filter((text) => !ofAnAnswer.test(text))
  const text = unsaid(scene, fitting)
  // "You went round that" is for those who did: a wrong answer, or one the ear made little of, only leaves the worry.
  const avoided = didWithObjection(mind, 'went-past')
  const share = text === null ? 1 : avoided ? 0.5 : 0
  const lead = chance(mind, share) ? stillThere(scene, objection) : []
  if (text === null && lead.length === 0) return null
  return {
    move: text === null ? 'repeat-objection' : 'deepen-objection',
    pieces: text === null ? lead : [...lead, objectionPiece(text, objection)],
    objection: shown(scene, objection),
  }
}
