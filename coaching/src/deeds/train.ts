/** Trains the deeds from the exchanges in `training/` and writes `weights.json`: `node coaching/src/deeds/train.ts`. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { parseExchanges } from './deeds.ts'
import { packDeeds } from './deeds-model.ts'
import { fitDeeds } from './fit-deeds.ts'

const folder = new URL('./training/', import.meta.url)
const exchanges = readdirSync(folder)
  .filter((name) => name.endsWith('.tsv'))
  .toSorted()
  .flatMap((name) => parseExchanges(readFileSync(new URL(name, folder), 'utf8')))
const text = `${JSON.stringify(packDeeds(fitDeeds(exchanges)))}\n`
writeFileSync(new URL('./weights.json', import.meta.url), text)
process.stdout.write(`${exchanges.length} exchanges, ${Math.round(text.length / 1024)} KB\n`)
