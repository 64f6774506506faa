import { z } from 'zod'
import { objectionFamilies } from '@ringside/contract/simulations/vocabulary'
import { gaps } from '../heard/ask-put.ts'
import file from './reasons.json' with { type: 'json' }

const why = z.enum([...objectionFamilies, ...gaps])
export type WhyNot = z.infer<typeof why>

/** Said when what they had said no for has been spoken to: the no is off, and they want to be asked again. */
export const turned: readonly string[] = [
  "That's the first thing that speaks to my reason. Ask me again.",
  'If that is so, my no came too soon. What was it you wanted to ask?',
  'Well. That was my reason, and now I have to look for another. Ask me again.',
  "That was the point. Without it I wouldn't say no.",
]

/** The same to whoever asked again in that very line: the answer to what they asked comes after it. */
export const turnedAndAsked: readonly string[] = [
  'That was what stood in the way.',
  'Then my no came too soon.',
  'Well. That was my reason, and I have no other.',
  'That speaks to what I said no for.',
]

/** Why a buyer says no in the end, in a sentence: for the worry that stood, else for what they lacked. */
export const reasons: Record<WhyNot, readonly string[]> = z.record(why, z.array(z.string().min(1)).min(2)).parse(file)
