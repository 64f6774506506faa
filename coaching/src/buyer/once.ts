/**
 * The same work, done once for each thing it is done with: a persona, a fact and a heard turn do not change while a call
 * runs, and every rule looks at them. What was worked out goes when the thing goes.
 */
export function oncePer<Thing extends object, Result>(work: (thing: Thing) => Result): (thing: Thing) => Result {
  const done = new WeakMap<Thing, { readonly result: Result }>()
  return (thing) => {
    const known = done.get(thing)
    if (known !== undefined) return known.result
    const result = work(thing)
    done.set(thing, { result })
    return result
  }
}

/** The same for words, which several rules look at one after the other: worked out anew only when other words come. */
export function onceInARow<Result>(work: (words: string) => Result): (words: string) => Result {
  let last: { readonly words: string; readonly result: Result } | null = null
  return (words) => {
    if (last?.words !== words) last = { words, result: work(words) }
    return last.result
  }
}
