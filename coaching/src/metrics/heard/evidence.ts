import { decisionHeard, type HeardDecision } from './decision.ts'
import { deskPartOf, isSaidAtDesk, type DeskPart } from './desk.ts'
import { interruptingTurns } from './overlaps.ts'
import { longestRun, type Run } from './runs.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { firstUses, type Said } from './echoes.ts'
import { namesHeard, stepsOfNames, type NamesHeard } from './names.ts'
import { needsHeard, type Need } from './needs.ts'
import type { HeardObjection } from './heard-objection.ts'
import { objectionsHeard } from './objections.ts'
import { recapsHeard, type Recap } from './recaps.ts'
import { signalsHeard, type Signal } from './signals.ts'
import { stepsHeard, type Step } from './steps.ts'
import { saidIn } from './words.ts'

/** Everything that checks, moments, advice and verdict read. Found once a call. */
export type CallEvidence = {
  call: HeardCall
  /** First name or other short name of the buyer, to stand in sentences. */
  buyerName: string
  /** Who brought each content word into the call. */
  uses: ReadonlyMap<string, Said>
  needs: readonly Need[]
  /** The buyer told of a trouble in this call, whether or not in words that can be said back. */
  troubleTold: boolean
  /** Where the rep said back what was heard. */
  recaps: readonly Recap[]
  objections: readonly HeardObjection[]
  signals: readonly Signal[]
  steps: readonly Step[]
  longest: Run | null
  interruptions: readonly HeardTurn[]
  /** What the buyer had told in an earlier talk and the rep's plan shows, as summaries. */
  toldBefore: readonly string[]
  /** What came before the buyer was on the line; null where they picked up themselves. */
  desk: DeskPart | null
  /** What came of asking for people the buyer knows; null in a call of another type. */
  names: NamesHeard | null
  /** How the decision was asked for and answered; null in calls that are about none. */
  decision: HeardDecision | null
}

const title =
  /^(mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|father|rev|reverend|sister|brother|captain|herr|frau|monsieur|madame|chef)\.?$/iu

/** "Rosa Lindqvist" is Rosa, "Mr Abara" stays Mr Abara, and who has no name is the buyer. */
function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/u)
  if (title.test(first) && rest.length > 0) return `${first} ${rest.at(-1) ?? ''}`
  return first === '' ? 'the buyer' : first
}

/**
 * `facts` are what could be found out; without them a need is known by the buyer's words alone. `toldBefore` are summaries
 * of what an earlier talk had brought out. `gatekeeperName` is whoever answered for the buyer: what is said to them is no
 * need, no signal and no step of the buyer's.
 */
export function evidenceOf(
  call: HeardCall,
  buyerName: string,
  facts: readonly { id: string; summary: string }[] = [],
  toldBefore: readonly string[] = [],
  gatekeeperName = '',
): CallEvidence {
  const desk = deskPartOf(call, shortName(buyerName), shortName(gatekeeperName))
  const ofBuyer = <Found extends { turn: HeardTurn }>(found: readonly Found[]): Found[] =>
    found.filter(({ turn }) => desk === null || !isSaidAtDesk(desk, turn))
  const uses = firstUses(call.turns, buyerName)
  const objections = objectionsHeard(call)
  const needs = ofBuyer(needsHeard(call, objections, facts))
  const signals = ofBuyer(signalsHeard(call))
  const names = namesHeard(call)
  return {
    call,
    // Of a buyer who never came to the line nothing can be said.
    buyerName: desk === null || desk.through ? shortName(buyerName) : desk.who,
    uses,
    recaps: recapsHeard({ call, uses }),
    needs,
    troubleTold: needs.some(({ weight }) => weight > 0),
    signals,
    objections,
    steps: names === null ? ofBuyer(stepsHeard(call, needs, signals)) : stepsOfNames(names),
    longest: longestRun(call),
    interruptions: interruptingTurns(call),
    toldBefore,
    desk,
    names,
    decision: decisionHeard(call, objections, toldBefore, buyerName),
  }
}

/** The buyer's own words for a need, fit for a sentence. */
export function toldIn(need: Need): string {
  return saidIn(need.turn, need.span)
}
