export { draftProductSummary } from './draft.ts'
export type { DraftedLine, ProductDraft, ProductField } from './draft.ts'
