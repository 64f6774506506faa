import { z } from 'zod'
import { temperaments, type Temperament } from '@ringside/contract/pipeline/buyer-profile'
import { sellingOf, type Selling } from '../../product-summary/selling.ts'
import { count, countOf, hasGiven } from '../mind.ts'
import { actIn } from '../perceive.ts'
import { diceFor, pick, roll } from '../random.ts'
import type { Dice } from '../random.ts'
import type { Plan, Scene } from '../scene.ts'
import type { LineKey } from '../words/line-keys.ts'
import productWords from '../words/product.json' with { type: 'json' }

/** What a buyer asks about the thing on offer, then what they say of it: liked, not liked yet, and with a meeting agreed. */
const topics = ['change', 'fit', 'price', 'proof', 'difference', 'heard', 'unsure', 'agreed'] as const
type Topic = (typeof topics)[number]
type Question = Exclude<Topic, 'heard' | 'unsure' | 'agreed'>

const wordings: Record<Temperament, Record<Topic, string[]>> = z
  .record(z.enum(temperaments), z.record(z.enum(topics), z.array(z.string().min(1)).min(2)))
  .parse(productWords)

/** What each sort of person wants to know first. */
const firstAsked: Record<Temperament, readonly Question[]> = {
  direct: ['change', 'price', 'difference', 'proof', 'fit'],
  warm: ['change', 'proof', 'fit', 'price', 'difference'],
  analytical: ['fit', 'proof', 'price', 'difference', 'change'],
  harried: ['change', 'fit', 'price', 'difference', 'proof'],
  sceptical: ['proof', 'difference', 'change', 'price', 'fit'],
  formal: ['proof', 'price', 'difference', 'fit', 'change'],
}

/** Some jobs have a question of their own, whoever does them. */
const askedByJob: readonly (readonly [RegExp, Question])[] = [
  [/financ|controller|\bcfo\b|bookkeep|procure|purchas/i, 'price'],
  [/\bit\b|technology|\bcto\b|\bcio\b|data|engineer/i, 'fit'],
]

/** Where a question or a word about the thing itself is as natural as what would be said without a summary. */
const asking: ReadonlySet<LineKey> = new Set<LineKey>(['ownQuestion', 'reactCurious', 'askBack'])
const saying: Partial<Record<LineKey, Topic>> = { reactPitchWarm: 'heard', reactPitchCool: 'unsure' }

const mostQuestions = 3

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** The rep has said its name in this call. Recognition writes "Tally port" for "Tallyport". */
function isNamed({ mind, heard }: Scene, name: string): boolean {
  const said = [...mind.heard, heard.plain]
  const letters = lettersOf(name)
  if (letters.length >= 5) return said.some((words) => lettersOf(words).includes(letters))
  return said.some((words) => ` ${words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${name.toLowerCase()} `))
}

/** Nobody names what they have not heard of: until the rep says its name it is "this tool of yours", once it is on offer. */
function calledBy(scene: Scene, { name, kind }: Selling): string | null {
  if (name !== null && isNamed(scene, name)) return name
  return kind !== null && countOf(scene.mind, 'offered') > 0 ? `this ${kind} of yours` : null
}

const priceSaid = /[$€£]|\b(?:price|pricing|dollars?|euros?|pounds?|bucks)\b/

/** The summary can answer it, and it has not been talked about. */
function isOpen({ mind, heard }: Scene, question: Question, { proof, price, rivals }: Selling): boolean {
  if (countOf(mind, `product:${question}`) > 0) return false
  if (question === 'price') return price !== null && ![...mind.heard, heard.plain].some((said) => priceSaid.test(said))
  if (question === 'proof') return proof.length > 0
  return question !== 'difference' || rivals.length > 0
}

function questionFor(scene: Scene, selling: Selling): Question | null {
  const { mind, persona } = scene
  if (countOf(mind, 'product:asked') >= mostQuestions) return null
  const own = askedByJob.flatMap(([job, question]) =>
    job.test(`${persona.title} ${persona.department ?? ''}`) ? [question] : [],
  )
  const wanted = [...own, ...firstAsked[persona.temperament]].find((question) => isOpen(scene, question, selling))
  return wanted ?? null
}

/** What they run today has a name only once they have told it. */
function systemOf({ persona, mind }: Scene): string {
  const told = persona.facts.some(({ id, topic }) => topic === 'system' && hasGiven(mind, id))
  return (told ? persona.vocabulary['system'] : undefined) ?? 'what we have'
}

/** A wording about what the rep sells and what fills it. */
export type ProductLine = {
  wording: string
  fillings: Partial<Record<'product' | 'rival' | 'unit' | 'system', string>>
}

function wordingOf(scene: Scene, topic: Topic, dice: Dice, { product, selling }: Offered): ProductLine {
  count(scene.mind, `product:${topic}`)
  const { unit, rivals } = selling
  const fits = wordings[scene.persona.temperament][topic].filter(
    (wording) => !wording.includes('{unit}') || unit !== null,
  )
  const wording = pick(dice, fits)
  return {
    wording,
    fillings: {
      product,
      system: systemOf(scene),
      ...(unit === null ? {} : { unit }),
      ...(rivals.length === 0 ? {} : { rival: pick(dice, rivals) }),
    },
  }
}

/** The thing on offer, and by what words this buyer may speak of it now. */
type Offered = { product: string; selling: Selling }

function offeredIn(scene: Scene): Offered | null {
  const selling = sellingOf(scene.setup.rep.product)
  const product = selling === null ? null : calledBy(scene, selling)
  return selling === null || product === null ? null : { selling, product }
}

/** A dice of its own: the call's must fall the same with and without a summary. */
function diceOf({ setup, mind }: Scene, use: string): Dice {
  return diceFor(setup.seed, `product:${mind.turn}:${use}`)
}

function ask(scene: Scene, dice: Dice, offered: Offered): ProductLine | null {
  const question = questionFor(scene, offered.selling)
  if (question === null) return null
  count(scene.mind, 'product:asked')
  return wordingOf(scene, question, dice, offered)
}

/**
 * Where a buyer would ask or say something anyway, the same about the thing the rep sells, if the rep's summary names
 * one. It changes words alone: a question stays a question. Null without a summary, and where it has nothing to say.
 */
export function productLine(scene: Scene, key: LineKey, own: string): ProductLine | null {
  const asks = own.endsWith('?') && asking.has(key)
  const topic = own.endsWith('?') ? undefined : saying[key]
  if (!asks && topic === undefined) return null
  const offered = offeredIn(scene)
  if (offered === null) return null
  const dice = diceOf(scene, key)
  if (key !== 'ownQuestion' && key !== 'reactCurious' && roll(dice) >= often) return null
  if (asks) return ask(scene, dice, offered)
  return topic === undefined || countOf(scene.mind, `product:${topic}`) > 0
    ? null
    : wordingOf(scene, topic, dice, offered)
}

const often = 0.6
const sells = ['pitch', 'value', 'social_proof'] as const

/**
 * What a buyer adds to a turn because the rep's summary names what is sold: a question after an offer or once a worry is
 * settled, or what they want to see of it when a meeting is agreed. Null without a summary.
 */
export function productAside(scene: Scene, plan: Plan): ProductLine | null {
  const { mind, heard } = scene
  if (plan.ends !== undefined || plan.pieces.some(({ text }) => text.includes('?'))) return null
  const isAgreed = plan.move === 'agree-next-step' && mind.step.agreed?.kind === 'meeting'
  const afterOffer = plan.move === 'react' && plan.objection === undefined && sells.some((act) => actIn(heard, act))
  const isSettled = plan.move === 'resolve-objection' && mind.pending === null
  if (!isAgreed && !afterOffer && !isSettled) return null
  const offered = offeredIn(scene)
  // Nobody says the name of a thing twice in one breath.
  if (offered === null || plan.pieces.some(({ text }) => text.includes(offered.product))) return null
  const dice = diceOf(scene, 'aside')
  if (roll(dice) >= often) return null
  if (isAgreed) return countOf(mind, 'product:agreed') > 0 ? null : wordingOf(scene, 'agreed', dice, offered)
  const line = ask(scene, dice, offered)
  if (line !== null) mind.question = { kind: 'own', turn: mind.turn }
  return line
}
