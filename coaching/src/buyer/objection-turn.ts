import { countOf } from './mind.ts'
import type { Mind } from './mind.ts'

/** What a turn can have done with the worry on the table. The numbers are stored with the mind: they keep their meaning. */
const numbers = {
  /** It has just been settled, or no worry has been open yet. */
  nothing: 0,
  /** What lies behind it was asked. */
  explored: 1,
  /** Answered with less than it takes, or without showing that it was heard. */
  'half-answered': 2,
  'only-heard': 3,
  'went-past': 4,
  /** Left where it was, and nobody is to blame: the ear made too little of the turn, or they asked how it had been taken. */
  'left-open': 5,
  /** Answered well, and the buyer wants to know more. */
  doubted: 6,
} as const
export type ObjectionTurn = keyof typeof numbers

/** The judge keeps what this turn did, for the rules that choose the reply. */
export function keepObjectionTurn(mind: Mind, done: ObjectionTurn): void {
  mind.counts['objection-turn'] = numbers[done]
}

/** The buyer lets this worry go in this turn, and keeps which one: another that went before has nothing to do with it. */
export function keepLetGo(mind: Mind, id: string): void {
  mind.counts[`resolved:${id}`] = 2
  mind.counts['relented-at'] = mind.turn
  mind.counts[`relented-at:${id}`] = mind.turn
}

/** This worry was settled by this turn, whether or not the buyer has let it go yet. */
export function isJustSettled(mind: Mind, id: string): boolean {
  return countOf(mind, `resolved:${id}`) === 1 || mind.counts[`relented-at:${id}`] === mind.turn
}

/** The last turn that met an open worry did one of these with it. */
export function didWithObjection(mind: Mind, ...any: readonly ObjectionTurn[]): boolean {
  return any.some((done) => countOf(mind, 'objection-turn') === numbers[done])
}
