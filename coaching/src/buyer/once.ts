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
