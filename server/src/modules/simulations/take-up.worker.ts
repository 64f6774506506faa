import { takenUp, type CallRecord } from '@ringside/coaching/call/index'
import { newId } from '../../platform/ids.ts'
import { serveWork } from '../../platform/worker-thread.ts'
import type { CallToTakeUp } from './take-up-work.ts'

/** What runs in the threads of `createTakeUpWork`. */
serveWork((call: CallToTakeUp): CallRecord => takenUp({ ...call, lineId: newId }))
