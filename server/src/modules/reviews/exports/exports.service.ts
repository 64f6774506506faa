import { Buffer } from 'node:buffer'
import type { ExportFormat } from '@ringside/contract'
import { notFound } from '../../../platform/errors.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { SavedFile } from '../../../platform/http/saved-file.ts'
import type { KeptReview } from '../kept-review.ts'
import { mustBeOfTheCall } from '../out-of-date.ts'
import { reviewCsv } from './review-csv.ts'
import { reviewPdf } from './review-pdf.ts'
import type { ReadCall, ReviewToExport } from './reviewed-call.ts'

export interface Exports {
  /** The review as a file, for whoever may see it. Throws `conflict` where the call has changed since. */
  review(actor: MemberActor, reviewId: string, format: ExportFormat): Promise<SavedFile>
}

const contents: Record<ExportFormat, (whole: ReviewToExport) => Buffer | Promise<Buffer>> = {
  pdf: reviewPdf,
  csv: reviewCsv,
  json: ({ call: { lines, ...call }, review }) => Buffer.from(JSON.stringify({ call, turns: lines, review }, null, 2)),
}

/** `seen` gives a review to who may see it, else throws `not-found`. */
export function createExports(needs: {
  seen: (actor: MemberActor, reviewId: string) => Promise<KeptReview>
  readCall: ReadCall
}): Exports {
  return {
    async review(actor, reviewId, format) {
      const kept = await needs.seen(actor, reviewId)
      mustBeOfTheCall(kept, 'Save the review when the call is scored anew.')
      const { kind, subjectId, review } = kept
      const call = await needs.readCall[kind](actor.membership.orgId, subjectId)
      if (!call) throw notFound('Review')
      const name = `${call.title} ${call.at.toISOString().slice(0, 10)}`
      return { name, ending: format, content: await contents[format]({ call, review }) }
    },
  }
}
