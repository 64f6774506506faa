import type { ProductDraft } from '@ringside/contract/users'
import { useLayoutEffect, useRef, useState } from 'react'
import { useDraftProductSummary, type ChosenSource } from './product-queries.ts'
import type { Origin, SourceKind } from './product-source.ts'

const emptySources: { [Kind in SourceKind]: Extract<ChosenSource, { from: Kind }> } = {
  text: { from: 'text', text: '' },
  document: { from: 'document', file: null },
  page: { from: 'page', address: '' },
}

export function isEmptySource(source: ChosenSource): boolean {
  if (source.from === 'document') return source.file === null
  return (source.from === 'page' ? source.address : source.text).trim() === ''
}

type Line = ProductDraft['lines'][number]

/** A page is named as it was read in the end, after redirects. */
function originOf(source: ChosenSource, { address }: ProductDraft): Origin {
  if (source.from === 'page') return { from: 'page', address: address ?? source.address }
  return source.from === 'document' ? { from: 'document', name: source.file?.name ?? 'Document' } : { from: 'text' }
}

/**
 * What a summary is to be drafted from, of each kind what was given, and the draft that came of it. `onDraft` places it, and gives what
 * belongs to fields that are filled already.
 */
export function useDrafting(userId: string, onDraft: (draft: ProductDraft, origin: Origin) => readonly Line[]) {
  const [sources, setSources] = useState(emptySources)
  const [kind, setKind] = useState<SourceKind>('text')
  const [filled, setFilled] = useState<readonly Line[]>([])
  const [added, setAdded] = useState<readonly Line[]>([])
  const [origin, setOrigin] = useState<Origin>({ from: 'text' })
  const draft = useDraftProductSummary(userId)
  const source: ChosenSource = sources[kind]
  // A draft takes its time: it is placed in the fields as they are when it is there, not as they were when it was asked for.
  const place = useRef(onDraft)
  useLayoutEffect(() => {
    place.current = onDraft
  })
  return {
    kind,
    source,
    draft,
    /** What the draft was made from. */
    origin,
    /** What the draft has for fields that were filled before it. */
    filled,
    /** What of that was added to its field all the same. */
    added,
    /** Something stands there and was not sorted as it stands. */
    isWaiting: !isEmptySource(source) && draft.variables !== source,
    markAdded: (line: Line) => setAdded([...added, line]),
    choose(next: SourceKind) {
      setKind(next)
      draft.reset()
    },
    change: (next: ChosenSource) => setSources({ ...sources, [next.from]: next }),
    sort: () =>
      draft.mutate(source, {
        onSuccess(found) {
          const from = originOf(source, found)
          setOrigin(from)
          setFilled(place.current(found, from))
        },
      }),
  }
}

export type Drafting = ReturnType<typeof useDrafting>
