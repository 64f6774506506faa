import { judgedFrom } from '../../acts/confidence.ts'
import type { Act, MeterChange } from '@ringside/contract/simulations/vocabulary'
import { objectionChanges } from './objections.ts'
import { termsChanges } from './terms.ts'
import { decisionChanges, isAboutDecision, isFoundBefore } from './decision.ts'
import { judgeCustomer } from './customer.ts'
import { isAboutNames, namesChanges } from './names.ts'
import { judgeListening } from './listening.ts'
import { judgeSelling } from './selling.ts'
import { knowsTrouble } from '../heard/ask-put.ts'
import { customerSubjectOf } from '../heard/customer-questions.ts'
import { factsBrought } from '../heard/brought.ts'
import { move } from './move.ts'
import { judgePromise } from './promise.ts'
import { judgeStep } from './step.ts'
import { count, countOf } from '../mind.ts'
import { isAsking, knowsNothing, meaningOf, type Span } from '../perceive.ts'
import type { Scene } from '../scene.ts'
import { isRepeated } from '../heard/repeated.ts'
import { offTheWork } from '../heard/off-the-work.ts'
import { payoffAsked, shownIn } from '../heard/showing.ts'
import { introduction, mayAsk, surely } from '../heard/surely.ts'
import { judgeLeading } from '../heard/leading.ts'
import { asksWhatItTakes } from '../heard/what-it-takes.ts'
import { asksHowItIsDecided } from '../../speech/decided-how.ts'
import { asksOddly } from '../../speech/odd-questions.ts'
import type { Reason } from '../../speech/reasons.ts'
import { longestTurn } from '../tuning.ts'
import { wrapsUp } from '../heard/wrapping-up.ts'

export type Effect = { trust?: number; interest?: number; patience?: number }

/** Collects what a turn does to the meters, with the difficulty and habit weighed in. */
export class Ledger {
  readonly changes: MeterChange[] = []
  readonly scene: Scene

  constructor(scene: Scene) {
    this.scene = scene
  }

  /** Books one cause. The same good cause is worth less each time: a third compliment moves nobody. */
  add(cause: string, reason: Reason, effect: Effect, span?: Span | null): void {
    const times = count(this.scene.mind, `cause:${cause}`)
    const fade = times === 1 ? 1 : times <= 3 ? 0.8 : 0.6
    const { gain, loss } = this.scene.tuning
    const { meters } = this.scene.mind
    // The higher a meter stands, the less one more good line moves it.
    const room = (meter: number): number => Math.max(0.2, Math.min(1, (105 - meter) / 75))
    const weigh = (amount: number = 0, meter: number): number =>
      Math.round(amount * (amount > 0 ? gain * fade * room(meter) : loss) * 10) / 10
    this.changes.push({
      reason,
      trust: weigh(effect.trust, meters.trust),
      interest: weigh(effect.interest, meters.interest),
      patience: weigh(effect.patience, meters.patience),
      ...(span ? { start: span.start, end: span.end } : {}),
    })
  }

  has(reason: Reason): boolean {
    return this.changes.some((change) => change.reason === reason)
  }

  get isGood(): boolean {
    return this.changes.some(({ trust, interest }) => trust + interest > 2)
  }
}

function judgeOpening(ledger: Ledger): void {
  const { scene } = ledger
  const { heard, mind, persona } = scene
  const intro = introduction(heard)
  if (intro && countOf(mind, 'cause:intro') === 0) {
    ledger.add('intro', 'You said who you are', { trust: 2, patience: 1 }, intro)
  }
  const permission = surely(heard, 'permission')
  if (permission && countOf(mind, 'cause:permission') === 0 && mind.turn <= 5) {
    ledger.add('permission', 'You asked for the time instead of taking it', { trust: 2, patience: 8 }, permission)
  }
  if (mind.turn > 5 || countOf(mind, 'cause:reason') > 0 || intro === undefined) return
  const trade = meaningOf(Object.values(persona.vocabulary).join(' ') + ` ${persona.company.name} ${persona.title}`)
  const fits = [...heard.stems].filter((stem) => trade.has(stem)).length
  const because =
    /\b(?:because|the reason|reason i|noticed|i saw|i read|i heard|congratulations|congrats|just (?:added|opened|bought|hired|moved))\b/.test(
      heard.plain,
    )
  if (because && fits >= 2 && heard.wordCount >= 12) {
    ledger.add('reason', 'Your reason for calling was about their business', { trust: 5, interest: 8 }, intro)
  } else if (because) {
    ledger.add('reason', 'You gave a reason for calling', { trust: 2, interest: 4 }, intro)
  }
}

/** Says where it is from. */
const fromSomebody =
  /\b(?:told (?:me|us)|tells (?:me|us)|says?|said|mentioned|mentions|according to|i (?:hear|heard|understand|gather|know|read)|we (?:hear|heard|know)|puts? (?:it|that|this|the)|spoke (?:to|with)|talked to|from what|i(?:'ve| have) (?:heard|been told)|was told)\b/
/** Without that, so much of it is more than chance. */
const toldShare = 0.5
const fewestTold = 3

/** The rep tells what a colleague had told: with where they have it from, or a good part of it in so many words. */
function isToldOn({ heard, setup }: Scene, { id }: { id: string }): boolean {
  const known = setup.known?.find(({ factId }) => factId === id)
  if (known === undefined) return false
  const from = known.from.toLowerCase().split(' ')[0] ?? ''
  if (fromSomebody.test(heard.plain) || (from !== '' && heard.plain.includes(from))) return true
  const telling = [...meaningOf(known.summary)]
  const said = telling.filter((stem) => heard.stems.has(stem)).length
  return said >= Math.min(fewestTold, telling.length) && said >= telling.length * toldShare
}

/** Who comes with what a colleague told need not be told it again; what it shows for is that somebody listened. */
function judgeHomework(ledger: Ledger): void {
  const { scene } = ledger
  const brought = factsBrought(scene).filter((fact) => isToldOn(scene, fact))
  if (brought.length === 0) return
  scene.mind.brought.push(...brought.map(({ id }) => id))
  scene.mind.counts['brought-at'] = scene.mind.turn
  ledger.add('brought', 'You came with what a colleague of theirs had told you', { trust: 4, interest: 5, patience: 2 })
}

/** Points at what was just told, or is short enough to be about nothing else. */
const pointsAtIt =
  /\b(?:that|those|these|it|they|them|then)\b|^(?:(?:and|so|okay|right|oh),? )*(?:why|how (?:often|long|come|so)|since when|which|who|what happen(?:s|ed))\b/

/** The question takes up words of the buyer's last line that the rep had not used before: two of them, or one it points at. */
function buildsOn({ heard, mind }: Scene, last: ReadonlySet<string>): boolean {
  const shared = [...meaningOf(heard.question)].filter((stem) => last.has(stem))
  const before = shared.length > 0 ? meaningOf(mind.heard.join(' ')) : last
  const taken = shared.filter((stem) => !before.has(stem))
  return taken.length >= 2 || (taken.length === 1 && pointsAtIt.test(heard.question.toLowerCase()))
}

/** Questions that cost something when they come early. */
const closeActs: ReadonlySet<Act> = new Set<Act>(['q_authority', 'q_budget'])

/** Words without which a question is about nothing that is used or was tried. */
const ofTheirTools =
  /\b(?:tr(?:y|ies|ied|ying)|trial\w*|us(?:e|es|ed|ing)|ha(?:ve|d) you|looked (?:at|into)|before|ago|in the past|systems?|tools?|software|apps?|vendors?|suppliers?|providers?|compet\w+|compar\w+|others?|elsewhere|else|instead|current\w*|today|at the moment|switch\w*|last (?:one|time)|happy with|work with)\b/

/** Of what is shown the ear makes a question now and then: "when something moves". And a push for a yes asks nothing else. */
function askedActs(scene: Scene): Scene['heard']['acts'] {
  const { heard } = scene
  if (heard.pressure || (heard.questionCount === 0 && shownIn(scene) !== undefined)) return []
  // "When does the World Cup start?" has the words of a question about dates.
  if (offTheWork(scene) !== null || asksOddly(heard.question)) return []
  return heard.acts.filter(
    ({ act, confidence }) => isAsking(act) && confidence >= judgedFrom && !isFoundBefore(scene, act),
  )
}

/** What it would change is asked about the thing on the screen, and not about the trouble. */
function judgeImpact(ledger: Ledger, impact: Span | undefined): void {
  const { scene } = ledger
  if (payoffAsked(scene) !== undefined) return
  if (knowsTrouble(scene))
    ledger.add('q_impact', 'You asked what the problem costs them', { trust: 4, interest: 6, patience: 2 }, impact)
  else if (!scene.traits.offerKnown && !asksWhatItTakes(scene.heard))
    ledger.add('q_impact_early', 'You asked what a problem costs before you knew one', { patience: -2 }, impact)
}

function judgeQuestions(ledger: Ledger): void {
  const { scene } = ledger
  const { heard, mind, lastWords } = scene
  const asked = askedActs(scene)
  // Who uses it is asked of no signature, and what it is worth of no budget.
  const ofUse = scene.traits.customer && customerSubjectOf(heard) !== null
  const kinds = new Set(asked.map(({ act }) => act).filter((act) => !ofUse || !closeActs.has(act)))
  const spanOf = (act: string): Span | undefined => asked.find((perceived) => perceived.act === act)
  // How the day's head count is decided is how they work.
  if (kinds.has('q_authority') && asksHowItIsDecided(heard.question)) {
    kinds.delete('q_authority')
    if (!kinds.has('q_process'))
      ledger.add('q_process', 'You asked how they work', { trust: 4, interest: 2, patience: 2 }, spanOf('q_authority'))
  }
  if (kinds.has('q_process'))
    ledger.add('q_process', 'You asked how they work', { trust: 4, interest: 2, patience: 2 }, spanOf('q_process'))
  if (kinds.has('q_pain'))
    ledger.add('q_pain', 'You asked what gets in their way', { trust: 4, interest: 4, patience: 2 }, spanOf('q_pain'))
  if (kinds.has('q_competitor'))
    ledger.add(
      'q_competitor',
      ofTheirTools.test(heard.plain) ? 'You asked what they use or have tried' : 'You asked for their side of it',
      { trust: 4, interest: 2, patience: 1 },
      spanOf('q_competitor'),
    )
  if (kinds.has('q_timeline'))
    ledger.add('q_timeline', 'You asked about their timing', { trust: 2, interest: 1 }, spanOf('q_timeline'))
  if (kinds.has('q_impact')) judgeImpact(ledger, spanOf('q_impact'))
  judgeCloseQuestions(
    ledger,
    kinds.has('q_budget') ? spanOf('q_budget') : undefined,
    kinds.has('q_authority') ? spanOf('q_authority') : undefined,
  )
  const last = meaningOf(lastWords)
  const follows = asked.length > 0 && buildsOn(scene, last)
  if (follows && mind.turn > 2)
    ledger.add('follow-up', 'You followed up on what they had just said', { trust: 3, interest: 2, patience: 1 })
  if (mayAsk(heard)) count(mind, 'questions')
  if (heard.questionCount >= 3) ledger.add('many', 'You asked several questions at once', { trust: -1, patience: -4 })
}

/** What it takes is asked of whoever decides, and who decides is asked as well: two questions under one act. */
const authorityReason = (heard: Scene['heard']): Reason =>
  asksWhatItTakes(heard) && !/\bwho\b/.test(heard.plain)
    ? 'You asked what it would take'
    : 'You asked who else has to be comfortable'

function judgeCloseQuestions(ledger: Ledger, budget: Span | undefined, authority: Span | undefined): void {
  const { trust } = ledger.scene.mind.meters
  // Where the terms are the matter, money is what the call is about.
  const early = ledger.scene.mind.bargain === null && trust < 38 * ledger.scene.tuning.factCost
  if (budget && early)
    ledger.add('budget_early', 'You asked about money before you had earned it', { trust: -2, patience: -6 }, budget)
  else if (budget)
    ledger.add('q_budget', 'You asked about money at the right moment', { trust: 2, interest: 1 }, budget)
  if (authority && trust < 26)
    ledger.add(
      'authority_early',
      'You asked who decides before they saw why it matters',
      { trust: -1, patience: -3 },
      authority,
    )
  else if (authority)
    ledger.add('q_authority', authorityReason(ledger.scene.heard), { trust: 3, interest: 2 }, authority)
}

function judgeManners(ledger: Ledger): void {
  const { scene } = ledger
  const { heard, mind } = scene
  if (heard.insult) ledger.add('insult', 'You were rude', { trust: -30, interest: -20, patience: -45 })
  if (heard.pressure)
    ledger.add('pressure', 'You pushed for a yes', { trust: -9, interest: -6, patience: -13 }, heard.pressure)
  if (heard.strange === 'attack' || heard.strange === 'code')
    ledger.add('strange', 'You said something that made no sense on a call', { trust: -5, patience: -12 })
  if (heard.strange === 'gibberish' && countOf(mind, 'gibberish') > 0)
    ledger.add('gibberish', 'You said something nobody could make out, again', { patience: -8 })
  if (heard.strange === 'flood') ledger.add('flood', 'You talked far too long', { interest: -6, patience: -15 })
  else if (heard.wordCount > longestTurn(scene))
    ledger.add('monologue', 'You talked for too long in one go', { interest: -4, patience: -9 })
  judgeLeading(ledger)
  if (knowsNothing(heard) && !heard.asks) {
    // Once is honest; whoever never has an answer wastes their time.
    const before = countOf(mind, 'no-answer')
    mind.counts['no-answer'] = before + 1
    ledger.add('no-answer', 'You had no answer to give', { trust: -1, interest: -2, patience: -1 - 2 * before })
  }
  if (isRepeated(scene)) ledger.add('repeat', 'You said the same thing again', { trust: -2, patience: -8 })
}

/** What the rep reads of a line that moved nobody. */
export const timeWentBy = 'Time went by'

function judgeMomentum(ledger: Ledger): void {
  const { heard, mind, rules } = ledger.scene
  const bare = heard.wordCount <= 4 && !heard.asks && mind.turn > 2 && mind.step.agreed === null
  if (bare && heard.strange === null) {
    const row = count(mind, 'bare')
    if (row >= 2) ledger.add('bare', 'You left it to them to keep the call going', { interest: -1, patience: -3 })
  } else mind.counts['bare'] = 0
  if (ledger.isGood || mind.step.agreed !== null) return
  const tired = heard.elapsedMs > rules.timeMs * 0.8 ? 2 : 1
  ledger.add('time', timeWentBy, { patience: -rules.patiencePerTurn * tired })
}

/** The turn did something in a bargain over the terms. */
const bargains = ({ mind }: Scene): boolean => mind.bargain !== null && mind.bargain.turn !== 'nothing'

/** Judges one turn: books every cause, moves the meters, and returns the changes that mattered. */
export function judgeTurn(scene: Scene): MeterChange[] {
  // What rounds off an agreement costs nothing and goes past nothing.
  if (wrapsUp(scene) && scene.mind.names === null) return []
  const ledger = new Ledger(scene)
  judgeManners(ledger)
  if (scene.heard.strange === null) {
    judgeOpening(ledger)
    judgeHomework(ledger)
    judgePromise(ledger)
    objectionChanges(ledger)
    termsChanges(ledger)
    namesChanges(ledger)
    decisionChanges(ledger)
    // What asks for names asks for nothing of theirs.
    if (!isAboutNames(scene)) judgeQuestions(ledger)
    judgeListening(ledger)
    judgeCustomer(ledger)
    // What is given, wanted or held in a bargain sells nothing.
    if (!bargains(scene) && !isAboutNames(scene) && !isAboutDecision(scene)) judgeSelling(ledger)
    judgeMomentum(ledger)
  }
  const before = ledger.changes.length
  move(scene, ledger.changes)
  const isStep = !bargains(scene) && !isAboutNames(scene) && scene.mind.decision === null
  if (scene.heard.strange === null && isStep) judgeStep(ledger)
  move(scene, ledger.changes.slice(before))
  return ledger.changes.filter(({ trust, interest, patience }) => trust !== 0 || interest !== 0 || patience !== 0)
}
