/** Milliseconds of "1:02", "00:01:02.500" or "0:01:02,5"; null for anything else. */
export function clockMs(text: string): number | null {
  const match = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,9}))?$/u.exec(text.trim())
  if (match === null) return null
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match
  const ms = fraction === '' ? 0 : Math.round(Number(`0.${fraction}`) * 1000)
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + ms
}

/** "00:01:02.500" */
export function clockText(ms: number): string {
  const part = (value: number, length: number): string => String(value).padStart(length, '0')
  const seconds = Math.floor(ms / 1000)
  return `${part(Math.floor(seconds / 3600), 2)}:${part(Math.floor(seconds / 60) % 60, 2)}:${part(seconds % 60, 2)}.${part(ms % 1000, 3)}`
}
