import type { CallSubject, Role } from '@ringside/contract'
import type { Tx } from '../../platform/database/database.ts'

/** A member of the organisation, as others know them. */
export interface Colleague {
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly role: Role
}

/** The people of an organisation, whom comments can speak to. */
export interface Colleagues {
  /** In the order they joined. */
  readonly membersOf: (orgId: string) => Promise<readonly Colleague[]>
  /** Tells somebody that a comment mentions them, should the transaction hold. `text` is the comment as it is read. */
  readonly tellMentioned: (
    tx: Tx,
    mention: {
      readonly to: Colleague
      readonly by: string
      readonly text: string
      readonly call: CallSubject
      readonly callTitle: string
      /** Null: it is on the whole call. */
      readonly startMs: number | null
    },
  ) => Promise<void>
}
