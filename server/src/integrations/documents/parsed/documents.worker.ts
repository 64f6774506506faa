import { serveWork } from '../../../platform/worker-thread.ts'
import { readDocument } from './read-document.ts'

/** What runs in the threads of `createDocuments`. */
serveWork(readDocument)
