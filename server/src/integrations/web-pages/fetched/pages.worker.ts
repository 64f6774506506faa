import { serveWork } from '../../../platform/worker-thread.ts'
import type { PageTask } from './page-work.ts'
import { isWelcome, wordsOf, type PageWords } from './page-words.ts'

/** What runs in the threads of `createPageWork`. */
serveWork((task: PageTask): PageWords | boolean => ('rules' in task ? isWelcome(task) : wordsOf(task)))
