import { judgedFrom } from '../../acts/confidence.ts'
import { asksIfRead, decisionAskIn, givesAway, namesTheDecision } from '../../speech/deciding.ts'
import type { DecisionAsk } from '../../speech/deciding.ts'
import type { Reason } from '../../speech/reasons.ts'
import type { DecisionMemory } from '../decision/decision.ts'
import { seesToSigner, signerOf } from '../decision/signer.ts'
import { asksAfterPuttingOff } from '../heard/put-off-asked.ts'
import { noteSupplied } from '../heard/ask-put.ts'
import { guessesReason } from '../heard/worry-questions.ts'
import { smallQuestion } from '../heard/asides.ts'
import { guessesFigure } from '../answers/figure-check.ts'
import { takesLeave } from '../heard/leave-taking.ts'
import { namesTrouble } from '../heard/showing.ts'
import { dayNamed } from '../decision/day.ts'
import { surely } from '../heard/surely.ts'
import { countOf } from '../mind.ts'
import { isTied } from '../heard/tied.ts'
import { isAsking } from '../perceive.ts'
import type { Act } from '@ringside/contract/simulations/vocabulary'
import { asksForStep } from '../policy/step.ts'
import type { Scene } from '../scene.ts'
import { answerStrength } from '../heard/answer-strength.ts'
import { pendingObjection, strengthNeeded } from './objections.ts'
import { settledReason } from './settling.ts'
import type { Effect, Ledger } from './turn.ts'

type Turn = DecisionMemory['turn']

/** What was found in the talks before: to ask it again begins from the start. */
const foundBefore: ReadonlySet<Act> = new Set<Act>(['q_process', 'q_pain', 'q_impact', 'q_competitor'])
const since = /\b(?:still|changed?|new|since (?:we|then|last)|meanwhile|right|correct)\b/

function asksAgain(scene: Scene): boolean {
  const { heard, mind } = scene
  if (mind.pending !== null || since.test(heard.plain)) return false
  return heard.asks && heard.acts.some(({ act, confidence }) => foundBefore.has(act) && confidence >= judgedFrom)
}

const hasSettled = ({ changes }: Pick<Ledger, 'changes'>): boolean =>
  changes.some(({ reason }) => reason === settledReason)

/** "Which point?" at the beginning only hands over the word. */
const firstWords = 2

/** What the thing does, told once more to somebody who has read it: no answer to them, and tied to nothing of theirs. */
function sellsAgain({ scene, changes }: Pick<Ledger, 'scene' | 'changes'>): boolean {
  const { heard, mind } = scene
  const asked = mind.question !== null && mind.turn > firstWords
  if (mind.pending !== null || asked || guessesFigure(heard)) return false
  if (hasSettled({ changes })) return false
  return (surely(heard, 'pitch') ?? surely(heard, 'value')) !== undefined && !isTied(scene)
}

const besidesIt = /\b(?:else|other than|apart from|besides|beyond)\b/

/** Speaks to what the no was about: brings what was missing, or answers the worry as well as it would have taken before. */
function meetsReason(scene: Scene, { why }: DecisionMemory): boolean {
  const { mind, persona } = scene
  if (countOf(mind, `supplied:${why ?? ''}`) === mind.turn) return true
  const worry = persona.objections.find(({ family }) => family === why)
  return worry !== undefined && answerStrength(scene, worry) >= strengthNeeded(scene, worry)
}

const askedFor: Record<DecisionAsk, Turn> = {
  plain: 'asked',
  hedged: 'hedged',
  day: 'asked-day',
  'in-the-way': 'asked-in-the-way',
}

/** The yes is there in principle, and the line brings what was missing for it: a day, or how the signature comes about. */
function settlesRest(scene: Scene, { answer }: DecisionMemory, seesSigner: boolean): boolean {
  return answer === 'yes' && (seesSigner || dayNamed(scene.heard.words) !== null)
}

const ofTalk =
  /\b(?:call|ring|meet\w*|talk|speak|chat|catch up|sit down|demo|session|minutes?|half an hour|an hour|coffee|come (?:by|over|back)|get together|visit|show you|touch base|follow up)\b/

/** What the ask had brought up is settled, and a day is named with no talk in it: "could we say Monday?" is the ask again. */
function datesTheYes({ heard, mind }: Scene, { asks, answer }: DecisionMemory): boolean {
  if (asks === 0 || answer !== 'none' || mind.pending !== null || ofTalk.test(heard.plain)) return false
  return heard.asks && dayNamed(heard.words) !== null
}

function turnOf(ledger: Ledger, decision: DecisionMemory, seesSigner: boolean): Turn {
  const { scene } = ledger
  const { heard, mind } = scene
  if (takesLeave(heard) || smallQuestion(heard) !== null || heard.pressure !== null) return 'nothing'
  if (mind.step.agreed !== null) return sellsAgain(ledger) ? 'sold-past-yes' : 'nothing'
  if (decision.answer === 'no' && !decision.turned && meetsReason(scene, decision)) return 'met-reason'
  if (settlesRest(scene, decision, seesSigner)) return 'settled-rest'
  if (asksAfterPuttingOff(scene) && decisionAskIn(heard.words) !== 'plain') return 'asked-in-the-way'
  // "Is it that there's no room, or would you rather not?" asks what the worry is, and for no decision.
  if (mind.pending !== null && guessesReason.test(heard.plain)) return 'nothing'
  const ask = decisionAskIn(heard.words)
  // "What would it take?" over an open worry is about that worry.
  if (ask !== null && !(ask === 'in-the-way' && mind.pending !== null && !besidesIt.test(heard.plain)))
    return askedFor[ask]
  if (ask !== null) return 'nothing'
  if (decision.answer === 'yes') return sellsAgain(ledger) ? 'sold-past-yes' : 'nothing'
  // A day that belongs to the answer, as nothing starts before it, asks for no meeting.
  if (datesTheYes(scene, decision)) return 'asked'
  if (asksForStep(scene) && !hasSettled(ledger) && !namesTheDecision(heard.words))
    return seesSigner || decision.answer === 'nearly' ? 'asked-day' : 'asked-meeting'
  if (asksAgain(scene) && !asksIfRead(heard.words)) return 'asked-again'
  return sellsAgain(ledger) ? 'sold-again' : 'nothing'
}

const weights: Partial<Record<Turn, readonly [Reason, Effect]>> = {
  asked: ['You asked for the decision plainly', { trust: 3, interest: 2, patience: 3 }],
  hedged: ['You asked in words that need no answer', { trust: -3, interest: -2, patience: -5 }],
  'asked-day': ['You asked for the day of the decision', { trust: 2, patience: 1 }],
  'asked-in-the-way': ['You asked what still stands in the way', { trust: 4, interest: 2, patience: 3 }],
  'met-reason': ['You spoke to the reason of their no', { trust: 5, interest: 6, patience: 6 }],
  'settled-rest': ['You saw to what belongs to a yes', { trust: 3, interest: 2, patience: 2 }],
  'asked-meeting': [
    'You asked for one more meeting instead of the decision',
    { trust: -1, interest: -2, patience: -5 },
  ],
  'asked-again': ['You asked again what they had told you', { trust: -1, interest: -2, patience: -6 }],
  'sold-again': ['You sold it again from the start', { trust: -1, interest: -3, patience: -7 }],
  'sold-past-yes': ['You went on selling after the yes', { trust: -3, interest: -4, patience: -6 }],
}

/** An ask past a worry is judged as going past it (`objectionChanges`), and one past a no wins nothing. */
function asksInVain(scene: Scene): boolean {
  return pendingObjection(scene) !== null || scene.mind.decision?.answer === 'no'
}

/** A price that is the worry on the table may be talked of; anything else thrown in was not asked for. */
function judgeGift(ledger: Ledger): void {
  const { scene } = ledger
  const { heard, mind } = scene
  const open = pendingObjection(scene)
  if (!givesAway(heard.words) || open?.objection.family === 'price' || ledger.has(settledReason)) return
  mind.counts['gave-at'] = mind.turn
  ledger.add('gave', 'You gave something away that nobody had asked for', { trust: -5, interest: -1, patience: -3 })
}

/** In the first lines: where the two stand, in what the buyer had told. */
const openingTurns = 4

function judgeWhereItStands(ledger: Ledger): void {
  const { scene } = ledger
  const { mind, heard } = scene
  if (mind.turn > openingTurns || countOf(mind, 'cause:stands') > 0 || heard.insult || heard.pressure !== null) return
  // Where things stand is said before the ask, or with it; said over a worry it goes past it.
  if (mind.pending !== null || (mind.decision?.asks ?? 0) > 1) return
  const inTheirWords = namesTrouble(scene)
  if (inTheirWords || namesTheDecision(heard.words)) mind.counts['stands-at'] = mind.turn
  if (!inTheirWords) return
  ledger.add('stands', 'You said where things stand, in what they had told you', {
    trust: 4,
    interest: 5,
    patience: 2,
  })
}

/** Weighs what the turn did about the decision, and keeps it for the rules that choose the reply. */
export function decisionChanges(ledger: Ledger): void {
  const { scene } = ledger
  const { mind, persona, heard } = scene
  const { decision } = mind
  if (decision === null) return
  if (noteSupplied(scene))
    ledger.add('supplied', 'You brought what they had said was missing', { trust: 3, interest: 5, patience: 4 })
  const signer = signerOf(persona)
  const seesSigner = signer !== null && !decision.signerSeen && seesToSigner(heard, signer)
  if (seesSigner) decision.signerSeen = true
  decision.turn = turnOf(ledger, decision, seesSigner)
  if (decision.turn === 'asked') decision.asks += 1
  if (decision.turn === 'hedged') decision.hedges += 1
  const weighed = weights[decision.turn]
  if (weighed !== undefined && !(decision.turn === 'asked' && asksInVain(scene)))
    ledger.add(`decision:${decision.turn}`, ...weighed)
  judgeGift(ledger)
  judgeWhereItStands(ledger)
}

/** What the line asks or sells has been weighed as part of the decision. */
export function isAboutDecision({ mind }: Pick<Scene, 'mind'>): boolean {
  return mind.decision !== null && mind.decision.turn !== 'nothing'
}

/** Questions that are none of a call about the decision, unless they are about the worry on the table. */
export function isFoundBefore({ mind }: Pick<Scene, 'mind'>, act: Act): boolean {
  return mind.decision !== null && mind.pending === null && isAsking(act) && foundBefore.has(act)
}
