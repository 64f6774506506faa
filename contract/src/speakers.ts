/** What is the same of two names in a call that are one person's: not their capitals, nor the spaces in them. */
export const plainSpeaker = (name: string): string => name.normalize('NFKC').trim().toLowerCase().replace(/\s+/gu, ' ')

/** Whether two names in a call are one person's: a file, and whoever types a name, writes it with capitals or without. */
export const isSameSpeaker = (one: string, other: string): boolean => plainSpeaker(one) === plainSpeaker(other)

/** Whether whoever speaks under a name in a call is its rep. Nobody is as long as nobody has said who that is. */
export const isRep = (speaker: string, repSpeaker: string | null): boolean =>
  repSpeaker !== null && isSameSpeaker(speaker, repSpeaker)
