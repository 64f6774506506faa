import type { Outcome } from '@ringside/contract/simulations/vocabulary'
import { count, countOf } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { knowsCaller, latestNews } from '../remembered.ts'
import { line } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import type { EarlierCall } from '../setup.ts'
import type { LineKey } from '../words/line-keys.ts'
import { askAfterPromise, recallAgreed } from './promise.ts'

/** Days without a word after which the buyer says so. */
const longSilenceDays = 21

const partings: Partial<Record<Outcome, LineKey>> = {
  'left-warm': 'lastWentWell',
  'objection-settled': 'lastWentWell',
  abandoned: 'lastCutOff',
}
const badPartings: Partial<Record<Outcome, LineKey>> = { 'hung-up': 'lastHungUp', 'brush-off': 'lastBrushedOff' }

/**
 * How they parted, where it was neither bad nor agreed on. Nobody praises the last talk to come to a worry, nor recalls how
 * a talk ended that was only presupposed.
 */
function parting(scene: Scene, { outcome, held }: EarlierCall): Piece | null {
  const key = held === undefined ? undefined : partings[outcome]
  return key === 'lastWentWell' && scene.traits.aboutWorries ? null : said(scene, key)
}

function said(scene: Scene, key: LineKey | undefined): Piece | null {
  const text = key === undefined ? null : line(scene, key)
  return text === null ? null : plainPiece(text)
}

/** What stands in the way of a hello: they hung up on this rep, or were rid of them. Null after any other call, or none. */
export function recallBadParting(scene: Scene): Piece | null {
  const last = scene.setup.memory.earlierCalls.at(-1)
  return last === undefined ? null : said(scene, badPartings[last.outcome])
}

/**
 * How the last call with this rep ended, as it is heard in the first words of the next: that it was weeks ago, or what was
 * agreed, or else how they parted; and then what the rep still owes them. Empty when there is nothing to say of it.
 */
export function recallLastCall(scene: Scene): { pieces: Piece[]; isOwed: boolean } {
  const last = scene.setup.memory.earlierCalls.at(-1)
  if (last === undefined) return { pieces: [], isOwed: false }
  const owed = askAfterPromise(scene)
  const silent = (last.held?.daysAgo ?? 0) >= longSilenceDays
  const agreed = silent ? null : recallAgreed(scene)
  const ending = silent ? said(scene, 'lastLongAgo') : (agreed ?? (owed === null ? parting(scene, last) : null))
  return { pieces: [ending, owed].filter((piece) => piece !== null), isOwed: owed !== null || agreed !== null }
}

const hearsayKeys = { well: 'hearsayWell', badly: 'hearsayBadly', none: 'hearsay' } as const

/** What a colleague has told of the rep, once a call: that they spoke and how it went, and nothing of what was said. */
export function mentionColleague(scene: Scene): Piece[] {
  const { mind, setup } = scene
  const news = latestNews(setup.memory)
  if (news === null || !knowsCaller(scene) || countOf(mind, 'colleague-mentioned') > 0) return []
  const text = line(scene, hearsayKeys[news.thought ?? 'none'], { from: news.firstName })
  if (text === null) return []
  count(mind, 'colleague-mentioned')
  return [plainPiece(text)]
}

const firstMoments: ReadonlySet<Plan['move']> = new Set<Plan['move']>(['ask-purpose', 'grant-time'])

/** A plan of the first moments, begun with what a colleague has told, where that has not been said. */
export function withHearsay(scene: Scene, plan: Plan): Plan {
  return firstMoments.has(plan.move) ? { ...plan, pieces: [...mentionColleague(scene), ...plan.pieces] } : plan
}
