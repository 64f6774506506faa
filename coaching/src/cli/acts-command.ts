import { acts } from '@ringside/contract/simulations/vocabulary'
import { classifyTurn, mainAct } from '../acts/classify.ts'
import { LabelledLineError, parseLabelledLines } from '../acts/labelled-line.ts'
import { actsAccuracy, type ActsAccuracy } from '../evaluation/acts-accuracy.ts'
import { readText } from './read-file.ts'
import { UsageError } from './usage-error.ts'

/** `acts FILE.tsv`: how many labelled lines the classifier reads as their labels say. */
export function actsCommand(file: string): ActsAccuracy {
  try {
    return actsAccuracy(parseLabelledLines(readText(file), acts), { mainAct, classifyTurn })
  } catch (error) {
    if (error instanceof LabelledLineError) throw new UsageError(`${file}: ${error.message.replace(/\.?$/u, '.')}`)
    throw error
  }
}
