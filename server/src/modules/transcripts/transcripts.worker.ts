import type { Review } from '@ringside/contract'
import { serveWork } from '../../platform/worker-thread.ts'
import { readFile, scoreCall, type ReadFile } from './transcript-tasks.ts'
import type { CallToScore } from './transcript-work.ts'

export type Task =
  | { readonly do: 'read'; readonly fileName: string; readonly content: string }
  | { readonly do: 'score'; readonly call: CallToScore }

/** What runs in the threads of `createTranscriptWork`. */
serveWork((task: Task): ReadFile | Review =>
  task.do === 'read' ? readFile(task.fileName, task.content) : scoreCall(task.call),
)
