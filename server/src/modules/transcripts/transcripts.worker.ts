import type { Review } from '@ringside/contract'
import { serveWork } from '../../platform/worker-thread.ts'
import type { HeardPart } from './join-parts.ts'
import { readFile, readHeard, scoreCall, type HeardCall, type ReadFile } from './transcript-tasks.ts'
import type { CallToScore, FileToRead } from './transcript-work.ts'

export type Task =
  | { readonly do: 'read'; readonly file: FileToRead }
  | { readonly do: 'hear'; readonly parts: readonly HeardPart[] }
  | { readonly do: 'score'; readonly call: CallToScore }

/** What runs in the threads of `createTranscriptWork`. */
serveWork((task: Task): ReadFile | HeardCall | Review => {
  switch (task.do) {
    case 'read':
      return readFile(task.file)
    case 'hear':
      return readHeard(task.parts)
    case 'score':
      return scoreCall(task.call)
  }
})
