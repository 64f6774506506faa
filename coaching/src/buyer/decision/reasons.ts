import { z } from 'zod'
import { objectionFamilies } from '@ringside/contract/simulations/vocabulary'
import { gaps } from '../heard/ask-put.ts'
import file from './reasons.json' with { type: 'json' }

const why = z.enum([...objectionFamilies, ...gaps])
export type WhyNot = z.infer<typeof why>

/** Why a buyer says no in the end, in a sentence: for the worry that stood, else for what they lacked. */
export const reasons: Record<WhyNot, readonly string[]> = z.record(why, z.array(z.string().min(1)).min(2)).parse(file)
