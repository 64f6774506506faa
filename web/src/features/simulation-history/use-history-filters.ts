import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf, stateOf, withoutFilters, type HistoryState } from './history-filters.ts'

/** Typing asks the server only when it pauses. */
const typingPauseMs = 250

/**
 * The search as it is typed, which goes into the address when typing pauses. A search that comes into the address by
 * another way, by Back or a cleared filter, is in the field at once.
 */
function useTyped(search: string, onSearch: (search: string) => void) {
  /** `seen` was in the address at the last look, `sent` is what the field put there itself. */
  const [field, setField] = useState({ typed: search, seen: search, sent: search })
  if (field.seen !== search)
    setField({ typed: search === field.sent ? field.typed : search, seen: search, sent: search })
  const { typed } = field
  const send = useEffectEvent(() => {
    setField({ ...field, sent: typed })
    onSearch(typed)
  })
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => send(), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, search])
  return {
    typed,
    setTyped: (next: string) => setField({ ...field, typed: next }),
    /** What was typed and is not in the address yet is dropped. */
    clear: () => setField({ ...field, typed: '', sent: '' }),
  }
}

/** The filters over the calls; they stand in the address. */
export function useHistoryFilters() {
  const [address, setAddress] = useSearchParams()
  const state = stateOf(address)
  const change = (next: HistoryState) => setAddress(addressOf(next), { replace: true })
  const typed = useTyped(state.search, (search) => change({ ...state, search }))
  return {
    state,
    change,
    typed: typed.typed,
    onType: typed.setTyped,
    clear() {
      typed.clear()
      change(withoutFilters(state))
    },
  }
}

export type HistoryFilters = ReturnType<typeof useHistoryFilters>
