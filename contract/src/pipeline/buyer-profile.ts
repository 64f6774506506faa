import { z } from 'zod'
import { actSchema, objectionFamilySchema } from '../simulations/vocabulary.ts'

/**
 * What an account is really like: the facts its people know. Made once by generation, kept on the server, and never sent
 * to a browser: a rep learns it by asking.
 */
export const factSchema = z.object({
  id: z.string(),
  /** What the rep's plan calls it before it is known: "What a late load costs". Gives nothing away. */
  label: z.string(),
  /** Once known, in a few words: "Late loads cost about 18,000 dollars a month". */
  summary: z.string(),
  topic: z.enum([
    'process',
    'pain',
    'impact',
    'budget',
    'authority',
    'timeline',
    'competitor',
    'history',
    'size',
    'system',
    'goal',
    'acquaintance',
  ]),
  /** The question that gets it. */
  act: actSchema,
  /** Trust needed at medium difficulty, 0..100. Difficulty scales it. */
  trust: z.number().min(0).max(100),
  /** Another fact that must be known first. */
  needs: z.string().nullable(),
  /** Words that, heard in a question, point at this fact rather than another of the same act. */
  cues: z.array(z.string()),
  /** 3 wordings or more each, from evasive to full. */
  vague: z.array(z.string()),
  plain: z.array(z.string()),
  full: z.array(z.string()),
  /** Answers to narrow questions: how many, which system, who, when, how much. */
  slots: z.array(
    z.object({
      kind: z.enum(['how-many', 'how-much', 'which', 'who', 'when', 'where', 'how-long']),
      cues: z.array(z.string()),
      value: z.string(),
    }),
  ),
  /** Ids of the personas who know it; empty means everybody. */
  knownBy: z.array(z.string()),
})
export type Fact = z.infer<typeof factSchema>

export const objectionSchema = z.object({
  id: z.string(),
  family: objectionFamilySchema,
  /** 1 soft .. 4 hard. */
  force: z.number().int().min(1).max(4),
  /** What brings it up. */
  trigger: actSchema,
  /** Nouns for it in a few words, when somebody comes back to it: "the contract". People made before 2026-11-24 have none. */
  called: z.array(z.string()).optional(),
  say: z.array(z.string()),
  /** What lies behind it, said when the rep asks. */
  explain: z.array(z.string()),
  /** Said when only brushed aside. */
  deeper: z.array(z.string()),
  resolved: z.array(z.string()),
  /** Words of a real answer, any of which (with an acknowledgement) closes it. */
  answerCues: z.array(z.string()),
  /** A rep's line that would have closed it; used by "say it better". */
  goodAnswer: z.string(),
})
export type Objection = z.infer<typeof objectionSchema>

export const temperaments = ['direct', 'warm', 'analytical', 'harried', 'sceptical', 'formal'] as const
export const temperamentSchema = z.enum(temperaments)
export type Temperament = z.infer<typeof temperamentSchema>

/** One human, complete: all the engine needs to take a call. */
export const buyerProfileSchema = z.object({
  personaId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  pronoun: z.enum(['she', 'he', 'they']),
  title: z.string(),
  level: z.string(),
  /** Null: they answer for the whole company. */
  department: z.string().nullable(),
  temperament: temperamentSchema,
  /** One line a rep may see before the call: "Direct, numbers first, short on time". */
  manner: z.string(),
  priorities: z.array(z.string()),
  company: z.object({
    name: z.string(),
    industry: z.string(),
    subIndustry: z.string(),
    size: z.string(),
    location: z.string(),
    description: z.string(),
  }),
  facts: z.array(factSchema),
  objections: z.array(objectionSchema),
  colleagues: z.array(
    z.object({ personaId: z.string().nullable(), name: z.string(), title: z.string(), says: z.string() }),
  ),
  /** Words of the trade used to fill lines: what they move, make or serve. */
  vocabulary: z.record(z.string(), z.string()),
  /** Hertz-free description for a speech engine: pitch 0..1, pace 0..1. */
  voice: z.object({ pitch: z.number().min(0).max(1), pace: z.number().min(0).max(1) }),
})
export type BuyerProfile = z.infer<typeof buyerProfileSchema>
