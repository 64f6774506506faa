import { judgedFrom } from '../../acts/confidence.ts'
import { count, countOf } from '../mind.ts'
import { actIn } from '../perceive.ts'
import { hasStrangeMatter } from '../../acts/evidence.ts'
import { isRepeated } from '../heard/repeated.ts'
import { isBeside } from '../answers/everyday.ts'
import { offTheWork } from '../heard/off-the-work.ts'
import { say } from '../speak.ts'
import type { Plan, Scene } from '../scene.ts'

/** Words that are no part of a sales call: silence, attacks, code, floods, other languages. */
export function meetStrange(scene: Scene): Plan | null {
  const { heard, mind } = scene
  if (heard.strange === null) {
    if (mind.counts['silences'] !== undefined) mind.counts['silences'] = 0
    return null
  }
  if (heard.strange === 'silence') {
    if (count(mind, 'silences') >= 3) return { move: 'hang-up', pieces: [say(scene, ['hangSilence'])], ends: 'silence' }
    return { move: 'react', pieces: [say(scene, ['silence', 'askMeaning'])] }
  }
  // A slip of the fingers or a bad line: nothing to hold against anybody until it comes again and again.
  if (heard.strange === 'gibberish' && countOf(mind, 'gibberish') < 3 && mind.meters.patience > 0) {
    count(mind, 'gibberish')
    return { move: 'ask-meaning', pieces: [say(scene, ['gibberish', 'askMeaning'])] }
  }
  if (heard.strange !== 'flood' && count(mind, 'strange') >= 4) {
    return { move: 'hang-up', pieces: [say(scene, ['hangAttack'])], ends: 'attack' }
  }
  if (mind.meters.patience <= 0) return { move: 'hang-up', pieces: [say(scene, ['hangPatience'])], ends: 'patience' }
  if (heard.strange === 'flood') return { move: 'interrupt', pieces: [say(scene, ['flood', 'interrupt'])] }
  return { move: 'stay-in-character', pieces: [say(scene, [heard.strange, 'offTopic', 'attack'])] }
}

/** Insults and pressure: one warning, then the buyer hangs up. */
export function meetRudeness(scene: Scene): Plan | null {
  const { heard, mind } = scene
  if (heard.insult) {
    const again = count(mind, 'insults') >= 2 || mind.meters.patience <= 0 || countOf(mind, 'pressed') >= 2
    if (again) return { move: 'hang-up', pieces: [say(scene, ['hangRude'])], ends: 'rude' }
    return { move: 'warn', pieces: [say(scene, ['rudeWarn'])] }
  }
  if (heard.pressure === null) return null
  if (count(mind, 'pressed') >= 4 || mind.meters.patience <= 0) {
    return { move: 'hang-up', pieces: [say(scene, ['hangPressure'])], ends: 'pressure' }
  }
  return { move: 'push-back', pieces: [say(scene, ['pushPressure', 'pushStepAgain'])] }
}

/** Nobody hangs up on a caller who has asked about them and never pushed: they say goodbye, as soon as they can. */
function outOfPatience(scene: Scene): Plan {
  const { mind } = scene
  const deserved = countOf(mind, 'pressed') + countOf(mind, 'cause:pressure') > 0 || countOf(mind, 'questions') === 0
  return {
    move: deserved ? 'hang-up' : 'goodbye',
    pieces: [say(scene, ['hangPatience'])],
    ends: deserved ? 'patience' : 'goodbye',
  }
}

/** The end of patience, and the end of the buyer's time. */
export function endOfPatience(scene: Scene): Plan | null {
  const { mind, heard, rules } = scene
  if (mind.meters.patience <= 0) return outOfPatience(scene)
  const over = heard.elapsedMs > rules.timeMs || mind.turn > rules.turns
  if (!over || actIn(heard, 'next_step') !== undefined) {
    if (!over || count(mind, 'overtime') < 2) return null
  }
  return { move: 'goodbye', pieces: [say(scene, ['timeUp'])], ends: 'time' }
}

/** The same line twice, and too much in one go. */
export function meetRepetition(scene: Scene): Plan | null {
  if (isRepeated(scene)) {
    return { move: 'push-back', pieces: [say(scene, ['repeatedLine', 'pushStepAgain'])] }
  }
  return null
}

/** Matter foreign to any call, when the buyer is sure that it is; or something of the world at large, which nobody knows at work. */
export function meetOffTopic(scene: Scene): Plan | null {
  const { heard } = scene
  const off = offTheWork(scene)
  // A film or a dog of theirs has an answer of its own, as everybody has one.
  if (off !== null && !isBeside(scene.persona, heard))
    return {
      move: 'stay-in-character',
      pieces: [say(scene, off === 'general' ? ['offTheWork', 'offTopic'] : ['offTopic'])],
    }
  if (actIn(heard, 'off_topic', judgedFrom) === undefined || !hasStrangeMatter(heard.plain)) return null
  return { move: 'stay-in-character', pieces: [say(scene, ['offTopic', 'attack'])] }
}
