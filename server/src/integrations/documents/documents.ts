/** The kinds of document that are read. A kind is told by what is in the file, never by its name. */
export const documentKinds = ['docx', 'pdf', 'text'] as const
export type DocumentKind = (typeof documentKinds)[number]

/**
 * Why a document was not read. unknown-kind: it is none of the kinds. broken: it is of a kind, and cut off or damaged.
 * too-large: unpacked it is more than a person writes. locked: it asks for a password. no-words: nothing in it is
 * text, as in a scanned page.
 */
export const documentFaults = ['unknown-kind', 'broken', 'too-large', 'locked', 'no-words'] as const
export type DocumentFault = (typeof documentFaults)[number]

/** What came of reading a document: its words as plain text, a line a paragraph, or why there are none. */
export type DocumentText =
  | { readonly state: 'read'; readonly kind: DocumentKind; readonly text: string }
  | { readonly state: 'refused'; readonly fault: DocumentFault }

/** Reads the words of documents that people hand in. Rejects when it has no time for more, or took too long. */
export interface Documents {
  read(content: Uint8Array): Promise<DocumentText>
}
