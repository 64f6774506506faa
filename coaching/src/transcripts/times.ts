/** "1:02", "00:01:02.500", "0:01:02,5", "0:0:3.45", "1:02 PM": where a time stands in a line. */
export const clockPattern = String.raw`(?:\d{1,3}:)?\d{1,3}:\d{1,2}(?:[.,]\d{1,9})?(?: ?[AaPp]\.?[Mm]\.?)?`

const clock = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,9}))?(?: ?([ap])\.?m\.?)?$/iu

/** Milliseconds of "1:02", "00:01:02.500" or "0:01:02,5", since midnight for "1:02 pm"; null for anything else. */
export function clockMs(text: string): number | null {
  const match = clock.exec(text.trim())
  if (match === null) return null
  const [, first, second = '0', third = '0', fraction = '', half] = match
  const ms = fraction === '' ? 0 : Math.round(Number(`0.${fraction}`) * 1000)
  // A time of day may leave the seconds out, a time in a recording leaves the hours out.
  const ofDay = half !== undefined && first === undefined
  const [hours, minutes, seconds] = ofDay ? [second, third, '0'] : [first ?? '0', second, third]
  const past = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return ((past * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + ms
}

/** "00:01:02.500" */
export function clockText(ms: number): string {
  const part = (value: number, length: number): string => String(value).padStart(length, '0')
  const seconds = Math.floor(ms / 1000)
  return `${part(Math.floor(seconds / 3600), 2)}:${part(Math.floor(seconds / 60) % 60, 2)}:${part(seconds % 60, 2)}.${part(ms % 1000, 3)}`
}
