import type { ContactProfile } from '@ringside/contract'

/** What a decision maker is, whoever it is at an account. */
export type Standing = Pick<ContactProfile, 'level' | 'department'>

/** Two decision makers with one key are one and the same. */
export const standingKey = ({ level, department }: Standing): string => `${level}, ${department ?? ''}`

/** "C-Suite, Finance", as sentences name it. */
export const shownStanding = ({ level, department }: Standing): string =>
  department === null ? level : `${level}, ${department}`
