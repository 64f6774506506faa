import { readFileSync, readdirSync } from 'node:fs'
import { callsSchema, judgementsSchema, type JudgedCall } from './judged-calls.ts'

const folder = new URL('./calls/', import.meta.url)
const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** A judged call, and whose hand it is of: files of one writer begin with one name. */
export type Handed = JudgedCall & { readonly hand: string }

const handOf = (name: string): string => name.replace(/\.json$/u, '')

/** The calls in `calls/`, and those of the labelled ones that were judged check by check. */
export function judgedCalls(): Handed[] {
  const names = readdirSync(folder).toSorted()
  const judged = Object.assign(
    {},
    ...names
      .filter((name) => name.endsWith('.judged.json'))
      .map((name) => judgementsSchema.parse(read(new URL(name, folder)))),
  ) as ReturnType<typeof judgementsSchema.parse>
  const files = [
    ...names
      .filter((name) => name.endsWith('.json') && !name.endsWith('.judged.json'))
      .map((name) => ({ hand: handOf(name), file: new URL(name, folder) })),
    { hand: 'labelled', file: new URL('../evaluation/labelled/calls.json', import.meta.url) },
  ]
  return files.flatMap(({ hand, file }) =>
    callsSchema.parse(read(file)).flatMap((call) => {
      const found = judged[call.id]
      return found === undefined ? [] : [{ ...call, judged: found, hand }]
    }),
  )
}
