import type { Reason } from '../../speech/reasons.ts'
import { bargainIn, type Bargain, type ReturnKind } from '../../speech/bargaining.ts'
import { smallQuestion } from '../heard/asides.ts'
import { sumUpOfTerms } from '../heard/sum-of-terms.ts'
import { takesLeave } from '../heard/leave-taking.ts'
import { ofTheLine } from '../heard/of-the-line.ts'
import { isTied } from '../heard/tied.ts'
import { asksAboutWorry } from '../heard/worry-questions.ts'
import { actIn } from '../perceive.ts'
import type { Span } from '../perceive.ts'
import type { Scene } from '../scene.ts'
import {
  newDemand,
  openDemand,
  settledIn,
  type BargainMemory,
  type BargainTurn,
  type DemandMemory,
} from '../terms/bargain.ts'
import { grantedBeside } from '../terms/beside.ts'
import type { Demand } from '../terms/content.ts'
import { demandNamed, givesLeft, listeningFor, shareOf, sizeAsked } from '../terms/demands.ts'
import { granted } from '../terms/granted.ts'
import { weigh, type Deal } from '../terms/weigh.ts'
import { curious, goesPast } from './objections.ts'
import { reopensTerms, settledAt } from './disputed.ts'
import type { Effect, Ledger } from './turn.ts'

/** What each thing that a line can do in a bargain is called, and what it does to the buyer before difficulty weighs it. */
const weights: Record<Exclude<BargainTurn, 'nothing'>, readonly [reason: Reason, effect: Effect]> = {
  explored: ['You asked what lies behind their demand', { trust: 5, interest: 2, patience: 2 }],
  'explored-again': ['You asked what lies behind their demand', {}],
  'asked-return': ['You asked what they could give in return', { trust: 4, interest: 1, patience: 1 }],
  'wants-return': ['You asked for something in return', { trust: 2 }],
  traded: ['You gave something and asked for something in return', { trust: 8, interest: 7, patience: 4 }],
  countered: ['You asked for something in return', { trust: 3, interest: 2, patience: -1 }],
  given: ['You gave it away and asked for nothing in return', { trust: -6, interest: -2, patience: 2 }],
  'given-part': ['You gave part of it away and asked for nothing in return', { trust: -4, patience: -1 }],
  held: ['You held it against what the problem costs them', { trust: 7, interest: 7, patience: 2 }],
  'held-weakly': ['You gave a reason, and they still need something', { trust: 2, interest: 1, patience: -3 }],
  refused: ['You said no without a reason of theirs', { trust: -2, interest: -2, patience: -6 }],
  bluffed: ['You threatened or bluffed', { trust: -8, interest: -4, patience: -10 }],
  brushed: ['You went past their demand', { trust: -5, interest: -3, patience: -8 }],
  'only-heard': ['You heard their demand but did not answer it', { trust: 1, patience: -2 }],
  'gave-other': ['You gave away something they had not asked for', { trust: -4, patience: -4 }],
  'traded-other': ['You traded something they had not asked for', { trust: 3, interest: 2, patience: -1 }],
  'offered-other': ['You offered something they had not asked for', { trust: -1, patience: -4 }],
  disputed: ['You took back what they had taken for agreed', { trust: -2, patience: -2 }],
  'summed-up': ['You summed up the terms', { trust: 4, interest: 3, patience: 2 }],
  'summed-up-wrong': ['You summed up terms that were not agreed', { trust: -7, patience: -5 }],
}

/** These bring the two no nearer to each other. */
const roundsOf: ReadonlySet<BargainTurn> = new Set<BargainTurn>([
  'countered',
  'given-part',
  'held-weakly',
  'refused',
  'bluffed',
  'brushed',
  'gave-other',
  'offered-other',
])
/** More of them over one demand than this go on the buyer's nerves. */
const freeRounds = 3

const behind =
  /\b(?:(?:walk|talk|take) me through (?:it|that|how|the|your|this)|how(?: did|'d)? you (?:get|got|come|came|arrived?|land(?:ed)?|end(?:ed)? up|reach(?:ed)?|calculated?|settled?|pick(?:ed)?|cho?ose)\b|\b(?:because of|for) what\b|\bwhat for\b|where(?: does| do| did| is|'d|'s) (?:that|the|this|those|it|you)\b[^?]*\b(?:come from|get|from)\b|how did you (?:get|come|arrive)|what (?:would|does|will|do) (?:that|it|this|you)\b[^?]{0,40}\b(?:do|change|mean|solve|need it for|get out of|give you|achieve|help)\b|what (?:did|were) you (?:expect|think|budget|have in mind|hop|plan)\w*|what (?:do|would) you need|what are you (?:trying|hoping|aiming|worried|afraid)|help me understand|what's (?:driving|important|the (?:thinking|reason|background))|what is (?:driving|important|the (?:thinking|reason|background))|why (?:\w+ ){0,6}(?:per ?cent|percent|days|months|weeks|users|years|exactly|that|this|now|pilot|free|out|important|so))\b/

/** What they set the offer against is a question about another vendor, or what they run today. */
const ofRivals = /\bcompar(?:e|ed|ing)\b/

/** The rep asks for what the buyer really needs. */
function asksBehindIt({ heard }: Scene, { returns, asksReturn }: Bargain): boolean {
  if (!heard.asks || asksReturn || returns.length > 0 || ofRivals.test(heard.plain)) return false
  return asksAboutWorry(heard) || curious.test(heard.plain) || behind.test(heard.plain)
}

const ofCost =
  /\b(?:cost(?:s|ing)?|los(?:e|es|ing|t)|pay(?:s|ing)? for|month|week|year|hours?|save[sd]?|worth|every (?:day|night|time)|small next to|compared|against)\b/

/** A term is held with what the problem does to the buyer, in their own words. */
function holdsWithReason(scene: Scene, { refuses }: Bargain): boolean {
  const { heard } = scene
  if (!isTied(scene) || heard.pressure !== null) return false
  return refuses ? true : !heard.asks && ofCost.test(heard.plain)
}

/** Mean of trust and interest from which their own figure is reason enough. */
const holdsFrom = { easy: 46, medium: 54, hard: 60, expert: 64 } as const

function isPersuaded({ mind, setup }: Scene, { explained, rounds }: DemandMemory): boolean {
  const mean = (mind.meters.trust + mind.meters.interest) / 2
  return mean + (explained ? 5 : 0) + 2 * Math.min(rounds, 2) >= holdsFrom[setup.difficulty]
}

/** What is wanted for a grant: named now, or before, or what the buyer proposed and the rep takes up. */
function wantedFor(
  { wanted, counter }: DemandMemory,
  { returns, asksReturn, isYes }: Bargain,
  [first]: readonly ReturnKind[],
): Bargain['returns'] {
  if (returns.length > 0) return returns
  // A yes to what the buyer proposed is a yes to their half of it as well.
  if (isYes && counter !== null && counter.kind !== null) return [{ kind: counter.kind, months: counter.months }]
  if (wanted !== null) return [wanted]
  if (counter !== null && counter.kind !== null) return [{ kind: counter.kind, months: counter.months }]
  return asksReturn && first !== undefined ? [{ kind: first, months: null }] : []
}

function settle(bargain: BargainMemory, memory: DemandMemory, deal: Deal | null, gift: boolean): void {
  memory.state = 'resolved'
  memory.agreed = { size: deal?.size ?? 0, kind: deal?.kind ?? null, months: deal?.months ?? null, gift }
  if (deal === null) memory.agreed = { ...memory.agreed, size: memory.pocketed ?? 0, gift: memory.pocketed !== null }
  if (gift) {
    bargain.extra += 1
    bargain.bigger = true
  }
}

/** From this share on what is given for nothing is taken as it is; less is put away, and the rest asked for. */
const takenFrom = 0.95

function judgeGrant(scene: Scene, bargain: BargainMemory, memory: DemandMemory, heard: Bargain): BargainTurn {
  const { mind, setup } = scene
  const demand = demandNamed(memory.id)
  const offered = granted(demand, memory, heard)
  if (offered === null) return 'nothing'
  memory.offered = offered
  const gives = givesLeft(bargain, demand)
  const wanted = wantedFor(memory, heard, gives)
  if (wanted.length > 0) {
    const weighed = weigh(
      { demand, gives, memory, difficulty: setup.difficulty, trust: mind.meters.trust },
      offered,
      wanted,
    )
    if (weighed.accepted) {
      mind.counts[settledAt(memory)] = mind.turn
      settle(bargain, memory, weighed.deal, false)
      return 'traded'
    }
    memory.counter = weighed.counter
    mind.counts[`cannot:${memory.id}`] = weighed.cannot === null ? 0 : 1
    return 'countered'
  }
  const isWhole = shareOf(demand, offered, memory.size) >= takenFrom
  if (!isWhole && memory.pocketed === null) {
    memory.pocketed = offered
    return 'given-part'
  }
  mind.counts[settledAt(memory)] = mind.turn
  settle(bargain, memory, { size: offered, kind: null, months: null }, true)
  return 'given'
}

/** The line grants another thing than the one on the table: that one is taken or traded, and the open one stays open. */
function judgeBeside(scene: Scene, bargain: BargainMemory, demand: Demand, wants: boolean): BargainTurn {
  const { mind, setup, heard } = scene
  const { difficulty } = setup
  const said = bargainIn(heard.words, listeningFor(demand))
  const memory = newDemand(demand.id, sizeAsked(demand, difficulty, false), null)
  const isNamed = demand.unit === null || (said.grant?.figures.some(({ unit }) => unit === demand.unit) ?? false)
  const offered = isNamed ? granted(demand, memory, said) : null
  if (offered === null || shareOf(demand, offered, memory.size) === 0) return 'offered-other'
  const before = settledIn(bargain).find(({ id }) => id === demand.id)
  if (before !== undefined) return before.size === offered ? 'nothing' : 'summed-up-wrong'
  const { id } = demand
  if (!wants && said.returns.length === 0) {
    bargain.unasked.push({ id, size: offered, kind: null, months: null, gift: true })
    bargain.extra += 1
    bargain.bigger = true
    return 'gave-other'
  }
  const gives = givesLeft(bargain, demand)
  const weighed = weigh({ demand, gives, memory, difficulty, trust: mind.meters.trust }, offered, said.returns)
  if (!weighed.accepted) return 'offered-other'
  bargain.unasked.push({ id, ...weighed.deal, gift: false })
  return 'traded-other'
}

/** More of what the thing does, tied to nothing they told: nobody had asked. */
function sellsOn(scene: Scene): boolean {
  const sells = (['pitch', 'value', 'social_proof'] as const).some((act) => actIn(scene.heard, act) !== undefined)
  return sells && !isTied(scene)
}

/** "Okay, ten per cent. Where does that come from?" only says the figure back. */
const givesIt = /\b(?:we|i|you)(?:'ll| will| can| could|'d| would| may)\b|\b(?:deal|agreed|done|granted)\b/
/** "What would happen if we couldn't?" asks, and refuses nothing yet. */
const supposes = /\b(?:what|how|where|who)\b[^.?!]*\bif\b[^.?!]*\?/

/** What a line does with the demand on the table. */
function turnOver(scene: Scene, bargain: BargainMemory, memory: DemandMemory): BargainTurn {
  const { heard, mind } = scene
  const demand = demandNamed(memory.id)
  const said = bargainIn(heard.words, listeningFor(demand))
  if (said.bluffs || heard.pressure !== null) return 'bluffed'
  if ((said.grant === null || !givesIt.test(heard.plain)) && asksBehindIt(scene, said))
    return memory.explained ? 'explored-again' : 'explored'
  const beside = grantedBeside(demand, said)
  if (beside !== null) {
    // Whether a length is a return or the term itself is told by the demand it is said of.
    const wants = said.asksReturn || said.returns.some(({ kind }) => kind !== 'longer-term')
    return judgeBeside(scene, bargain, beside, wants)
  }
  if (said.grant !== null) {
    const done = judgeGrant(scene, bargain, memory, said)
    if (done !== 'nothing') return done
  }
  const [wanted] = said.returns
  // What is asked for instead of what they proposed is weighed against the same concession.
  if (wanted !== undefined && memory.counter !== null && !said.refuses) {
    const grant = { figures: [], words: 'that' }
    return judgeGrant(scene, bargain, memory, { ...said, grant })
  }
  if (wanted !== undefined && !(said.refuses && !heard.asks && isTied(scene))) {
    memory.wanted = wanted
    return 'wants-return'
  }
  if (said.asksReturn) return 'asked-return'
  if (holdsWithReason(scene, said)) {
    if (!isPersuaded(scene, memory)) return 'held-weakly'
    settle(bargain, memory, null, false)
    return 'held'
  }
  if (said.refuses && !supposes.test(heard.plain)) return 'refused'
  if (heard.acknowledges !== null && !heard.asks) return memory.acknowledged ? 'nothing' : 'only-heard'
  const greets = heard.acts.some(({ act }) => act === 'greeting' || act === 'small_talk' || act === 'intro')
  if (heard.asks || (mind.turn <= 2 && greets)) return 'nothing'
  return goesPast(heard) || sellsOn(scene) ? 'brushed' : 'nothing'
}

function turnOf(scene: Scene, bargain: BargainMemory): BargainTurn {
  const { heard, mind } = scene
  if (mind.step.agreed !== null || smallQuestion(heard) !== null || ofTheLine(heard) !== null || takesLeave(heard))
    return 'nothing'
  if (reopensTerms(scene, bargain)) return 'disputed'
  const sum = sumUpOfTerms(heard.plain, bargain)
  if (sum !== null) return sum === 'right' ? 'summed-up' : 'summed-up-wrong'
  const memory = openDemand(bargain)
  return memory === undefined ? 'nothing' : turnOver(scene, bargain, memory)
}

const whole = ({ words }: Scene['heard']): Span => ({ start: 0, end: words.length })

/** Weighs what the turn did in the bargain, and keeps it for the rules that choose the reply. */
export function termsChanges(ledger: Ledger): void {
  const { scene } = ledger
  const { bargain } = scene.mind
  if (bargain === null) return
  const memory = openDemand(bargain)
  const done = turnOf(scene, bargain)
  bargain.turn = done
  if (done === 'nothing') return
  if (memory !== undefined) {
    if (scene.heard.acknowledges !== null || done === 'only-heard') memory.acknowledged = true
    if (done === 'brushed' || done === 'bluffed') memory.state = 'brushed-aside'
    if (roundsOf.has(done)) memory.rounds += 1
  }
  const [reason, effect] = weights[done]
  // A push for a yes has been booked as one already.
  if (done !== 'bluffed' || scene.heard.pressure === null)
    ledger.add(`terms:${done}`, reason, effect, whole(scene.heard))
  if (memory !== undefined && roundsOf.has(done) && memory.rounds > freeRounds)
    ledger.add('haggled', 'You went round in circles', { patience: -5 })
}
