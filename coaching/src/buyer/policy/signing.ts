import { nextStepDetail } from '../../acts/details.ts'
import { sentencesIn } from '../../speech/said.ts'
import { stepDetailIn } from '../heard/step.ts'
import { count, countOf } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { line, say } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { callIn } from './conditions.ts'
import { withDay } from './day-said.ts'
import { termsOf, termsSpoken } from '../terms/demands.ts'

/** This far below the mean that a next step takes, terms are signed: the will to buy was there before the call. */
const nearEnough = 12

function isWilling({ mind, tuning }: Scene): boolean {
  return (mind.meters.trust + mind.meters.interest) / 2 >= tuning.stepThreshold - nearEnough
}

/** More terms than this nobody reads out at the end of a talk in which each was said. */
const mostReadOut = 3

/** The terms said back by the buyer, once; of many, that they have been noted. */
function sumUp(scene: Scene): Piece[] {
  const { mind } = scene
  if (mind.bargain === null || countOf(mind, 'terms-summed') > 0) return []
  mind.counts['terms-summed'] = 1
  const isShort = termsOf(mind.bargain).length <= mostReadOut
  const text = isShort
    ? line(scene, 'termsSum', { terms: termsSpoken(mind.bargain, scene.persona.temperament) })
    : line(scene, 'termsNoted')
  return text === null ? [] : [plainPiece(text)]
}

/** The yes to the day. What has to come before any money is the one thing said beside it, else what was agreed. */
function agreeTo(scene: Scene, proposed: string): Plan {
  const { mind } = scene
  mind.step.agreed = { kind: 'meeting', words: proposed }
  mind.phase = 'closing'
  mind.question = null
  const yes = withDay(scene, proposed, [{ ...say(scene, ['signDay', 'stepAgree']), agreed: true }])
  const condition = callIn(scene, yes)
  return {
    move: 'agree-next-step',
    pieces: condition.length > 0 ? [...yes, ...condition] : [...sumUp(scene), ...yes],
  }
}

/** "We're good at six. Could we sign on Friday?": the six is no hour of the Friday. */
function fromTheDayOn(words: string): string {
  const sentences = sentencesIn(words)
  const first = sentences.findIndex((sentence) => nextStepDetail(sentence).day !== undefined)
  return first < 0 ? words : sentences.slice(first).join(' ').trim()
}

/** So many lines of the rep's back a day to sign on still stands. */
const stillStands = 3
const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g

/** The day to sign on that the rep has named a line or two ago: whoever said yes to it does not ask which day. */
function dayNamedBefore({ mind }: Scene): string | null {
  const line = mind.heard
    .slice(-stillStands)
    .findLast((words) => /\bsign(?:ed|ing|s)?\b/.test(words) && nextStepDetail(words).day !== undefined)
  if (line === undefined) return null
  const named = line.replaceAll(weekday, (day) => day.charAt(0).toUpperCase() + day.slice(1))
  // "You sign on Friday by noon, and I ring you at two": the two is no hour to sign at.
  const clause = sentencesIn(named)
    .flatMap((sentence) => sentence.split(/, (?:and |then )?(?=(?:i|we|you)\b)/))
    .find((words) => nextStepDetail(words).day !== undefined)
  return clause?.trim() ?? null
}

/** All is settled: the buyer says the terms back and asks for a day, agrees to the one that was named, or is not sure after all. */
export function sign(scene: Scene): Plan {
  const { heard, mind } = scene
  const { when } = stepDetailIn(heard.words)
  const named = nextStepDetail(heard.words)
  // A figure of the bargain is no hour, and an hour alone no day to sign on: "meet me at seven?"
  const isHourAlone = mind.bargain !== null && named.day === undefined && named.time !== undefined
  if (when !== null && !isHourAlone) mind.step.proposed = fromTheDayOn(heard.words).slice(0, 400)
  mind.step.proposed ??= dayNamedBefore(scene)
  const { proposed } = mind.step
  const isSure = isWilling(scene)
  if (isSure && proposed !== null) return agreeTo(scene, proposed)
  const sum = sumUp(scene)
  if (!isSure) {
    mind.step.asks += 1
    mind.step.refusals += 1
    return { move: 'refuse-next-step', pieces: [...sum, say(scene, ['signNotYet', 'stepNo'])] }
  }
  mind.question = { kind: 'step-detail', turn: mind.turn }
  const again = count(mind, 'detail-asked') > 3 ? (['byeWarm'] as const) : (['signWhen', 'stepDetail'] as const)
  return { move: 'ask-next-step-detail', pieces: [...sum, say(scene, again)] }
}
