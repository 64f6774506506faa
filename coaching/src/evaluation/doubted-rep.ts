import { z } from 'zod'
import { roll } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import file from './lines/doubts.json' with { type: 'json' }
import type { RepKind } from './scripted-reps.ts'

const said = z.array(z.string()).min(1)
const lines = z.object({ skilled: z.record(z.string(), said), average: said, weak: said, pushy: said }).parse(file)

/** How often a good rep misses what a doubt is after. */
const missed = 0.25

/** What a rep of a kind says to somebody who doubts their answer: the skilled know what each doubt is after. */
export function onDoubt(kind: RepKind, dice: Dice, doubt: string): readonly string[] {
  if (kind === 'weak' || kind === 'pushy') return lines[kind]
  const isSkilled = kind === 'excellent' || (kind === 'good' && roll(dice) >= missed)
  return (isSkilled ? lines.skilled[doubt] : undefined) ?? lines.average
}
