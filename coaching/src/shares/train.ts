/**
 * Trains how rules and ear are weighed together, from the judged calls in `../shown/calls/`, and writes `weights.json`:
 * `node coaching/src/shares/train.ts`, after `shown/train.ts`. Every call is heard by an ear that was not taught on its
 * writer. With `--report` it writes nothing, and prints how far the levels agree with writers that were left out of both.
 */
import { writeFileSync } from 'node:fs'
import { agreementOf, type Pair } from '../agreement/agreement.ts'
import { evidenceOf, type CallEvidence } from '../metrics/heard/evidence.ts'
import { hearWith } from '../metrics/heard/by-ear.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { coachable } from '../rubrics/coachable.ts'
import { scoreCriteria } from '../scoring/score-criteria.ts'
import { fitShown, type Example } from '../shown/fit-shown.ts'
import { isJudged, isShown, placedCall, type JudgedCall } from '../shown/judged-calls.ts'
import { judgedCalls } from '../shown/judged-files.ts'
import { shownFileFrom } from '../shown/learn-shown.ts'
import { shownChecks, type ShownCheck } from '../shown/shown-checks.ts'
import { loadShown } from '../shown/shown-model.ts'
import { asReviewTurns } from '../transcripts/index.ts'
import { hasOccasion, heardTogether, isOccasion, partOf } from './heard-together.ts'
import { sharesBy, type ShareOf, type SharesFile } from './share-model.ts'

/** A judged call as it was heard by an ear that was not taught on its writer. */
type Heard = { readonly call: JudgedCall; readonly fold: number; readonly evidence: CallEvidence }

/** Writers are left out in turns, several at a time: an ear for each would take hours. */
const folds = 3

const evidenceFrom = ({ turns, type }: JudgedCall): CallEvidence => {
  const lines = turns.map(({ speaker, words }) => ({ speaker, words, startMs: null, endMs: null }))
  return evidenceOf(heardCall(asReviewTurns({ speakers: ['rep', 'buyer'], turns: lines }, 'rep'), type), '')
}

function heardByOthers(): Heard[] {
  const calls = judgedCalls().map((call) => ({ ...placedCall(call), hand: call.hand }))
  const hands = [...new Set(calls.map(({ hand }) => hand))].toSorted()
  const foldOf = ({ hand }: { readonly hand: string }): number => hands.indexOf(hand) % folds
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const ear = loadShown(shownFileFrom(calls.filter((call) => foldOf(call) !== fold)))
    return calls
      .filter((call) => foldOf(call) === fold)
      .flatMap((call) => {
        const evidence = evidenceFrom(call)
        return hearWith(evidence.call, ear) === null ? [] : [{ call, fold, evidence }]
      })
  })
}

/** What calls teach of a check: what was heard, and whether the reader ticked it. */
const examplesOf = (check: ShownCheck, calls: readonly Heard[]): Example[] =>
  calls.flatMap(({ call, evidence }): Example[] => {
    const shows = isJudged(call, partOf(check)) ? isShown(check, call) : null
    const place = heardTogether(partOf(check), evidence)
    if (shows === null || place === null || !hasOccasion(check, evidence)) return []
    return [{ line: { place, words: [] }, shows, counts: 1 }]
  })

function sharesFrom(calls: readonly Heard[]): SharesFile {
  const taught = shownChecks.filter((check) => !isOccasion(check))
  return Object.fromEntries(
    taught.flatMap((check) => {
      const examples = examplesOf(check, calls)
      // Nobody can tell from words alone whether the buyer was let finish: that check never has occasion.
      if (examples.every(({ shows }) => shows === examples[0]?.shows)) return []
      const { weights, bias } = fitShown(examples)
      return [[check, { weights: [...weights], bias }]]
    }),
  )
}

/** Levels by the engine and by the writer, of criteria that both say apply. */
function pairsOf({ call, evidence }: Heard, shareOf: ShareOf): (Pair & { readonly criterion: string })[] {
  return scoreCriteria(coachable, evidence, shareOf).scores.flatMap(({ criterion, state, level }) => {
    const judged = isJudged(call, criterion) ? call.judged[criterion]?.level : undefined
    if (judged === undefined || judged === 'not-applicable' || state === 'not-applicable') return []
    return [{ criterion, one: judged === 'not-shown' ? 0 : judged, other: level ?? 0 }]
  })
}

function report(calls: readonly Heard[]): string {
  const pairs = [...new Set(calls.map(({ fold }) => fold))].flatMap((fold) => {
    const shareOf = sharesBy(sharesFrom(calls.filter((call) => call.fold !== fold)))
    return calls.filter((call) => call.fold === fold).flatMap((call) => pairsOf(call, shareOf))
  })
  const row = (name: string, of: readonly Pair[]): string => {
    const { n, exact, withinOne, kappa } = agreementOf(of)
    return `${name}: ${n} levels, kappa ${kappa?.toFixed(3)}, same ${exact?.toFixed(3)}, within one ${withinOne?.toFixed(3)}`
  }
  const criteria = coachable.criteria.map(({ key }) =>
    row(
      key,
      pairs.filter(({ criterion }) => criterion === key),
    ),
  )
  return [row('all', pairs), ...criteria].join('\n')
}

const calls = heardByOthers()
if (process.argv.includes('--report')) process.stdout.write(`${report(calls)}\n`)
else writeFileSync(new URL('./weights.json', import.meta.url), `${JSON.stringify(sharesFrom(calls), null, 1)}\n`)
process.stdout.write(`${calls.length} calls\n`)
