import type { BuyerProfile, Meters, Turn } from '@ringside/contract'
import { isKnownTo } from '../buyer/findable.ts'
import type { CallSetup } from '../buyer/index.ts'
import { toldBefore, withSharedPast } from '../buyer/shared-past.ts'
import { generateAccount, generatePersona, plainSegment, withGatekeeper } from '../generation/index.ts'
import { reviewCall, type KnownObjection } from '../scoring/index.ts'
import { parseCallFile, type CallFile } from './call-file.ts'
import { playCall } from './play-call.ts'
import { readText } from './read-file.ts'
import { reviewJson, type ReviewJson } from './review-json.ts'

type TurnJson = {
  turn: number
  speaker: string
  words: string
  acts: string[]
  move: string | null
  trust: number
  interest: number
  patience: number
  why: string[]
}

type CallJson = {
  turns: TurnJson[]
  outcome: string
  facts: string[]
  objections: { id: string; state: string }[]
  unsaid: number
  review: ReviewJson
}

function personaFrom({ persona, seed, industry }: CallFile): BuyerProfile {
  if (persona !== null) return persona
  const account = generateAccount({
    seed,
    segment: plainSegment(industry),
    takenNames: [],
  })
  return generatePersona({
    seed,
    personaId: `persona-${seed}`,
    account,
    contact: { level: 'VP/Director Level', department: 'Operations' },
    colleagues: [],
    takenNames: [],
    takenManners: [],
  })
}

function setupFrom(file: CallFile, persona: BuyerProfile): CallSetup {
  const setup = withSharedPast({
    persona,
    type: file.type,
    difficulty: file.difficulty,
    seed: file.seed,
    rep: { ...file.rep, product: file.productSummary },
    memory: { earlierCalls: file.earlierCalls, colleaguesHeard: file.colleaguesHeard },
    known: file.known,
  })
  return withGatekeeper(setup)
}

function turnsJson(turns: readonly Turn[], start: Meters): TurnJson[] {
  let meters = start
  return turns.map((turn) => {
    const speaker = turn.speaker === 'buyer' ? (turn.by ?? turn.speaker) : turn.speaker
    const said = { turn: turn.turn, speaker, words: turn.words }
    if (turn.speaker === 'rep')
      return { ...said, acts: turn.acts.map(({ act }) => act), move: null, ...meters, why: [] }
    meters = turn.meters
    return { ...said, acts: [], move: turn.move, ...meters, why: turn.changes.map(({ reason }) => reason) }
  })
}

/** Where each objection stood at the end, in the order they were raised. */
function objectionStates(turns: readonly Turn[]): CallJson['objections'] {
  const states = new Map<string, string>()
  for (const turn of turns) {
    if (turn.speaker === 'buyer' && turn.objection !== undefined) states.set(turn.objection.id, turn.objection.state)
  }
  return [...states].map(([id, state]) => ({ id, state }))
}

/** What this persona could tell: facts that they know. */
export function findableFacts(persona: BuyerProfile): BuyerProfile['facts'] {
  return persona.facts.filter((fact) => isKnownTo(persona.personaId, fact))
}

/** `call FILE.json`: plays the lines against the buyer and reviews the call. */
export function callCommand(file: string): CallJson {
  const callFile = parseCallFile(file, readText(file))
  const persona = personaFrom(callFile)
  const setup = setupFrom(callFile, persona)
  const { turns, start, outcome, unsaid } = playCall(setup, callFile.lines)
  const objections: KnownObjection[] = persona.objections.map(({ id, family, goodAnswer }) => ({
    id,
    family,
    goodAnswer,
  }))
  const review = reviewCall({
    turns,
    type: callFile.type,
    outcome,
    facts: findableFacts(persona).map(({ id, label, summary }) => ({ id, label, summary })),
    toldBefore: toldBefore(setup).map(({ summary }) => summary),
    objections,
    mindStart: start,
    buyerName: persona.firstName,
    ...(setup.gatekeeper ? { gatekeeperName: setup.gatekeeper.firstName } : {}),
    product: callFile.productSummary,
    seller: { name: setup.rep.firstName, company: setup.rep.companyName },
  })
  return {
    turns: turnsJson(turns, start),
    outcome,
    facts: [...new Set(turns.flatMap((turn) => (turn.speaker === 'buyer' ? turn.facts : [])))],
    objections: objectionStates(turns),
    unsaid,
    review: reviewJson(review),
  }
}
