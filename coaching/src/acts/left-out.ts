import { fit, type FitSettings } from './fit.ts'
import type { LabelledLine } from './labelled-line.ts'
import { loadModel, type Model } from './model.ts'
import { pack, uncalibrated } from './pack.ts'

export type TrainingFile<Label extends string> = {
  readonly name: string
  readonly lines: readonly LabelledLine<Label>[]
}

/** A line as a model heard it that had not seen its file. The confidence is uncalibrated. */
export type HeardLine<Label extends string> = {
  readonly file: string
  readonly line: LabelledLine<Label>
  readonly heard: { readonly act: Label; readonly confidence: number }
}

/** How a model is trained, and how its answer to a line is read. */
export type Hearing<Label extends string> = {
  readonly acts: readonly Label[]
  readonly settings: FitSettings
  readonly judge: (model: Model, words: string) => HeardLine<Label>['heard']
}

/** Trainings it takes; each leaves out every ninth file. More would gain little for their time. */
const rounds = 9

/** Whole files are left out, since each has a voice of its own; random lines would meet their own neighbours. */
export function hearLeftOut<Label extends string>(
  files: readonly TrainingFile<Label>[],
  { acts, settings, judge }: Hearing<Label>,
): HeardLine<Label>[] {
  return Array.from({ length: Math.min(rounds, files.length) }, (_, round) => {
    const out = files.filter((_file, i) => i % rounds === round)
    const rest = files.filter((file) => !out.includes(file)).flatMap(({ lines }) => lines)
    const model = loadModel(pack(fit(rest, acts, settings), acts, uncalibrated), acts)
    return out.flatMap(({ name, lines }) =>
      lines.map((line) => ({ file: name, line, heard: judge(model, line.words) })),
    )
  }).flat()
}

export function isRight<Label extends string>({ line, heard }: HeardLine<Label>): boolean {
  return line.acts.includes(heard.act)
}
