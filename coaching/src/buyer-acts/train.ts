/** Trains the buyer's acts from the lines in `training/` and writes `weights.json`: `node coaching/src/buyer-acts/train.ts`. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fit } from '../acts/fit.ts'
import { parseLabelledLines } from '../acts/labelled-line.ts'
import { pack, uncalibrated } from '../acts/pack.ts'
import { buyerActs } from './buyer-acts.ts'
import { buyerFitSettings } from './likeliest.ts'

const folder = new URL('./training/', import.meta.url)
const lines = readdirSync(folder)
  .toSorted()
  .flatMap((name) => parseLabelledLines(readFileSync(new URL(name, folder), 'utf8'), buyerActs))
const text = `${JSON.stringify(pack(fit(lines, buyerActs, buyerFitSettings), buyerActs, uncalibrated))}\n`
writeFileSync(new URL('./weights.json', import.meta.url), text)
process.stdout.write(`${lines.length} lines, ${Math.round(text.length / 1024)} KB\n`)
