/**
 * How well the deeds of a rep's turn are told, learnt from the exchanges in `training/`, in files left out of training:
 * `node coaching/src/deeds/left-out-report.ts`.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { deeds, parseExchanges, type LabelledExchange } from './deeds.ts'
import { loadDeeds, packDeeds } from './deeds-model.ts'
import { exchangeFeatures } from './exchange-features.ts'
import { fitDeeds } from './fit-deeds.ts'

/** Trainings it takes; each leaves out every fifth file. */
const rounds = 5
/** Likelihoods that the report looks at. */
const from = [0.4, 0.5, 0.6, 0.7] as const

const folder = new URL('./training/', import.meta.url)
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.tsv'))
  .toSorted()
  .map((name) => parseExchanges(readFileSync(new URL(name, folder), 'utf8')))

type Heard = { readonly exchange: LabelledExchange; readonly likely: ReturnType<ReturnType<typeof loadDeeds>> }

const heard = Array.from({ length: rounds }, (_, round): Heard[] => {
  const model = loadDeeds(packDeeds(fitDeeds(files.filter((_file, i) => i % rounds !== round).flat())))
  const out = files.filter((_file, i) => i % rounds === round).flat()
  return out.map((exchange) => ({ exchange, likely: model(exchangeFeatures(exchange)) }))
}).flat()

for (const deed of deeds) {
  const shown = heard.filter(({ exchange }) => exchange.deeds.has(deed)).length
  const cells = from.map((least) => {
    const told = heard.filter(({ likely }) => likely[deed] >= least)
    const right = told.filter(({ exchange }) => exchange.deeds.has(deed)).length
    return `${least}: ${percent(right, told.length)} right, ${percent(right, shown)} found`
  })
  process.stdout.write(`${deed} (${shown}) ${cells.join(' | ')}\n`)
}
function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(0)} %`
}
