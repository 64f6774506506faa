import { z } from 'zod'

/** Text a database can keep: no NUL, no half of a character that takes two. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** What people type or say, up to `max` characters. */
export const spokenText = (max: number) =>
  z.string().max(max).refine(isStorable, 'There is a character in it that cannot be kept.')
