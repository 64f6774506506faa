import type { Difficulty, Meters, Outcome, PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { latestNews } from './remembered.ts'
import type { CallSetup } from './setup.ts'
import type { LineKey } from './words/line-keys.ts'

export type Tuning = {
  /** Added to the call type's starting meters. */
  start: Meters
  /** Multiplies the trust a fact needs. */
  factCost: number
  /** Multiplies what the rep wins and loses. */
  gain: number
  loss: number
  /** Most objections in a call, and the force from which an answer needs evidence. */
  objections: number
  evidenceFrom: number
  /** Whatever speaks up against a worry counts as an answer to it, and staying with it as having heard it. */
  forgiving: boolean
  /** Mean of trust and interest needed to agree to a next step. */
  stepThreshold: number
  /** Multiplies what a well put ask is worth against that threshold. */
  askWeight: number
  /** Words in one turn before the buyer cuts in. */
  monologueWords: number
  /** Chance of a detail nobody asked for, or a question back. */
  talkative: number
  showsMood: boolean
}

/** Each column gets harder from left to right; a test holds that. */
export const tunings: Record<Difficulty, Tuning> = {
  easy: {
    start: { trust: 12, interest: 10, patience: 15 },
    factCost: 0.7,
    gain: 1.15,
    loss: 0.75,
    objections: 1,
    evidenceFrom: 5,
    forgiving: true,
    stepThreshold: 40,
    askWeight: 1.2,
    monologueWords: 150,
    talkative: 0.45,
    showsMood: true,
  },
  medium: {
    start: { trust: 0, interest: 0, patience: 0 },
    factCost: 1,
    gain: 1,
    loss: 1,
    objections: 2,
    evidenceFrom: 4,
    forgiving: false,
    stepThreshold: 50,
    askWeight: 1,
    monologueWords: 110,
    talkative: 0.3,
    showsMood: true,
  },
  hard: {
    start: { trust: -6, interest: -5, patience: -8 },
    factCost: 1.25,
    gain: 0.88,
    loss: 1.25,
    objections: 3,
    evidenceFrom: 3,
    forgiving: false,
    stepThreshold: 58,
    askWeight: 0.7,
    monologueWords: 85,
    talkative: 0.15,
    showsMood: false,
  },
  expert: {
    start: { trust: -10, interest: -10, patience: -14 },
    factCost: 1.45,
    gain: 0.78,
    loss: 1.5,
    objections: 4,
    evidenceFrom: 2,
    forgiving: false,
    stepThreshold: 65,
    askWeight: 0.5,
    monologueWords: 65,
    talkative: 0.08,
    showsMood: false,
  },
}

export type CallTypeRules = {
  /** The buyer's first words, when neither their job nor their day has others. */
  pickUp: LineKey
  start: Meters
  /** How long the buyer stays on the line, in milliseconds. */
  timeMs: number
  /** Rep turns after which the buyer has to go, whatever the clock says. */
  turns: number
  /** Patience lost with every rep turn that is not worth it. */
  patiencePerTurn: number
  /** A first pitch before anything has been asked costs this much more or less. */
  earlyPitch: number
  /** Facts (at least one of them a pain) before a next step makes sense to the buyer. */
  factsBeforeStep: number
  /** Things shown on what they had told, or weighed by the buyer, before a next step makes sense to them. */
  shownBeforeStep: number
}

export const callTypeRules: Record<PlayableCallType, CallTypeRules> = {
  'cold-call': {
    pickUp: 'pickUp',
    start: { trust: 20, interest: 22, patience: 55 },
    timeMs: 6 * 60_000,
    turns: 34,
    patiencePerTurn: 1.5,
    earlyPitch: 1,
    factsBeforeStep: 1,
    shownBeforeStep: 0,
  },
  // Of the person the rep is put through to; the desk has its own (`desk/tuning.ts`).
  gatekeeper: {
    pickUp: 'pickUp',
    start: { trust: 20, interest: 22, patience: 55 },
    timeMs: 6 * 60_000,
    turns: 34,
    patiencePerTurn: 1.5,
    earlyPitch: 1,
    factsBeforeStep: 1,
    shownBeforeStep: 0,
  },
  discovery: {
    pickUp: 'pickUpDiscovery',
    start: { trust: 32, interest: 36, patience: 72 },
    timeMs: 20 * 60_000,
    turns: 60,
    patiencePerTurn: 0.7,
    earlyPitch: 1.2,
    factsBeforeStep: 3,
    shownBeforeStep: 0,
  },
  demo: {
    pickUp: 'pickUpDemo',
    start: { trust: 24, interest: 28, patience: 60 },
    timeMs: 24 * 60_000,
    turns: 56,
    patiencePerTurn: 0.9,
    earlyPitch: 0,
    factsBeforeStep: 0,
    shownBeforeStep: 3,
  },
  // An earlier talk that went well is part of it (`withSharedPast`), and adds to these.
  negotiation: {
    pickUp: 'pickUpTerms',
    start: { trust: 34, interest: 46, patience: 58 },
    timeMs: 18 * 60_000,
    turns: 44,
    patiencePerTurn: 1,
    earlyPitch: 0.8,
    factsBeforeStep: 0,
    shownBeforeStep: 0,
  },
  // So is it part of this one. They have read what is offered, and have ten minutes.
  closing: {
    pickUp: 'pickUpClosing',
    start: { trust: 30, interest: 38, patience: 54 },
    timeMs: 10 * 60_000,
    turns: 36,
    patiencePerTurn: 1.2,
    earlyPitch: 1,
    factsBeforeStep: 0,
    shownBeforeStep: 0,
  },
  'objection-handling': {
    pickUp: 'pickUpObjections',
    start: { trust: 34, interest: 42, patience: 64 },
    timeMs: 10 * 60_000,
    turns: 42,
    patiencePerTurn: 1,
    earlyPitch: 0.8,
    factsBeforeStep: 0,
    shownBeforeStep: 0,
  },
  // Three facts are shared before the first word (why, since when, what was promised): a yes takes a trouble and one more.
  'check-in': {
    pickUp: 'pickUpCheckIn',
    start: { trust: 38, interest: 36, patience: 68 },
    timeMs: 10 * 60_000,
    turns: 42,
    patiencePerTurn: 0.9,
    earlyPitch: 1.4,
    factsBeforeStep: 5,
    shownBeforeStep: 0,
  },
  referral: {
    pickUp: 'pickUpReferral',
    start: { trust: 34, interest: 34, patience: 60 },
    timeMs: 8 * 60_000,
    turns: 36,
    patiencePerTurn: 1.1,
    earlyPitch: 1.4,
    factsBeforeStep: 4,
    shownBeforeStep: 0,
  },
}

/** Somebody who watches listens for longer: what is on a screen has to be spoken. */
const watching = 1.4

/** Words in one turn that this buyer hears out in a call of this type. */
export function longestTurn({ tuning, traits }: { tuning: Tuning; traits: { showing: boolean } }): number {
  return Math.round(tuning.monologueWords * (traits.showing ? watching : 1))
}

const clamp = (value: number): number => Math.max(0, Math.min(100, Math.round(value * 10) / 10))

/** Meters kept inside 0..100, to one decimal so that replays compare equal. */
export function clampMeters(meters: Meters): Meters {
  return { trust: clamp(meters.trust), interest: clamp(meters.interest), patience: clamp(meters.patience) }
}

const afterwards: Partial<Record<Outcome, Partial<Meters>>> = {
  signed: { trust: 16, interest: 16, patience: 10 },
  'terms-agreed': { trust: 14, interest: 14, patience: 8 },
  'terms-conceded': { trust: 6, interest: 12, patience: 8 },
  'names-given': { trust: 12, interest: 10, patience: 8 },
  'name-given': { trust: 8, interest: 6, patience: 4 },
  renewed: { trust: 16, interest: 14, patience: 10 },
  meeting: { trust: 14, interest: 14, patience: 8 },
  'objection-settled': { trust: 12, interest: 10, patience: 6 },
  'follow-up': { trust: 8, interest: 6, patience: 4 },
  'left-warm': { trust: 6, interest: 4, patience: 2 },
  undecided: { trust: 2, interest: 2, patience: 0 },
  'clear-no': { trust: 4, interest: -10, patience: 0 },
  'hung-up': { trust: -12, interest: -10, patience: -20 },
  'brush-off': { trust: -2, interest: -3, patience: -4 },
}

/** What a colleague's word is worth in trust and interest; one that only says that they spoke makes the rep less of a stranger. */
const hearsayWeight = { well: 5, badly: -5, none: 3 } as const

/** The meters a call starts with: what the type and difficulty bring, and how the last call with this rep went, and what colleagues say of theirs. */
export function startingMeters(setup: Pick<CallSetup, 'type' | 'difficulty' | 'memory'>): Meters {
  const base = callTypeRules[setup.type].start
  const shift = tunings[setup.difficulty].start
  const last = setup.memory.earlierCalls.at(-1)
  const past = last === undefined ? {} : (afterwards[last.outcome] ?? {})
  const news = latestNews(setup.memory)
  const hearsay = news === null ? 0 : hearsayWeight[news.thought ?? 'none']
  return clampMeters({
    trust: base.trust + shift.trust + (past.trust ?? 0) + hearsay,
    interest: base.interest + shift.interest + (past.interest ?? 0) + hearsay,
    patience: Math.max(20, base.patience + shift.patience + (past.patience ?? 0)),
  })
}
