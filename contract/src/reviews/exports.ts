import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId } from '../kernel/ids.ts'

/** How a review can be taken away. */
export const exportFormats = ['pdf', 'csv', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

const exported = <Format extends ExportFormat>(format: Format, summary: string) =>
  endpoint({
    method: 'GET',
    path: `/api/reviews/:id/export.${format}`,
    access: 'member',
    summary,
    params: byId,
    /** The bytes of a file to save. */
    response: z.unknown(),
    errors: ['not-found', 'conflict'],
  })

export const exportReviewPdf = exported(
  'pdf',
  'The review of a call as a PDF of one to three pages: score, criteria with quotes, metrics, moments and next steps',
)
export const exportReviewCsv = exported(
  'csv',
  'The review of a call as a table: criteria, metrics, moments, next steps',
)
export const exportReviewJson = exported('json', 'The whole review of a call with what was said in it')
