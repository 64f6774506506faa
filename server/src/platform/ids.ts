import { createHash } from 'node:crypto'
import { uuidv7 } from 'uuidv7'

/** A new id: a UUID of version 7, so that rows made later sort later and indexes grow at one end. */
export const newId = (): string => uuidv7()

/** What chance starts from for the thing of that id, as a whole number of 32 bits: the same id always gives the same. */
export const seedOf = (id: string): number => createHash('sha256').update(id).digest().readInt32BE(0)
