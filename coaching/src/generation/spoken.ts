const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A number as people say it: "two hundred and forty", "eighteen thousand", "one point two million". */
export function spoken(value: number): string {
  if (value >= 1_000_000) return `${decimal(value / 1_000_000)} million`
  if (value >= 10_000) return `${spoken(Math.round(value / 1000))} thousand`
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000)
    const rest = value % 1000
    return rest === 0 ? `${spoken(thousands)} thousand` : `${spoken(thousands)} thousand ${spoken(rest)}`
  }
  if (value >= 100) {
    const rest = value % 100
    const hundreds = `${small[Math.floor(value / 100)] ?? ''} hundred`
    return rest === 0 ? hundreds : `${hundreds} and ${spoken(rest)}`
  }
  if (value >= 20) {
    const rest = value % 10
    const ten = tens[Math.floor(value / 10)] ?? ''
    return rest === 0 ? ten : `${ten}-${small[rest] ?? ''}`
  }
  return small[Math.max(0, Math.round(value))] ?? String(value)
}

function decimal(value: number): string {
  const rounded = Math.round(value * 10) / 10
  const whole = Math.floor(rounded)
  const tenth = Math.round((rounded - whole) * 10)
  return tenth === 0 ? spoken(whole) : `${spoken(whole)} point ${small[tenth] ?? ''}`
}

/** Rounded as people round: to two figures, or to five where that is kinder. */
export function roundly(value: number): number {
  if (value < 20) return Math.max(1, Math.round(value))
  if (value < 100) return Math.round(value / 5) * 5
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1)
  return Math.round(value / unit) * unit
}

/** With a thousands separator, for a summary that is read: 18,000. */
export function digits(value: number): string {
  return Math.round(value)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
