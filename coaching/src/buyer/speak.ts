import type { BuyerProfile, Objection } from '@ringside/contract/pipeline/buyer-profile'
import { asksWhatWasTold, claimsToSign } from './heard/told-them.ts'
import { countOf } from './mind.ts'
import { asksOfNoFigure, asksPriceUnasked } from './minds-money.ts'
import type { Mind, Piece } from './mind.ts'
import { inFull } from './formal-speech.ts'
import { productAside, productLine } from './answers/product-talk.ts'
import type { ProductLine } from './answers/product-talk.ts'
import { oncePer } from './once.ts'
import { pick, roll } from './random.ts'
import { plainPiece } from './scene.ts'
import type { Plan, Scene } from './scene.ts'
import { voices } from './words/lines.ts'
import type { Filling } from './words/lines.ts'
import { asksSubject } from './words/asks-subject.ts'
import type { LineKey } from './words/line-keys.ts'

export type Fillings = Partial<Record<Filling, string>>

const partPattern = /\{(\w+)\}/g

function isFilled(wording: string, fillings: Fillings): boolean {
  if (!wording.includes('{')) return true
  return [...wording.matchAll(partPattern)].every(([, part]) => part !== undefined && part in fillings)
}

function fill(wording: string, fillings: Fillings): string {
  const filled = wording.includes('{') ? withParts(wording, fillings) : wording
  return capitalised(filled.replaceAll(/\.{2,}(?=\s|$)/g, '.').replaceAll(/([?!])\./g, '$1'))
}

function withParts(wording: string, fillings: Fillings): string {
  const entries = new Map(Object.entries(fillings))
  return wording.replaceAll(partPattern, (_, part: string) => entries.get(part) ?? '')
}

/** With capitals where a sentence starts; a name spelt like iManage keeps its own. */
export function capitalised(text: string): string {
  return text.replaceAll(
    /(^|[.?!] )(\p{Ll})(?!\p{Lu})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

/** As one says it of a colleague: "our Finance Director". Some titles are kept that way already. */
export function calledBy(title: string): string {
  return /^\p{Ll}/u.test(title) ? title : `our ${title}`
}

const holdsAnOffice =
  /^(?:in it|our longest-serving hand|my business partner|the owner|our founder)$|\b(?:ceo|financ\w*|cfo|controller|bookkeeper)\b/i

/** Who is named for what this buyer does not know: the one who runs the work, the same one all through the call. */
const rightHand = oncePer(
  ({ colleagues }: BuyerProfile): BuyerProfile['colleagues'][number] | undefined =>
    colleagues.find(({ title }) => !holdsAnOffice.test(title)) ?? colleagues[0],
)

function knownFillings({ persona, setup, mind, traits }: Scene): Fillings {
  const { vocabulary } = persona
  const colleague = rightHand(persona)
  return {
    me: persona.firstName,
    last: persona.lastName,
    company: persona.company.name,
    title: persona.title,
    peers: vocabulary['peers'] ?? 'companies',
    workers: vocabulary['workers'] ?? 'people',
    ...(setup.rep.firstName !== '' && mind.knows.name && (traits.expected || countOf(mind, 'name-heard') > 0)
      ? { rep: setup.rep.firstName, repCompany: setup.rep.companyName }
      : {}),
    ...(colleague === undefined
      ? {}
      : { colleague: colleague.name.split(' ')[0] ?? colleague.name, colleagueTitle: calledBy(colleague.title) }),
  }
}

/** One of some wordings not yet said in this call, with its parts filled in; null when all have been said. */
export function unsaid(scene: Scene, wordings: readonly string[], extra: Fillings = {}): string | null {
  const { mind } = scene
  const fillings = { ...knownFillings(scene), ...extra }
  const open = wordings.filter(
    (wording) =>
      !mind.used.includes(wording) &&
      isFilled(wording, fillings) &&
      !asksWhatWasTold(scene, wording) &&
      !claimsToSign(scene, wording),
  )
  if (open.length === 0) {
    roll(mind)
    return null
  }
  const chosen = pick(mind, open)
  mind.used.push(chosen)
  const text = fill(chosen, fillings)
  return scene.persona.temperament === 'formal' ? inFull(text) : text
}

/** The buyer opened the call with what it is about: nobody who has just done so asks for the caller's subject. */
function hasNamedSubject({ mind, traits }: Scene): boolean {
  if (!traits.expected) return false
  if (traits.aboutDecision) return true
  return (mind.bargain?.demands.length ?? 0) > 0 || (traits.aboutWorries && mind.objections.length > 0)
}

/** Lines that go on from small talk to "what is it about?". */
const greetings: ReadonlySet<LineKey> = new Set<LineKey>(['reactSmallTalk', 'greetBack'])

/** What a prospect says of a stranger's offer, and what a customer says in its place. */
const saidByCustomer: Partial<Record<LineKey, LineKey>> = {
  reactPitchEarly: 'soldTooSoon',
  stepWhatFor: 'unheardNo',
  stepNotYet: 'renewNotYet',
  stepNoProof: 'renewNotYet',
  stepCounter: 'renewCounter',
  ownQuestion: 'customerWonders',
  askBack: 'customerWonders',
  reactCurious: 'customerWonders',
}

/** What is asked out of curiosity, whatever it may be. */
const curious: ReadonlySet<LineKey> = new Set<LineKey>(['reactCurious', 'ownQuestion', 'customerWonders'])

/** Nothing that this buyer would ask here, out of curiosity or of what is on the screen. */
function isIdle({ persona, heard }: Scene, key: LineKey, wording: string): boolean {
  if (key === 'showCurious') return asksOfNoFigure(heard.plain, wording)
  return curious.has(key) && asksPriceUnasked(persona, wording)
}

/** A line of this buyer's own voice, or null when every wording has been said. */
export function line(scene: Scene, wanted: LineKey, extra: Fillings = {}): string | null {
  const key = scene.traits.customer ? (saidByCustomer[wanted] ?? wanted) : wanted
  const voice = voices[scene.persona.temperament]
  const isNamed = hasNamedSubject(scene)
  const all = isNamed && greetings.has(key) ? voice.smallTalkNamed : voice[key]
  const wordings = all.filter((wording) => !isIdle(scene, key, wording))
  const own = unsaid(scene, isNamed ? wordings.filter((wording) => !asksSubject.test(wording)) : wordings, extra)
  if (own === null) return null
  const product = productLine(scene, key, own)
  return product === null ? own : ofProduct(scene, product)
}

function ofProduct(scene: Scene, { wording, fillings }: ProductLine): string {
  return fill(wording, { ...knownFillings(scene), ...fillings })
}

/** The plan, and what the buyer adds of the thing that the rep sells. */
export function withProduct(scene: Scene, plan: Plan): Plan {
  const added = productAside(scene, plan)
  return added === null ? plan : { ...plan, pieces: [...plan.pieces, plainPiece(ofProduct(scene, added))] }
}

/** The first of some lines that has a wording left, else a filler nobody has heard yet. */
export function say(scene: Scene, keys: readonly LineKey[], extra: Fillings = {}): Piece {
  for (const key of keys) {
    const text = line(scene, key, extra)
    if (text !== null) return plainPiece(text)
  }
  return plainPiece(filler(scene))
}

/** One of the wordings of a line that fit the moment; any of them when none that fits is left. */
export function sayFitting(scene: Scene, key: LineKey, fits: (wording: string) => boolean): Piece {
  const text = unsaid(scene, voices[scene.persona.temperament][key].filter(fits))
  return text === null ? say(scene, [key]) : plainPiece(text)
}

/** A short turn put together from two halves: 64 of them, more than a call has turns for. */
function filler(scene: Scene): string {
  const voice = voices[scene.persona.temperament]
  const pairs = voice.idleFirst.flatMap((first) => voice.idleSecond.map((second) => `${first} ${second}`))
  return unsaid(scene, pairs) ?? unsaid(scene, voice.idleSecond) ?? '...'
}

/** Perhaps a line: with the chance given, and only if there is a wording left. */
export function maybe(scene: Scene, likelihood: number, key: LineKey, extra: Fillings = {}): Piece[] {
  if (roll(scene.mind) >= likelihood) return []
  const text = line(scene, key, extra)
  return text === null ? [] : [plainPiece(text)]
}

/** A part of a line that raises, repeats or closes an objection. */
export function objectionPiece(text: string, objection: Objection): Piece {
  return { text, fact: null, objection: objection.id, agreed: false }
}

/** The words of a plan, as they are spoken. A lead-in that ends in a comma flows into the next part. */
export function wordsOf(plan: Pick<Plan, 'pieces'>, persona: BuyerProfile): string {
  let words = ''
  for (const { text } of plan.pieces) {
    if (text === '') continue
    if (words === '') words = text
    else words += words.endsWith(',') ? ` ${uncapitalised(text, persona)}` : ` ${text}`
  }
  return words
}

const months = 'January February March April May June July August September October November December'

/** Without the capital that only starts a sentence; names keep theirs. */
function uncapitalised(text: string, persona: BuyerProfile): string {
  const [first = ''] = text.split(/[^\p{L}\p{N}'-]/u)
  const { company, colleagues, vocabulary } = persona
  const proper = [
    company.name,
    company.location,
    vocabulary['system'] ?? '',
    months,
    ...colleagues.map(({ name }) => name),
  ]
  const keeps = /^I(?:'|$)|[A-Z].*[A-Z]/.test(first) || proper.join(' ').split(/[ ,]+/).includes(first)
  return keeps ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** Copies of what a cut line may have to give back. */
export function rememberBefore(mind: Mind): void {
  mind.before = {
    facts: mind.facts.map((fact) => ({ ...fact })),
    objections: mind.objections.map((objection) => ({ ...objection })),
    pending: mind.pending,
    agreed: mind.step.agreed,
    bargain: mind.bargain && structuredClone(mind.bargain),
    names: mind.names && structuredClone(mind.names),
    decision: mind.decision && { ...mind.decision },
    phase: mind.phase,
  }
}
