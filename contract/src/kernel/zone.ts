import { z } from 'zod'

/** A zone by its name: an offset says nothing of the days on which the clock is changed. */
function isZone(name: string): boolean {
  try {
    return /^[a-z]/iu.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}

/** Where whoever reads it is: their days are counted. A name of the IANA database, such as "Europe/Oslo"; UTC unless given. */
export const zoneSchema = z
  .string()
  .max(64)
  .refine(isZone, { message: 'Name a time zone, such as Europe/Oslo.' })
  .default('UTC')
