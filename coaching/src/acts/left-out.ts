import { fit } from './fit.ts'
import { judge, type Judgement } from './judge.ts'
import type { LabelledLine } from './labelled-line.ts'
import { loadModel } from './model.ts'
import { pack, uncalibrated } from './pack.ts'

export type TrainingFile = { readonly name: string; readonly lines: readonly LabelledLine[] }

/** A line as a model heard it that had not seen its file. `raw` is uncalibrated. */
export type HeardLine = { readonly file: string; readonly line: LabelledLine; readonly heard: Judgement }

/** Trainings it takes; each leaves out every ninth file. More would gain little for their time. */
const rounds = 9

/** Whole files are left out, since each has a voice of its own; random lines would meet their own neighbours. */
export function hearLeftOut(files: readonly TrainingFile[]): HeardLine[] {
  return Array.from({ length: Math.min(rounds, files.length) }, (_, round) => {
    const out = files.filter((_file, i) => i % rounds === round)
    const rest = files.filter((file) => !out.includes(file)).flatMap(({ lines }) => lines)
    const model = loadModel(pack(fit(rest), uncalibrated))
    return out.flatMap(({ name, lines }) =>
      lines.map((line) => ({ file: name, line, heard: judge(model, line.words) })),
    )
  }).flat()
}

export function isRight({ line, heard }: HeardLine): boolean {
  return line.acts.includes(heard.act)
}
