import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router'

/** The one that is typed, wherever there is one. */
const typed = 'search'

/**
 * What a list is filtered by, kept in the address: a reload, a link and the way back find the same list. '' asks for
 * nothing. A change is seen at once, so that nothing that is typed is lost while the router draws the new address. The way back
 * goes through what was chosen, one by one; what was typed, letter by letter, is one with what it was typed over.
 */
export function useAddressFilters<Name extends string>(names: readonly Name[]) {
  const [address, setAddress] = useSearchParams()
  const [shown, show] = useOptimistic(address)
  const filters = Object.fromEntries(names.map((name) => [name, shown.get(name) ?? ''])) as Record<Name, string>

  const change = (changes: Partial<Record<Name, string | null>>) =>
    startTransition(() => {
      const next = new URLSearchParams(shown)
      for (const name of names) {
        const value = changes[name]
        if (value === undefined) continue
        if (value === null || value === '') next.delete(name)
        else next.set(name, value)
      }
      show(next)
      setAddress(next, { replace: Object.keys(changes).every((name) => name === typed) })
    })
  const clear = () => change(Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>)
  return { filters, change, clear }
}
