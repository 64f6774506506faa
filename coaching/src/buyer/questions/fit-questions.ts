import { calibrationOf } from '../../acts/calibrate.ts'
import { fit, fitSettings, type FitSettings } from '../../acts/fit.ts'
import { hearLeftOut, isRight, type HeardLine, type TrainingFile } from '../../acts/left-out.ts'
import { likeliestOf } from '../../acts/likeliest.ts'
import type { ModelFile } from '../../acts/model.ts'
import { pack } from '../../acts/pack.ts'
import { perceive } from '../perceive.ts'
import { heardKinds, type HeardKind } from './question-kinds.ts'

/** Many kinds and few lines of each: rarer features count, and fewer are kept, so that the file stays small. */
const settings: FitSettings = {
  ...fitSettings,
  mostFeatures: 2_400,
  set: { ...fitSettings.set, leastLines: 2 },
  hidden: { ...fitSettings.hidden, units: 32, epochs: 30 },
}

type Lines = TrainingFile<HeardKind>['lines']

/** Lines as the ear hears them in a call: their questions, without what is said around them. */
const asHeard = (lines: Lines): Lines => lines.map(({ acts, words }) => ({ acts, words: perceive(words, 0).question }))

/** What models hear in each file that had not seen it. */
export function questionsLeftOut(files: readonly TrainingFile<HeardKind>[]): HeardLine<HeardKind>[] {
  const heard = files.map(({ name, lines }) => ({ name, lines: asHeard(lines) }))
  return hearLeftOut(heard, {
    acts: heardKinds,
    settings,
    judge: (model, words) => likeliestOf(model, heardKinds, words),
  })
}

/**
 * The ear learnt from all files, as a file. How sure it may be is learnt from the lines in which it heard a question while
 * their file was left out: that a line asks none of them is never acted upon.
 */
export function fitQuestions(
  files: readonly TrainingFile<HeardKind>[],
  leftOut: readonly HeardLine<HeardKind>[],
): ModelFile {
  const outcomes = leftOut
    .filter(({ heard }) => heard.act !== 'none')
    .map((line) => ({ raw: line.heard.confidence, right: isRight(line) }))
  const lines = asHeard(files.flatMap((file) => file.lines))
  return pack(fit(lines, heardKinds, settings), heardKinds, calibrationOf(outcomes))
}
