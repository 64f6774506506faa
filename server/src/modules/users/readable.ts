import type { z } from 'zod'

/** Removes one place from a kept value: a field of an object, an entry of a list. */
function without(value: unknown, [step, ...rest]: readonly PropertyKey[]): unknown {
  if (step === undefined || value === null || typeof value !== 'object') return undefined
  if (Array.isArray(value)) {
    const kept: unknown[] = value
    return kept.flatMap((entry, at) => (at !== step ? [entry] : rest.length === 0 ? [] : [without(entry, rest)]))
  }
  const fields = Object.entries(value)
  return Object.fromEntries(
    fields.flatMap(([name, field]) =>
      name !== step ? [[name, field]] : rest.length === 0 ? [] : [[name, without(field, rest)]],
    ),
  )
}

/**
 * What can be read of a value that was kept as JSON, perhaps by a version with other rules: all but the places that break
 * the schema, which come as if nothing had been said there. The kept value itself stays as it is. `isWhole` is false when
 * anything was left out.
 */
export function readable<Value>(schema: z.ZodType<Value>, kept: unknown): { value: Value; isWhole: boolean } {
  const whole = schema.safeParse(kept)
  if (whole.success) return { value: whole.data, isWhole: true }
  // From the last: entries of a list before the broken one keep their places.
  const places = new Map(whole.error.issues.map(({ path }) => [JSON.stringify(path), path]))
  const rest = [...places.values()].toReversed().reduce((left, path) => without(left, path), kept)
  const part = schema.safeParse(rest)
  return { value: part.success ? part.data : schema.parse({}), isWhole: false }
}
