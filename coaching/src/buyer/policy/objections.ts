import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import type { Act } from '@ringside/contract/simulations/vocabulary'
import { speaksToObjection } from '../heard/answer-strength.ts'
import { asksIfItDoes, pendingObjection, strengthNeeded } from '../judge/objections.ts'
import type { OpenObjection } from '../judge/objections.ts'
import { countOf, hasGiven, newWorry } from '../mind.ts'
import { didWithObjection, keepLetGo } from '../objection-turn.ts'
import { actIn, meaningOf } from '../perceive.ts'
import { chance, diceFor, pick } from '../random.ts'
import { recapFault, sumsUp } from '../heard/recap.ts'
import { tellsOfOurs } from '../heard/of-ours.ts'
import { isOverAsk, keepAsk } from '../heard/time-asked.ts'
import { line, maybe, objectionPiece, say, unsaid } from '../speak.ts'
import { knowsAbout } from '../telling.ts'
import { plainPiece } from '../scene.ts'
import { calling } from '../worry-called.ts'
import type { Plan, Scene } from '../scene.ts'
import { knowsCaller, worriesBefore } from '../remembered.ts'
import { easedSince, sayWhatMoved } from './what-moved.ts'
import { park, unpark, whatSettled } from './doubts.ts'
import { takeIn } from './after-answer.ts'
import { otherwise } from './confirm-recap.ts'
import { comeBack } from './come-back.ts'
import { deepen } from './deepen.ts'
import { leadInTo } from './lead-in.ts'
import { givingIn, isLiking } from './giving-in.ts'
import { shown } from './shown.ts'
import { askForPrice } from './unpriced.ts'
import { isAskedForTime, reflexes, worriesLeft } from './worries-left.ts'
import { takesOf } from '../heard/owners-worry.ts'
import { asksWhatItTakes, whatItTakes } from '../heard/what-it-takes.ts'
import { asksBehind } from '../heard/worry-questions.ts'

/** What nobody says to somebody they have talked with before. */
const toStrangers = /\b(?:never heard of you|known for ten minutes|only just met|don't know your company)\b/

/** Puts an objection on the table. Null when its wordings have run out. */
function raise(scene: Scene, objection: Objection, lead: boolean): Plan | null {
  const met = scene.setup.memory.earlierCalls.length > 0 || scene.traits.expected
  const text =
    askForPrice(scene, objection) ??
    unsaid(scene, met ? objection.say.filter((wording) => !toStrangers.test(wording)) : objection.say)
  if (text === null) return null
  const { mind } = scene
  mind.objections.push(newWorry(objection.id))
  mind.pending = objection.id
  mind.topic = null
  if (objection.family === 'timing' && isAskedForTime(mind)) keepAsk(scene)
  return {
    move: 'object',
    pieces: [...leadTo(scene, objection, lead), objectionPiece(text, objection)],
    objection: shown(scene, objection),
  }
}

/** A worry of an earlier call is raised as one the two have spoken of. */
function leadTo(scene: Scene, objection: Objection, lead: boolean): Plan['pieces'] {
  const before = worriesBefore(scene.setup.memory).get(objection.id)
  if (before !== undefined && knowsCaller(scene))
    return maybe(scene, 1, before === 'brushed-aside' ? 'worryPassedOver' : 'worryStillOpen', calling(scene, objection))
  // Asked what worries them, they say it.
  return lead ? leadInTo(scene, objection) : []
}

/** Raises a worry that an earlier call left open. Null when there is none, or the buyer does not know who is calling. */
export function objectAgain(scene: Scene): Plan | null {
  const { mind, setup } = scene
  if (mind.pending !== null || mind.step.agreed !== null || !knowsCaller(scene)) return null
  const before = worriesBefore(setup.memory)
  const first = worriesLeft(scene).find(({ id }) => before.has(id))
  return first === undefined ? null : raise(scene, first, true)
}

/** Raises an objection that the turn has brought up, if this buyer has one for it and the difficulty allows another. */
export function objectTo(scene: Scene, trigger: Act, likelihood: number): Plan | null {
  if (scene.mind.pending !== null || scene.mind.step.agreed !== null) return null
  const fitting = worriesLeft(scene).filter((objection) => objection.trigger === trigger)
  if (fitting.length === 0 || pick(scene.mind, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) >= likelihood * 10) return null
  const [first] = fitting
  return first === undefined ? null : raise(scene, first, true)
}

/** Raises the next objection whatever brought it up: in an objection call they are what the buyer came for. */
export function objectNext(scene: Scene, lead = true): Plan | null {
  // One worry at a time: another one now would leave this one unanswered for good.
  if (scene.mind.pending !== null || scene.mind.step.agreed !== null) return null
  // What they have spoken of before waits for no cue.
  const again = objectAgain(scene)
  if (again !== null) return again
  const [first] = worriesLeft(scene).filter(({ trigger }) => trigger !== 'next_step' && trigger !== 'intro')
  const [any] = worriesLeft(scene)
  const chosen = first ?? any
  return chosen === undefined ? unpark(scene) : raise(scene, chosen, lead)
}

/** Raises this very worry, which was asked for. Whoever asks has seen to it that the call has room for it. */
export function objectWith(scene: Scene, objection: Objection): Plan | null {
  return raise(scene, objection, false)
}

/** How many of the likeliest worries one is drawn from. */
const likeliest = 3

/** Raises what comes up when somebody who has the offer is asked to decide: what was left open first. */
export function objectAtAsk(scene: Scene, lead: boolean): Plan | null {
  if (scene.mind.pending !== null || scene.mind.step.agreed !== null) return null
  const again = objectAgain(scene)
  const open = worriesLeft(scene).slice(0, likeliest)
  return again ?? (open.length === 0 ? null : raise(scene, pick(scene.mind, open), lead))
}

/** Raises the next objection of some families. */
export function objectAmong(scene: Scene, families: ReadonlySet<Objection['family']>, lead: boolean): Plan | null {
  if (scene.mind.pending !== null || scene.mind.step.agreed !== null) return null
  const first = worriesLeft(scene).find(({ family }) => families.has(family))
  return first === undefined ? null : raise(scene, first, lead)
}

/** What the buyer says while an objection is on the table. Null when there is none, or the turn is about something else. */
export function standBy(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const open = pendingObjection(scene)
  if (open === null) return null
  const { objection, memory } = open
  if (sumsUp(heard)) return hearSummary(scene, open)
  const explored = didWithObjection(mind, 'explored')
  if (explored && !memory.explained) return explain(scene, objection)
  // A question that a fact answers has its own rule.
  if (explored) return knowsAbout(scene) && !asksBehind(heard, objection.family) ? null : sayWhatItTakes(scene, open)
  const halfAnswered = didWithObjection(mind, 'half-answered')
  if (halfAnswered && memory.acknowledged && memory.brushed === 0 && countOf(mind, `proof:${objection.id}`) === 0) {
    mind.counts[`proof:${objection.id}`] = 1
    mind.question = { kind: 'proof', turn: mind.turn }
    return {
      move: 'repeat-objection',
      pieces: [plainPiece(unsaid(scene, wantsProof) ?? say(scene, ['objectionStill'], calling(scene, objection)).text)],
      objection: shown(scene, objection),
    }
  }
  // Somebody who was told what the rep does about it doesn't ask what the rep does about it.
  if (didWithObjection(mind, 'only-heard') && tellsOfOurs(heard)) return notQuite(scene, open)
  if (didWithObjection(mind, 'only-heard')) {
    const text = line(scene, 'objectionHeard')
    if (text !== null)
      return { move: 'repeat-objection', pieces: [plainPiece(text)], objection: shown(scene, objection) }
  }
  if (halfAnswered) return notQuite(scene, open)
  if (actIn(heard, 'next_step') !== undefined) return null
  return (didWithObjection(mind, 'went-past') ? null : park(scene, open)) ?? deepen(scene, objection)
}

/** The rep says the worry back. What they got right is confirmed, and what lies behind it is told where they did not. */
function hearSummary(scene: Scene, open: OpenObjection): Plan | null {
  const { objection } = open
  const { heard, mind, persona } = scene
  const told = persona.facts.filter(({ id }) => hasGiven(mind, id)).flatMap(({ summary, plain }) => [summary, ...plain])
  const own = meaningOf([...objection.say, ...objection.explain, ...told].join(' ').slice(0, 5000))
  const right = [...heard.stems].some((stem) => own.has(stem))
  const wrong = right ? null : explain(scene, objection)
  if (wrong !== null) return { ...wrong, pieces: [otherwise(scene), ...wrong.pieces.slice(-1)] }
  const fault = recapFault(scene)
  const pieces =
    fault === null ? [say(scene, ['recapYes', 'makesSense'])] : [say(scene, ['recapNo']), plainPiece(fault)]
  return {
    move: fault === null ? 'confirm-recap' : 'correct-recap',
    pieces: [...pieces, ...comeBack(scene, open)],
    objection: shown(scene, objection),
  }
}

/** Asked of an answer that speaks to the worry and has nothing to hold on to. */
export const wantsProof: readonly string[] = [
  'And has that worked for somebody like us?',
  'How do you know that holds?',
  'Can you show me that anywhere?',
]

/** Said to an answer that was good enough, by a buyer who has had no sign of being heard. */
export const unheard: readonly string[] = [
  "You've got an answer ready. I'm not sure you've heard what worries me.",
  'That was quick. Did you hear what I said, though?',
]
const partly: readonly string[] = ['That may be.', "It's something.", 'Perhaps.', 'Could be.']

/** An answer that does not do yet: it is taken for one, and the worry stays. */
function notQuite(scene: Scene, { objection, memory }: OpenObjection): Plan | null {
  const full = countOf(scene.mind, `answered:${objection.id}`) >= strengthNeeded(scene, objection)
  const text = full && !memory.acknowledged ? unsaid(scene, unheard) : null
  if (text !== null)
    return { move: 'repeat-objection', pieces: [objectionPiece(text, objection)], objection: shown(scene, objection) }
  const parked = park(scene, { objection, memory })
  if (parked !== null) return parked
  const lead = unsaid(scene, partly)
  const further = unsaid(scene, objection.deeper)
  if (lead === null || further === null) return deepen(scene, objection)
  return {
    move: 'deepen-objection',
    pieces: [plainPiece(lead), objectionPiece(further, objection)],
    objection: shown(scene, objection),
  }
}

/** "What would it take for the review to go quicker?" is about the review. */
const ofSomethingElse =
  /\b(?:take|need|happen|change|help) (?:\w+ )?(?:for|to get|to have|to make) (?:the|your|his|her|their|a|an|\p{L}+ing)\b(?! (?:yes|meeting|call|date))/u

/** "What would you want to see on that site after a month?" is about what comes of it, and about no worry. */
const ofTheResult =
  /\b(?:what|which)\b[^?]*\b(?:see|want|like|expect|hope|result)\b[^?]*\b(?:after|within|in|by the end of) (?:an?|one|the (?:first|second)|two|three|four|six|those|that) (?:\w+ )?(?:days?|weeks?|months?|quarter|year)\b/

/** Asked what it would take, a person says so: of the worry on the table, else of the next one they have. */
export function meetWhatItTakes(scene: Scene): Plan | null {
  const { heard, mind, traits } = scene
  if (!heard.asks || !asksWhatItTakes(heard)) return null
  const open = pendingObjection(scene)
  if (open === null) {
    if (ofSomethingElse.test(heard.question.toLowerCase()) || ofTheResult.test(heard.plain)) return null
    const settled = mind.objections.length > 0 || traits.aboutWorries
    if (!settled) return null
    const next = objectNext(scene, false)
    if (next !== null || !mind.objections.some(({ state }) => state === 'resolved')) return next
    return { move: 'react', pieces: [say(scene, ['noConcerns', 'nothingElse'])] }
  }
  return sayWhatItTakes(scene, open)
}

/** What would settle the worry on the table; once that is said, that it is the rep's turn. */
export function sayWhatItTakes(scene: Scene, { objection, memory }: OpenObjection): Plan | null {
  const { temperament } = scene.persona
  const text = unsaid(scene, takesOf(objection, temperament)) ?? unsaid(scene, whatItTakes.again[temperament])
  if (text === null) return null
  memory.explained = true
  return { move: 'repeat-objection', pieces: [objectionPiece(text, objection)], objection: shown(scene, objection) }
}

/** What lies behind a worry, as the buyer says it when asked. Null when its wordings have run out. */
export function explain(scene: Scene, objection: Objection): Plan | null {
  const { mind } = scene
  const text = unsaid(scene, objection.explain)
  if (text === null) return null
  const memory = mind.objections.find(({ id }) => id === objection.id)
  if (memory !== undefined) memory.explained = true
  return {
    move: 'repeat-objection',
    pieces: [...maybe(scene, 0.5, 'leadThink'), objectionPiece(text, objection)],
    objection: shown(scene, objection),
  }
}

/** Nobody reads every good answer back: of ten worries so many are let go with what it was that settled them. */
const saysWhy = 0.55
/** Where something was promised, it is said what. */
const mustSayWhy: ReadonlySet<Objection['family']> = new Set<Objection['family']>(['complaint', 'discretion'])

/** An objection has just been answered well: what the buyer says to that, before anything else. */
export function relent(scene: Scene): Pick<Plan, 'pieces' | 'objection'> | null {
  const { mind, persona } = scene
  const solved = persona.objections.find(({ id }) => countOf(mind, `resolved:${id}`) === 1)
  if (solved === undefined) return null
  keepLetGo(mind, solved.id)
  // A good question undoes an objection by habit: the buyer answers it, and needs to say no more.
  if (reflexes.has(solved.family) && knowsAbout(scene) && scene.heard.asks && !asksIfItDoes(scene.heard))
    return { pieces: [], objection: shown(scene, solved) }
  const inFull = mustSayWhy.has(solved.family) || chance(diceFor(scene.setup.seed, `lets-go:${solved.id}`), saysWhy)
  const text =
    whatSettled(scene, solved) ??
    overTheAsk(scene, solved) ??
    (inFull && speaksToObjection(scene, solved) ? unsaid(scene, givingIn(scene, solved)) : null)
  if (text !== null && isLiking(text)) mind.counts['liked-at'] = mind.turn
  const pieces = text === null ? [takeIn(scene, ['reactAnswer'], solved.family)] : [objectionPiece(text, solved)]
  return { pieces, objection: shown(scene, solved) }
}

/** No time was a no to an ask: let go, it is said what the rep has changed about it. */
function overTheAsk(scene: Scene, { family }: Objection): string | null {
  if (family !== 'timing' || !isOverAsk(scene)) return null
  const eased = easedSince(scene)
  return eased === null ? null : sayWhatMoved(scene, eased)
}

const aboutThat = /\b(?:would|could|does|will|is) (?:that|this|it)\b/

/** A question that goes with an answer ("how would that work for you?") asks what they make of it, and for no fact. */
export function asksAboutAnswer({ heard }: Scene): boolean {
  return asksIfItDoes(heard) || aboutThat.test(heard.question.toLowerCase())
}

const mostCheckWords = 12

/** Asked whether that was the end of a worry they have let go: yes, and nothing more. */
export function meetCheck(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const settled = mind.pending === null && mind.objections.some(({ state }) => state === 'resolved')
  if (!settled || !heard.asks || heard.wordCount > mostCheckWords || !asksIfItDoes(heard)) return null
  const other = orElse.test(heard.plain) ? objectNext(scene) : null
  return other ?? { move: 'react', pieces: [say(scene, ['makesSense', 'reactAnswer'])] }
}

const orElse = /\b(?:something|anything|what) else\b|\bother (?:concerns?|worr|questions?)\b/
