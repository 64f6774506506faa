import { sentencesIn } from '../../speech/said.ts'
import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { countOf, isShared } from '../mind.ts'
import { oncePer } from '../once.ts'
import { meaningOf } from '../perceive.ts'
import type { Scene } from '../scene.ts'
import type { CallSetup } from '../setup.ts'

type Known = NonNullable<CallSetup['known']>[number]

const tellingWords = oncePer(({ summary }: Known) => meaningOf(summary))

/** Words that have to be the same: one alone is chance, unless it is all there is to the fact. */
const fewestShared = 2

/** What the rep does or did elsewhere: it says nothing of this company. */
const ofTheirOwn = /\b(?:we|our|us)\b/i

function saidOfThem(words: string): ReadonlySet<string> {
  const sentences = sentencesIn(words)
  return meaningOf(sentences.filter((text) => !ofTheirOwn.test(text)).join(' '))
}

/**
 * What the rep's organisation had found out at this company before the call and this turn says to the buyer: "Marisol
 * told me half the trucks come in the same hour." Each counts once.
 */
export function factsBrought({ setup, persona, mind, heard }: Scene): Fact[] {
  const { known = [] } = setup
  if (known.length === 0) return []
  const said = saidOfThem(heard.words)
  return known.flatMap((one) => {
    const fact = persona.facts.find(({ id }) => id === one.factId)
    if (fact === undefined || isShared(mind, fact.id)) return []
    const telling = tellingWords(one)
    const shared = [...telling].filter((stem) => said.has(stem)).length
    return shared >= Math.min(fewestShared, telling.size) ? [fact] : []
  })
}

/** Who had told what this turn has brought; null when it brought nothing. */
export function factKnownBy({ mind, setup }: Scene): string | null {
  if (countOf(mind, 'brought-at') !== mind.turn) return null
  const last = mind.brought.at(-1)
  return setup.known?.find(({ factId }) => factId === last)?.from ?? null
}
