import { z } from 'zod'

/** Text a database can keep: no NUL, no half of a character that takes two. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** Wordings take what stands in braces for a part to be filled in: in what is put into them there are none. */
export const withoutBraces = (text: string): string => text.replaceAll('{', '(').replaceAll('}', ')')

/** What is said where a text is refused for `isStorable`. */
export const unstorable = 'There is a character in it that cannot be kept.'

/** What people type or say, up to `max` characters. */
export const spokenText = (max: number) => z.string().max(max).refine(isStorable, unstorable)

/** What somebody or something is called, as it is put into wordings; up to `max` characters. */
export const calledText = (max: number, { min = 0, missing }: { min?: number; missing?: string } = {}) =>
  z.string().trim().min(min, missing).max(max).refine(isStorable, unstorable).transform(withoutBraces)
