import { z } from 'zod'
import { diceFor, pick, roll } from '../buyer/random.ts'
import type { CallSetup } from '../buyer/setup.ts'
import { bargainStep, emptyNotes } from './bargaining-rep.ts'
import { callTypeTraits } from '../call-types/call-types.ts'
import closingFile from './lines/closing.json' with { type: 'json' }
import checkInFile from './lines/check-in.json' with { type: 'json' }
import demoFile from './lines/demo.json' with { type: 'json' }
import discoveryFile from './lines/discovery.json' with { type: 'json' }
import negotiationFile from './lines/negotiation.json' with { type: 'json' }
import referralFile from './lines/referral.json' with { type: 'json' }
import objectionFile from './lines/objection-handling.json' with { type: 'json' }
import linesFile from './lines/rep-lines.json' with { type: 'json' }
import { namesSomebodyNow, namesStep } from './names-rep.ts'
import { decisionStep, noAsksYet } from './deciding-rep.ts'
import { onDoubt } from './doubted-rep.ts'
import { promiseFor } from './rep-promises.ts'
import { afterAnAside, checkedOn, ofPeopleLost, readyWith, unnamedIn } from './rep-places.ts'
import { listen, type Ear } from './rep-ear.ts'
import { keepNote, ofTheirWork } from './rep-notes.ts'
import { lineOf } from './rep-line.ts'
import type { Choice, RepState } from './rep-line.ts'
import { meetingDays } from './rep-wording.ts'
import { plans } from './plans/index.ts'
import type { Stage } from './plans/plan.ts'

export const repKinds = ['excellent', 'good', 'average', 'weak', 'pushy'] as const
export type RepKind = (typeof repKinds)[number]

const pool = z.record(z.string(), z.array(z.string()).min(1))
const byManner = z.object({ skilled: pool, average: pool, weak: pool, pushy: pool, answers: pool.optional() })
const lines = byManner
  .extend({
    answers: pool,
    explore: z.array(z.string()),
    /** The same of a worry that was put as a question. */
    exploreAsked: z.array(z.string()),
    shortAnswers: pool,
  })
  .parse(linesFile)
/** What is said in calls of one type only, or differently there. */
const ownLines: Partial<Record<CallSetup['type'], z.infer<typeof byManner>>> = {
  demo: byManner.parse(demoFile),
  discovery: byManner.parse(discoveryFile),
  'objection-handling': byManner.parse(objectionFile),
  negotiation: byManner.parse(negotiationFile),
  closing: byManner.parse(closingFile),
  'check-in': byManner.parse(checkInFile),
  referral: byManner.parse(referralFile),
}

type Manner = 'skilled' | 'average' | 'weak' | 'pushy'
const mannerOf: Record<RepKind, Manner> = {
  excellent: 'skilled',
  good: 'skilled',
  average: 'average',
  weak: 'weak',
  pushy: 'pushy',
}

/** Skilled reps differ in how often they take the better of two ways. */
const care: Record<RepKind, number> = { excellent: 1, good: 0.55, average: 0.3, weak: 0, pushy: 0 }

/** A rep who speaks: given the buyer's last words, the next line, or null to hang up. Keeps its own notes. */
export type ScriptedRep = { kind: RepKind; next(buyerWords: string): string | null }

/** Makes a rep of a kind for a call. It may use what a rep can know before a call: names, company and trade. */
export function scriptedRep(kind: RepKind, setup: CallSetup, seed: number): ScriptedRep {
  const state: RepState = {
    type: setup.type,
    dice: diceFor(seed, `rep:${kind}`),
    when: pick(diceFor(seed, 'rep:day'), meetingDays),
    used: new Set(),
    stage: 0,
    notes: [],
    exploring: false,
    family: null,
    steps: 0,
    objections: 0,
    agreed: false,
    last: '',
    asked: false,
    bargain: emptyNotes(),
    decision: noAsksYet(),
  }
  return { kind, next: (buyerWords) => speak(kind, setup, state, buyerWords) }
}

function speak(kind: RepKind, setup: CallSetup, state: RepState, buyerWords: string): string | null {
  const heard = listen(buyerWords, callTypeTraits[setup.type].customer)
  // Who says the proposed day back has taken it, in whatever words.
  const ear = {
    ...heard,
    agrees: heard.counter === null && (heard.agrees || saysBack(buyerWords, state.when.when)),
  }
  if (ear.ends && (state.stage > 0 || state.last === 'confirm' || state.last === 'bye')) return null
  keepNote(state, buyerWords)
  const step =
    bargainStep(kind, setup, state.dice, { notes: state.bargain, last: state.last, words: buyerWords }) ??
    decisionStep(kind, setup, { notes: state.decision, ear, words: buyerWords, isBusy: isBusy(kind, setup, state) })
  const choice = chosen(kind, setup, state, { ear, buyerWords, key: step?.key ?? null })
  if (choice === null) return null
  const line =
    sayAgain(kind, buyerWords) +
    readyWith(buyerWords, mannerOf[kind] === 'skilled') +
    lineOf(kind, setup, state, choice, step?.parts ?? {})
  state.last = choice.key
  state.asked = line.includes('?') || line.includes(state.when.when)
  // Conditions hang on what was asked for: before that, the same words tell how they work.
  const asked = state.steps + state.decision.asks + state.bargain.asks > 0
  const hasAsked = asked || callTypeTraits[setup.type].aboutNames
  const promise = mannerOf[kind] === 'skilled' && hasAsked ? promiseFor(buyerWords) : null
  if (promise === null) return line
  return goesOnAfter.has(choice.key) ? `${promise} ${line}` : promise
}

/** A figure that the buyer asks back is said once more by whoever listens. */
function sayAgain(kind: RepKind, buyerWords: string): string {
  const named = /\bdid you say ([^?]+)\?/i.exec(buyerWords)?.[1]
  return named === undefined || kind === 'weak' || kind === 'pushy' ? '' : `Yes, ${named}. `
}

/** What a rep who has promised what the buyer called in goes on with in the same breath. */
const goesOnAfter = new Set(['confirm', 'leave', 'another', 'plan'])

const saysBack = (words: string, when: string): boolean => new RegExp(`${when}(?![?])`, 'i').test(words)

/** A step that answers a worry names its family after this. */
const ofWorry = 'answer:'

/** What is said next: what the call's kind asks for, else what the buyer's words call for, else the next stage of the plan. */
function chosen(
  kind: RepKind,
  setup: CallSetup,
  state: RepState,
  { ear, buyerWords, key }: { ear: Ear; buyerWords: string; key: string | null },
): Choice | null {
  if (key === 'worry') return objectionLine(kind, state, { ...ear, unmoved: true })
  const worry = key?.startsWith(ofWorry) === true ? key.slice(ofWorry.length) : null
  if (worry !== null) return { key: 'answer', texts: answersTo(state, worry) }
  if (key !== null) return from(kind, state, key)
  const named = namesStep(kind, setup, buyerWords)
  const own = named === null ? null : from(kind, state, named)
  if (own === null && callTypeTraits[setup.type].aboutNames && namesSomebodyNow(buyerWords))
    return follow(kind, setup, state)
  return own ?? react(kind, state, ear) ?? follow(kind, setup, state)
}

/** Stages of the plan are left, or a worry is being looked into. */
const isBusy = (kind: RepKind, { type }: CallSetup, { stage, exploring }: RepState): boolean =>
  exploring || stage < plans[type][kind].length

function from(kind: RepKind, { type }: RepState, key: string): Choice | null {
  const manner = mannerOf[kind]
  const texts = ownLines[type]?.[manner][key] ?? lines[manner][key]
  return texts === undefined ? null : { key, texts }
}

/** The lines that answer what a buyer asks to know for themselves. */
const toldOf: Readonly<Record<string, string>> = {
  what: 'askedWhat',
  price: 'askedPrice',
  who: 'others',
  time: 'askedTime',
  data: 'askedData',
  rival: 'askedRival',
  'year-two': 'asked:later-price',
  work: 'askedWork',
}

/** What the buyer's words call for, whatever the plan says. */
function react(kind: RepKind, state: RepState, ear: Ear): Choice | null {
  if (kind === 'pushy') return reactPushy(state, ear)
  // What only completes a summing-up has been answered before.
  if (state.last === 'recap' && ear.adds) return null
  if (ear.doubt !== null) return { key: 'doubt', texts: onDoubt(kind, state.dice, ear.doubt) }
  if (ear.counter !== null) return onCounter(kind, state, ear.counter)
  const told = ear.askedOwn === null ? null : from(kind, state, toldOf[ear.askedOwn] ?? 'answerQuestion')
  if (told !== null) return told
  // Whoever listens answers what was asked; the others say something.
  const topical = ear.topic === null || ear.objection !== null ? null : from(kind, state, `asked:${ear.topic}`)
  if (topical !== null) return topical
  const proof = ear.proof === null ? null : from(kind, state, `proof:${ear.proof}`)
  if (proof !== null) return proof
  // "Who are you again? Will you still be around?" asks for no name.
  if (ear.asksWho && ear.objection === null && state.stage <= 2) return from(kind, state, 'who')
  // Whoever wants to read it first gets something to read, and is not asked the same again.
  const page = ear.wantsPage && state.last !== 'page' ? from(kind, state, 'page') : null
  if (page !== null) return page
  // Asked about their work before they have raised a worry, they come back to none.
  const isEarly = state.family === null && (ofTheirWork.has(state.last) || state.last === 'agenda')
  const unmoved = kind !== 'weak' && !isEarly && (ear.unmoved || ear.deeper !== null)
  const no = ear.asks || ear.declines || ear.refuses || ear.unmoved || ear.objection !== null
  // What only answered a worry has asked for no yes.
  const yes = state.last.startsWith('step') && state.asked && !no
  if (((ear.agrees && !ear.refuses && !ear.unmoved) || yes) && state.steps > 0) {
    if (state.agreed) return from(kind, state, 'bye')
    state.agreed = true
    return from(kind, state, 'confirm')
  }
  if (ear.wantsDetail) return from(kind, state, 'stepDetail') ?? from(kind, state, 'step')
  if (ear.objection !== null || unmoved) return objectionLine(kind, state, ear)
  if (state.exploring) return objectionLine(kind, state, ear)
  const others = ear.asksOthers && state.stage > 2 ? from(kind, state, 'others') : null
  if (others !== null && state.last !== 'others') return others
  // Whoever was asked for names over a step comes back to the step.
  if (comesBackToStep(state)) {
    // Said no to twice, a rep who listens asks what is missing before they ask again.
    const missing = state.steps === 2 && state.last === 'stepWhy' ? from(kind, state, 'askMissing') : null
    if (missing !== null) return missing
    state.steps += 1
    // Nobody asks what is missing and leaves over the answer.
    const most = kind === 'excellent' && state.last !== 'askMissing' ? 2 : 3
    return state.steps > most ? from(kind, state, 'bye') : (from(kind, state, 'stepWhy') ?? from(kind, state, 'bye'))
  }
  // The best answer what is asked of the first screen before they ask anything themselves.
  const underWay = state.stage > (kind === 'excellent' && state.type === 'demo' ? 1 : 2)
  if (ear.asks && !ear.asksPurpose && !ear.wantsQuestions && underWay) return from(kind, state, 'answerQuestion')
  return null
}

const comesBackToStep = ({ last, steps }: RepState): boolean =>
  last.startsWith('step') || last === 'askMissing' || (last === 'others' && steps > 0)

/** Another day is wanted than the one proposed: taken by whoever listens; the weak have to look, and the pushy press on. */
function onCounter(kind: RepKind, state: RepState, when: string): Choice | null {
  state.steps += 1
  if (mannerOf[kind] === 'skilled' || kind === 'average') state.when = { day: when.split(' ')[0] ?? when, when }
  return from(kind, state, 'stepTake') ?? from(kind, state, 'step')
}

function reactPushy(state: RepState, ear: Ear): Choice | null {
  if (ear.doubt !== null) return { key: 'doubt', texts: onDoubt('pushy', state.dice, ear.doubt) }
  if (ear.counter !== null) return onCounter('pushy', state, ear.counter)
  if (ear.objection !== null || ear.unmoved) return from('pushy', state, 'brush')
  if (ear.asksOthers) return from('pushy', state, 'others')
  if (ear.refuses && roll(state.dice) < 0.7) return from('pushy', state, 'pressure')
  return null
}

/** What is said to a worry; in some types of call something else than elsewhere. */
function answersTo({ type }: RepState, family: string): readonly string[] {
  return ownLines[type]?.answers?.[family] ?? lines.answers[family] ?? lines.answers['other'] ?? []
}

/** How many lines a rep spends on worries in all before they take their leave. */
const mostOverWorries: Record<RepKind, number> = { excellent: 12, good: 9, average: 6, weak: 9, pushy: 9 }

function objectionLine(kind: RepKind, state: RepState, ear: Ear): Choice | null {
  // What lies behind a worry may sound like another one; the rep stays with the one they asked about.
  const family =
    (state.exploring ? state.family : null) ?? ear.objection ?? state.family ?? ear.deeper ?? unnamedIn(state)
  state.family = family
  state.objections += 1
  if (state.objections > mostOverWorries[kind]) return from(kind, state, 'bye')
  if (kind === 'weak') return from(kind, state, state.objections > 3 ? 'bye' : 'objection')
  if (kind === 'average') {
    const short = lines.shortAnswers[family] ?? lines.shortAnswers['other'] ?? []
    const full = answersTo(state, family)
    return { key: 'answer', texts: roll(state.dice) < 0.45 ? full : short }
  }
  const reflex = family === 'send-something' || family === 'no-need' || family === 'timing'
  if (!state.exploring && !ear.unmoved && !reflex && roll(state.dice) < care[kind]) {
    state.exploring = true
    return { key: 'explore', texts: ear.asks ? lines.exploreAsked : lines.explore }
  }
  state.exploring = false
  // Asked for a day already, nobody goes back to "how do you do that today?".
  const again = reflex && family !== 'timing' && state.steps > 0 ? from(kind, state, 'stepWhy') : null
  if (again !== null) return again
  // The best reps don't turn an answer about timing into an ask before they have said what it is for.
  const asksOn = kind !== 'excellent' || state.steps > 0
  return {
    key: reflex && family !== 'timing' ? 'pain' : family === 'timing' && asksOn ? 'stepWhy' : 'answer',
    texts: answersTo(state, family),
  }
}

/** The next stage of the plan that this rep has a line for. */
function follow(kind: RepKind, setup: CallSetup, state: RepState): Choice | null {
  const plan = plans[setup.type][kind]
  const before = state.last
  while (state.stage < plan.length) {
    const stage: Stage | undefined = plan[state.stage]
    state.stage += 1
    if (stage === undefined) return null
    if (stage.chance !== undefined && roll(state.dice) >= stage.chance) continue
    if (stage.notes !== undefined && state.notes.length < stage.notes) continue
    // Whoever has answered the worry already has been glad of it.
    if (stage.key === 'sympathise' && state.objections > 0) continue
    if (stage.key === 'step') state.steps += 1
    const meant = from(kind, state, ofPeopleLost(stage.key, setup)) ?? from(kind, state, stage.key)
    const choice = meant?.key === 'payoff' ? afterAnAside(meant, before, state.used) : meant
    if (choice === null) continue
    // Where the offer is known, the best reps end what they say of it with a question.
    const checks = kind === 'excellent' && setup.type === 'objection-handling'
    return checks && choice.key === 'value' ? checkedOn(choice) : choice
  }
  return null
}
