/** What is the same of two names in a call that are one person's: not their capitals, nor the spaces in them. */
export const plainSpeaker = (name: string): string => name.normalize('NFKC').trim().toLowerCase().replace(/\s+/gu, ' ')

/** Whether two names in a call are one person's: a file, and whoever types a name, writes it with capitals or without. */
export const isSameSpeaker = (one: string, other: string): boolean => plainSpeaker(one) === plainSpeaker(other)

/** Who sits where in a call: the rep, null as long as nobody has said who that is, and the colleagues who speak beside them. */
export interface Seats {
  readonly repSpeaker: string | null
  readonly colleagues: readonly string[]
}

/** A colleague sits beside the rep: what they say is neither the rep's nor the buyer's. */
export type Side = 'rep' | 'colleague' | 'buyer'

/** On which side of a call a speaker is. Everybody is the buyer's who is not said to be the rep or a colleague of theirs. */
export const sideOf = (speaker: string, { repSpeaker, colleagues }: Seats): Side => {
  if (isRep(speaker, repSpeaker)) return 'rep'
  return colleagues.some((colleague) => isSameSpeaker(colleague, speaker)) ? 'colleague' : 'buyer'
}

/** Whether whoever speaks under a name in a call is its rep. Nobody is as long as nobody has said who that is. */
export const isRep = (speaker: string, repSpeaker: string | null): boolean =>
  repSpeaker !== null && isSameSpeaker(speaker, repSpeaker)
