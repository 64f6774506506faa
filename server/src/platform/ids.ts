import { uuidv7 } from 'uuidv7'

/** A new id: a UUID of version 7, so that rows made later sort later and indexes grow at one end. */
export const newId = (): string => uuidv7()
