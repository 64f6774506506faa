import { readFileSync, readdirSync } from 'node:fs'
import { callsSchema, judgementsSchema } from '../shown/judged-calls.ts'
import { judgesAgreement, type JudgesAgreement } from './labelled-agreement.ts'
import { judgedByEngine, type Judgement } from './labelled-calls.ts'

const folder = new URL('unheard/', import.meta.url)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const namesOf = (isJudged: boolean): string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.json') && name.endsWith('.judged.json') === isJudged)

const levels = { 'not-shown': 0, 'not-applicable': null } as const

/** The calls in `unheard/`, by writers whom no ear is taught on. */
export const unheardCalls = () => namesOf(false).flatMap((name) => callsSchema.parse(read(name)))

/** What their writers gave them. */
export const writersJudgements = (): Judgement[] =>
  namesOf(true).flatMap((name) =>
    Object.entries(judgementsSchema.parse(read(name))).flatMap(([call, judged]) =>
      Object.entries(judged).map(([criterion, { level }]) => ({
        call,
        criterion,
        level: typeof level === 'number' ? level : levels[level],
      })),
    ),
  )

/** How far the engine agrees with the writers of calls that its ear was not taught on; about 40 s for a thousand calls. */
export function unheardAgreement(): JudgesAgreement {
  const calls = unheardCalls()
  return judgesAgreement(calls, writersJudgements(), calls.flatMap(judgedByEngine))
}
