import { largestProductDocument, type ProductSource } from '@ringside/contract/users'

/** Where a draft may come from, as the person chooses it. */
export const sourceKinds = [
  { value: 'text', label: 'Paste' },
  { value: 'document', label: 'Document' },
  { value: 'page', label: 'Web page' },
] as const
export type SourceKind = ProductSource['from']

/** What a draft was made from, as it is named beside its lines: a page by its address, a document by its name. */
export type Origin =
  | { readonly from: 'text' }
  | { readonly from: 'page'; readonly address: string }
  | { readonly from: 'document'; readonly name: string }

/** As the server takes them; it tells a kind by what is in the file. */
export const documentExtensions = '.docx,.pdf,.txt,.md'

/** Why a document can't be read, in a sentence that says what to do; null when it may be tried. */
export function documentProblem({ size }: { size: number }): string | null {
  if (size === 0) return 'This document is empty. Choose another one.'
  if (size > largestProductDocument) return 'This document is over 5 MB. Paste the part about your product instead.'
  return null
}

/** A file as base64. Rejects when it can't be read, as when it was moved since it was chosen. */
export function asBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      // Read as a data URL, it is a text; the content stands behind its comma.
      const url = typeof reader.result === 'string' ? reader.result : ''
      resolve(url.slice(url.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(new Error('The document can’t be read. Choose it again.')))
    reader.readAsDataURL(file)
  })
}
