import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { Objection, Temperament } from '@ringside/contract/pipeline/buyer-profile'
import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import { figureIn } from '../doubts/doubt-answer.ts'
import { namesSomebody } from '../heard/somebody-named.ts'
import { count, countOf, isToRenew } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { diceFor, pick, roll } from '../random.ts'
import type { Dice } from '../random.ts'
import { plainPiece } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { say, unsaid } from '../speak.ts'
import type { LineKey } from '../words/line-keys.ts'
import afterFile from '../words/after-answer.json' with { type: 'json' }
import { mindsMoney } from '../minds-money.ts'
import { reflexes } from './worries-left.ts'

const wordings = z.array(z.string().min(1)).min(2)
const voiced = z.record(temperamentSchema, wordings)
const askKinds = ['what', 'price', 'who', 'time', 'data', 'rival', 'year-two', 'work'] as const
type AskKind = (typeof askKinds)[number]

/**
 * What is said to an answer, by temperament: to the figure in it, or to somebody it names. And what follows a worry that
 * was just let go: what they still hold back, and what they want to know.
 */
export const afterAnswer = z
  .strictObject({
    figure: voiced,
    effort: voiced,
    person: voiced,
    reserve: voiced,
    asks: z.record(z.enum(askKinds), voiced),
  })
  .parse(afterFile)

/** Half of something is another figure. */
const halved = /\bhalf an? \w+/

/** What it takes of somebody's time is weighed otherwise than how long a thing has been so, or how many have it. */
const ofTheirTime = /\b(?:minutes?|hours?|days?|weeks?)$/
const asksForTime = /\bhow (?:long(?! ago)|much (?:of|time))\b[^?]*\?/i

/** A person takes up the thing they were told, "two weeks", and gives nobody marks for having said it. */
export function takeIn(scene: Scene, keys: readonly LineKey[] = ['reactAnswer'], about?: Objection['family']): Piece {
  const { heard, persona, lastWords } = scene
  const { temperament } = persona
  const named = halved.test(heard.plain) ? null : figureIn(heard)
  const isEffort = about === 'effort' || about === 'timing' || (about === undefined && asksForTime.test(lastWords))
  const kind = named !== null && isEffort && ofTheirTime.test(named) ? 'effort' : 'figure'
  const text =
    (named === null ? null : unsaid(scene, afterAnswer[kind][temperament], { named })) ??
    (named === null && namesSomebody(heard) ? unsaid(scene, afterAnswer.person[temperament]) : null)
  return text === null ? say(scene, keys) : plainPiece(text)
}

/** How likely a worry is let go with something held back, 0 to 1: a good answer is no miracle. */
const reserves: Record<Difficulty, number> = { easy: 0.1, medium: 0.22, hard: 0.32, expert: 0.4 }
const byTemperament: Record<Temperament, number> = {
  sceptical: 0.15,
  analytical: 0.08,
  formal: 0.05,
  direct: 0,
  harried: 0,
  warm: -0.05,
}
/** How likely they go on with a question of their own instead. */
const asksOwn = 0.3
const mostAsked = 2

/** Asked by somebody who could not know it yet: what has been told, or was the worry itself, is not asked. */
const knownFrom: Record<AskKind, RegExp> = {
  what: /\b(?:software|program|tool|app|platform|browser|screen)\b/,
  price: /\b(?:price|cost|costs|a month|per month|pays?)\b/,
  who: /\b(?:customers?|compan(?:y|ies)|firms?|others)\b/,
  time: /\b(?:days|weeks|setup|set up)\b/,
  data: /\b(?:data|server|servers|audit)\b/,
  rival: /$^/,
  'year-two': /\b(?:second year|year two|next year|later years)\b/,
  work: /\b(?:set(?:s|ting)? (?:it |that )?up|the setup|our (?:team|people|side) (?:does?|do|will)|we (?:do|train|set))\b/,
}
const itself: Partial<Record<Objection['family'], AskKind>> = {
  price: 'price',
  'vendor-trust': 'who',
  effort: 'time',
  security: 'data',
}

const ofThem = /\b(?:they|theirs?|them)\b/

function asksLeft({ mind, traits, heard, persona }: Scene, { family }: Objection): AskKind[] {
  // How the rep knows them is asked where something was said of them.
  if (family === 'competitor') return ofThem.test(heard.plain) ? ['rival'] : []
  const told = [...mind.heard, heard.plain].join(' ')
  const had = mind.objections.flatMap(({ id }) => persona.objections.find((one) => one.id === id)?.family ?? [])
  return askKinds.filter(
    (kind) =>
      !ofTerms.has(kind) &&
      kind !== 'rival' &&
      !(kind === 'what' && traits.offerKnown) &&
      !knownFrom[kind].test(told) &&
      !had.some((one) => itself[one] === kind),
  )
}

/** What is asked where it is about staying or signing, by those who mind the money and by the others. */
const ofTerms: ReadonlySet<AskKind> = new Set<AskKind>(['year-two', 'work'])

/** The first thing asked is what it costs where money is their business, and what it is or how it goes where it is not. */
function firstAsked(scene: Scene, left: readonly AskKind[]): readonly AskKind[] {
  if (countOf(scene.mind, 'asked-them') > 0) return left
  if (mindsMoney(scene.persona)) return left.includes('price') ? ['price'] : left
  return left.includes('what') ? ['what'] : left.filter((kind) => kind !== 'price')
}

/** How likely somebody who is about to stay or to sign asks what it comes to later, or who does the work. */
const asksOfTerms = 0.45

function askOfTerms(scene: Scene, dice: Dice): AskKind[] {
  const { mind, persona, heard } = scene
  if (roll(dice) >= asksOfTerms || countOf(mind, 'asked-them') > 0) return []
  const kind = mindsMoney(persona) ? 'year-two' : 'work'
  return knownFrom[kind].test([...mind.heard, heard.plain].join(' ')) ? [] : [kind]
}

/** It is about signing, or a customer has been asked to stay. */
const isOnTerms = ({ mind, traits }: Scene): boolean => traits.aboutDecision || (traits.customer && isToRenew(mind))

/**
 * What somebody adds who has just let a worry go with nothing else before them: now and then that they are not quite there,
 * or a question. Chance belongs to the call and the worry. A worry that took a doubt to settle is done with.
 */
export function afterSettled(scene: Scene, objection: Objection): Piece[] {
  const { mind, persona, setup, traits } = scene
  const { temperament } = persona
  const onTerms = isOnTerms(scene)
  if ((traits.customer && !onTerms) || traits.aboutTerms || reflexes.has(objection.family)) return []
  if ((mind.objections.find(({ id }) => id === objection.id)?.doubts ?? 0) > 0) return []
  const dice = diceFor(setup.seed, `after:${objection.id}`)
  const drawn = roll(dice)
  const holdsBack = reserves[setup.difficulty] + byTemperament[temperament]
  if (drawn < holdsBack) {
    const text = unsaid(scene, afterAnswer.reserve[temperament])
    return text === null ? [] : [plainPiece(text)]
  }
  if (!onTerms && (drawn > holdsBack + asksOwn || countOf(mind, 'asked-them') >= mostAsked)) return []
  const left = onTerms ? askOfTerms(scene, dice) : firstAsked(scene, asksLeft(scene, objection))
  const text = left.length === 0 ? null : unsaid(scene, afterAnswer.asks[pick(dice, left)][temperament])
  if (text === null) return []
  count(mind, 'asked-them')
  mind.question = { kind: 'own', turn: mind.turn }
  return [plainPiece(text)]
}
