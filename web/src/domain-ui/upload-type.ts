import type { CallType } from '@ringside/contract/simulations/vocabulary'
import { newId } from '../lib/new-id.ts'
import { uploadProblem } from './upload-file.ts'

/** A file that was chosen, and what kind of call it is. */
export interface ChosenFile {
  /** The same file can be there twice, from two folders. */
  readonly id: string
  readonly file: File
  /** Why it can't be uploaded, in a sentence that says what to do; null when it can. */
  readonly problem: string | null
  /** Somebody said of this recording that the transcript with its name is another call's. */
  readonly isApart: boolean
  /** As somebody said of this very file. */
  readonly said: CallType | null
  /** As its name says, in so many words. */
  readonly named: CallType | null
}

/** How kinds of calls are called in the names of files. A word that can mean another thing as well is left out. */
const names: Readonly<Record<CallType, RegExp>> = {
  'cold-call': /\bcold ?calls?\b/u,
  gatekeeper: /\bgate ?keepers?\b/u,
  discovery: /\bdiscovery\b/u,
  demo: /\bdemo(?:nstration)?s?\b/u,
  'objection-handling': /\bobjections?\b/u,
  negotiation: /\bnegotiat(?:ions?|ing)\b/u,
  closing: /\bclosing\b/u,
  'check-in': /\bcheck ?ins?\b/u,
  referral: /\breferrals?\b/u,
}

/** The kind that the name of a file says; null where it says none, or more than one. */
export function typeInName(fileName: string): CallType | null {
  const plain = fileName.toLowerCase().replace(/[_.+-]+/gu, ' ')
  const found = (Object.keys(names) as CallType[]).filter((type) => names[type].test(plain))
  return found.length === 1 ? (found[0] ?? null) : null
}

export const chosenFile = (file: File): ChosenFile => ({
  id: newId(),
  file,
  problem: uploadProblem(file),
  isApart: false,
  said: null,
  named: typeInName(file.name),
})

/** What was said of the file, else what its name says, else what holds for all. */
export const typeOf = ({ said, named }: ChosenFile, forAll: CallType): CallType => said ?? named ?? forAll

/** Nobody has said another kind than the one that the file's name says. */
export const isByName = ({ said, named }: ChosenFile): boolean => said === null && named !== null
