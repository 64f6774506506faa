import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { markedQuestionsIn } from '../../speech/said.ts'
import { sureFrom } from '../../acts/confidence.ts'
import { pendingObjection } from '../judge/objections.ts'
import { didWithObjection } from '../objection-turn.ts'
import { actIn, isAsking, mainActOf } from '../perceive.ts'
import { shown } from './shown.ts'
import { comeBack } from './come-back.ts'
import { asksIfItWould } from '../heard/worry-questions.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { say, unsaid } from '../speak.ts'
import wouldDoFile from '../words/would-do.json' with { type: 'json' }

/** What is said, a worry being settled, to something more that would be done about it. */
export const wouldDo = z.record(temperamentSchema, z.array(z.string().min(1)).min(2)).parse(wouldDoFile)

const puts =
  /^(?:(?:so|and|but|okay|ok|well|now|then|alright),? )*(?:what if|suppose|how about (?:we|i|if)|(?:could|can|may|shall) we\b|why don't we|would it (?:help|be (?:useful|helpful|better|easier)) if|would you be open to|what would you say (?:to|if)|if (?:we|i)\b)/
const ours = /\b(?:we|i)(?:'d| would| could| can|'ll| will)\b/
const ofTheCall =
  /\b(?:we|i) (?:just |quickly |maybe )*(?:ask|talk|speak|discuss|start|go (?:back|on)|come back|take a step)\b/

/** A question that puts something to the buyer: "what if we ran both for a month?" asks what they make of it. */
export function putsAnOffer({ heard }: Pick<Scene, 'heard'>): boolean {
  const questions = markedQuestionsIn(heard.plain).map((text) => text.trim())
  return questions.some((text) => !ofTheCall.test(text) && (puts.test(text) || ours.test(text)))
}

const states =
  /^(?:(?:so|and|but|okay|ok|well|then|sure|in that case|alright),? )*(?:we|you)(?:'d| would|'ll| will| can| could) \w+/

/** "We'd start small and stay until it works": said of the seller's side, whatever act it is. */
function statesAnOffer({ heard }: Scene): boolean {
  const sentences = (heard.plain.match(/[^.?!]+[.!]*/g) ?? []).map((text) => text.trim())
  return !heard.asks && heard.wordCount >= 6 && sentences.some((text) => states.test(text))
}

/** The buyer is not sure what was said, and hears that something was offered. */
export function meetMurmuredOffer(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const main = mainActOf(heard)
  if (mind.turn <= 2 || mind.pending !== null || (main !== null && main.confidence >= sureFrom)) return null
  if (!statesAnOffer(scene)) return null
  mind.question = { kind: 'own', turn: mind.turn }
  return { move: 'ask-question', pieces: [say(scene, ['reactCurious', 'reactPitchCool'])] }
}

/** An offer put as a question, of which the ear makes too little to call it one. No fact answers it. */
export function meetOffer(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const asks = heard.acts.some(({ act, confidence }) => isAsking(act) && confidence >= sureFrom)
  const other = (['permission', 'clarify', 'next_step'] as const).some((act) => actIn(heard, act) !== undefined)
  if (asks || other || heard.wordCount < 6 || !putsAnOffer(scene)) return null
  const open = pendingObjection(scene)
  if (open === null) {
    // Where the ear is sure, selling has its own answers.
    if ((['pitch', 'value', 'social_proof', 'pricing'] as const).some((act) => actIn(heard, act))) return null
    // What they had been worried about is promised on top: nobody asks on about that.
    const isOnTop = asksIfItWould(heard) && mind.objections.some(({ state }) => state === 'resolved')
    const yes = isOnTop ? unsaid(scene, wouldDo[scene.persona.temperament]) : null
    if (yes !== null) return { move: 'answer-plain', pieces: [plainPiece(yes)] }
    mind.question = { kind: 'own', turn: mind.turn }
    return { move: 'ask-question', pieces: [say(scene, ['reactCurious', 'reactPitchCool'])] }
  }
  if (!didWithObjection(mind, 'went-past', 'left-open')) return null
  return {
    move: 'react',
    pieces: [say(scene, ['reactPitchCool']), ...comeBack(scene, open)],
    objection: shown(scene, open.objection),
  }
}
