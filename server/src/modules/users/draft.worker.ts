import { draftProductSummary, type ProductDraft } from '@ringside/coaching/product-summary/index'
import { serveWork } from '../../platform/worker-thread.ts'

/** What runs in the threads of `createDraftWork`. */
serveWork((text: string): ProductDraft => draftProductSummary(text))
