import { z } from 'zod'
import { diceFor, pick, roll } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import type { CallSetup } from '../buyer/setup.ts'
import { bargainStep, emptyNotes } from './bargaining-rep.ts'
import type { BargainNotes } from './bargaining-rep.ts'
import { callTypeTraits } from '../call-types/call-types.ts'
import closingFile from './lines/closing.json' with { type: 'json' }
import checkInFile from './lines/check-in.json' with { type: 'json' }
import demoFile from './lines/demo.json' with { type: 'json' }
import discoveryFile from './lines/discovery.json' with { type: 'json' }
import negotiationFile from './lines/negotiation.json' with { type: 'json' }
import referralFile from './lines/referral.json' with { type: 'json' }
import objectionFile from './lines/objection-handling.json' with { type: 'json' }
import linesFile from './lines/rep-lines.json' with { type: 'json' }
import { namesStep } from './names-rep.ts'
import { decisionStep, noAsksYet } from './deciding-rep.ts'
import type { DecisionNotes } from './deciding-rep.ts'
import { listen, noteFrom } from './rep-ear.ts'
import type { Ear } from './rep-ear.ts'
import { partsOfPlan } from './rep-plan.ts'
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
    shortAnswers: z.record(z.string(), z.string()),
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

type State = {
  type: CallSetup['type']
  dice: Dice
  used: Set<string>
  stage: number
  notes: string[]
  exploring: boolean
  /** The objection last heard, for when the buyer comes back to it. */
  family: string | null
  steps: number
  objections: number
  agreed: boolean
  last: string
  bargain: BargainNotes
  decision: DecisionNotes
}

/** A rep who speaks: given the buyer's last words, the next line, or null to hang up. Keeps its own notes. */
export type ScriptedRep = { kind: RepKind; next(buyerWords: string): string | null }

/** Makes a rep of a kind for a call. It may use what a rep can know before a call: names, company and trade. */
export function scriptedRep(kind: RepKind, setup: CallSetup, seed: number): ScriptedRep {
  const state: State = {
    type: setup.type,
    dice: diceFor(seed, `rep:${kind}`),
    used: new Set(),
    stage: 0,
    notes: [],
    exploring: false,
    family: null,
    steps: 0,
    objections: 0,
    agreed: false,
    last: '',
    bargain: emptyNotes(),
    decision: noAsksYet(),
  }
  return { kind, next: (buyerWords) => speak(kind, setup, state, buyerWords) }
}

function speak(kind: RepKind, setup: CallSetup, state: State, buyerWords: string): string | null {
  const ear = listen(buyerWords, callTypeTraits[setup.type].customer)
  if (ear.ends && (state.stage > 0 || state.last === 'confirm' || state.last === 'bye')) return null
  remember(state, buyerWords)
  const step =
    bargainStep(kind, setup, state.dice, { notes: state.bargain, last: state.last, words: buyerWords }) ??
    decisionStep(kind, setup, { notes: state.decision, ear, words: buyerWords, isBusy: isBusy(kind, setup, state) })
  const choice = chosen(kind, setup, state, { ear, buyerWords, key: step?.key ?? null })
  if (choice === null) return null
  const line = fill(kind, setup, state, choice, step?.parts ?? {})
  state.last = choice.key
  return line
}

/** What is said next: what the call's kind asks for, else what the buyer's words call for, else the next stage of the plan. */
function chosen(
  kind: RepKind,
  setup: CallSetup,
  state: State,
  { ear, buyerWords, key }: { ear: Ear; buyerWords: string; key: string | null },
): Choice | null {
  if (key === 'worry') return objectionLine(kind, state, { ...ear, unmoved: true })
  if (key !== null) return from(kind, state, key)
  const named = namesStep(kind, setup, buyerWords)
  const own = named === null ? null : from(kind, state, named)
  return own ?? react(kind, state, ear) ?? follow(kind, setup, state)
}

/** Stages of the plan are left, or a worry is being looked into. */
const isBusy = (kind: RepKind, { type }: CallSetup, { stage, exploring }: State): boolean =>
  exploring || stage < plans[type][kind].length

type Choice = { key: string; texts: readonly string[] }

function from(kind: RepKind, { type }: State, key: string): Choice | null {
  const manner = mannerOf[kind]
  const texts = ownLines[type]?.[manner][key] ?? lines[manner][key]
  return texts === undefined ? null : { key, texts }
}

const noted = new Set(['process', 'pain', 'impact', 'second', 'people', 'handoff', 'customers', 'more', 'explore'])

function remember(state: State, buyerWords: string): void {
  if (!noted.has(state.last)) return
  const note = noteFrom(buyerWords)
  if (note !== null) state.notes.push(note)
}

/** What the buyer's words call for, whatever the plan says. */
function react(kind: RepKind, state: State, ear: Ear): Choice | null {
  if (kind === 'pushy') return reactPushy(state, ear)
  if (ear.asksWho && state.stage <= 2) return from(kind, state, 'who')
  // A weak rep does not hear that the answer did not do.
  const unmoved = kind !== 'weak' && (ear.unmoved || ear.deeper !== null)
  const no = ear.asks || ear.declines || ear.refuses || ear.unmoved || ear.objection !== null
  const yes = state.last.startsWith('step') && !no
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
  if (state.last.startsWith('step') || (state.last === 'others' && state.steps > 0)) {
    state.steps += 1
    return state.steps > (kind === 'excellent' ? 2 : 3)
      ? from(kind, state, 'bye')
      : (from(kind, state, 'stepWhy') ?? from(kind, state, 'bye'))
  }
  if (ear.asks && !ear.asksPurpose && !ear.wantsQuestions && state.stage > 2) return from(kind, state, 'answerQuestion')
  return null
}

function reactPushy(state: State, ear: Ear): Choice | null {
  if (ear.objection !== null || ear.unmoved) return from('pushy', state, 'brush')
  if (ear.asksOthers) return from('pushy', state, 'others')
  if (ear.refuses && roll(state.dice) < 0.7) return from('pushy', state, 'pressure')
  return null
}

/** What is said to a worry; in some types of call something else than elsewhere. */
function answersTo({ type }: State, family: string): readonly string[] {
  return ownLines[type]?.answers?.[family] ?? lines.answers[family] ?? lines.answers['other'] ?? []
}

function objectionLine(kind: RepKind, state: State, ear: Ear): Choice | null {
  // What lies behind a worry may sound like another one; the rep stays with the one they asked about.
  const family = (state.exploring ? state.family : null) ?? ear.objection ?? state.family ?? ear.deeper ?? 'other'
  state.family = family
  state.objections += 1
  if (state.objections > (kind === 'excellent' ? 12 : 9)) return from(kind, state, 'bye')
  if (kind === 'weak') return from(kind, state, state.objections > 3 ? 'bye' : 'objection')
  if (kind === 'average') {
    const text = lines.shortAnswers[family] ?? lines.shortAnswers['other'] ?? ''
    const full = answersTo(state, family)
    return { key: 'answer', texts: roll(state.dice) < 0.45 ? full : [text] }
  }
  const reflex = family === 'send-something' || family === 'no-need' || family === 'timing'
  if (!state.exploring && !ear.unmoved && !reflex && roll(state.dice) < care[kind]) {
    state.exploring = true
    return { key: 'explore', texts: lines.explore }
  }
  state.exploring = false
  // The best reps don't turn an answer about timing into an ask before they have said what it is for.
  const asksOn = kind !== 'excellent' || state.steps > 0
  return {
    key: reflex && family !== 'timing' ? 'pain' : family === 'timing' && asksOn ? 'stepWhy' : 'answer',
    texts: answersTo(state, family),
  }
}

/** The next stage of the plan that this rep has a line for. */
function follow(kind: RepKind, setup: CallSetup, state: State): Choice | null {
  const plan = plans[setup.type][kind]
  while (state.stage < plan.length) {
    const stage: Stage | undefined = plan[state.stage]
    state.stage += 1
    if (stage === undefined) return null
    if (stage.chance !== undefined && roll(state.dice) >= stage.chance) continue
    if (stage.notes !== undefined && state.notes.length < stage.notes) continue
    if (stage.key === 'step') state.steps += 1
    const choice = from(kind, state, stage.key)
    if (choice === null) continue
    // Where the offer is known, the best reps end what they say of it with a question.
    const checks = kind === 'excellent' && setup.type === 'objection-handling' && choice.key === 'value'
    return checks
      ? { ...choice, texts: choice.texts.map((text) => `${text} Would that have helped you there?`) }
      : choice
  }
  return null
}

function fill(
  kind: RepKind,
  setup: CallSetup,
  state: State,
  choice: Choice,
  more: Readonly<Record<string, string>>,
): string {
  const open = choice.texts.filter((text) => !state.used.has(text))
  // Out of fresh wordings: say it with a small change, as people do, rather than word for word.
  const chosen =
    open.length > 0
      ? pick(state.dice, open)
      : `${pick(state.dice, ['So, ', 'Like I said, ', 'Again, ', 'Honestly, '])}${carriedOn(pick(state.dice, choice.texts))}`
  state.used.add(chosen)
  const { persona, rep } = setup
  const note = state.notes.at(-1)
  const parts: Record<string, string> = {
    ...persona.vocabulary,
    ...partsOfPlan(setup),
    me: rep.firstName,
    company: rep.companyName,
    buyer: persona.firstName,
    theirCompany: persona.company.name,
    product: rep.product?.name ?? rep.companyName,
    does:
      rep.product === null
        ? `We do the re-planning in ${persona.vocabulary['area'] ?? 'the work'} for your ${persona.vocabulary['workers'] ?? 'people'}, so a change takes minutes instead of hours.`
        : sentence(rep.product.whatItDoes),
    echo: echoOf(kind, note),
    notes: state.notes.slice(-3).map(sentence).join(' '),
    tie: note === undefined ? 'That is where we come in.' : `You said ${lower(note)}.`,
    painNote: note === undefined ? 'what you told me' : 'that',
    ...more,
  }
  return chosen
    .replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A line that goes on after an opener begins small, but for "I", names, what has its own capitals and what is filled in. */
const carriedOn = (text: string): string => (/^(?:I\b|\{|[A-Z]{2,}|[A-Z]\w*[A-Z])/.test(text) ? text : lower(text))

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.!]+$/, '')}.`
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function echoOf(kind: RepKind, note: string | undefined): string {
  if (note === undefined || kind === 'weak') return 'Okay.'
  return `So ${lower(note)}.`
}
