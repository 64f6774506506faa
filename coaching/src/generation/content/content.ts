import { z } from 'zod'
import { assurances } from '../../speech/referring.ts'
import { factSchema, objectionSchema, temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import companyNamesFile from './company-names.json' with { type: 'json' }
import localCompanyNamesFile from './local-company-names.json' with { type: 'json' }
import customerFile from './customer.json' with { type: 'json' }
import factsFile from './facts.json' with { type: 'json' }
import hearsayFile from './hearsay.json' with { type: 'json' }
import mannersFile from './manners.json' with { type: 'json' }
import namesFile from './names.json' with { type: 'json' }
import objectionsFile from './objections.json' with { type: 'json' }
import referralFile from './referral.json' with { type: 'json' }
import placesFile from './places.json' with { type: 'json' }
import tailsFile from './tails.json' with { type: 'json' }
import troublesFile from './troubles.json' with { type: 'json' }
import vagueFile from './vague.json' with { type: 'json' }
import workingsFile from './workings.json' with { type: 'json' }
import titlesFile from './titles.json' with { type: 'json' }
import viewsFile from './views.json' with { type: 'json' }

const sentences = z.array(z.string()).min(3)
const factTemplateSchema = factSchema.omit({ knownBy: true }).extend({
  vague: sentences,
  plain: sentences,
  full: sentences,
  /** How the one who signs tells it, of whom all others speak by name. */
  bySigner: z.object({ summary: z.string(), plain: sentences, full: sentences, who: z.string().optional() }).optional(),
})
export type FactTemplate = z.infer<typeof factTemplateSchema>

/**
 * One reason for an objection: how it is raised, what lies behind it and how it goes deeper belong together. Somebody
 * who asks for customers of yours does not turn out to be afraid of you folding.
 */
const objectionThreadSchema = z.object({
  /** What it is called when somebody comes back to it: each a noun in a few words, and no two in a row the same. */
  called: z.array(z.string().min(1)).min(3),
  /** How it is raised, and why it is one: by temperament, so that no two of them share a wording. */
  say: z.record(temperamentSchema, z.array(z.string()).min(2)),
  explain: z.record(temperamentSchema, z.array(z.string()).min(2)),
  /** How it comes back, and how it is let go. */
  deeper: z.record(temperamentSchema, z.array(z.string()).min(2)),
  resolved: z.record(temperamentSchema, z.array(z.string()).min(2)),
})
export type ObjectionThread = z.infer<typeof objectionThreadSchema>

const objectionTemplateSchema = objectionSchema
  .omit({ id: true, called: true, say: true, explain: true, deeper: true, resolved: true })
  .extend({ threads: z.array(objectionThreadSchema).min(2) })
export type ObjectionTemplate = z.infer<typeof objectionTemplateSchema>

const words = z.array(z.string()).min(1)
const namePoolSchema = z.object({ she: words, he: words, family: words })
const levelTitles = z.record(z.string(), words)

export const factTemplates = z.array(factTemplateSchema).parse(factsFile)
/** How people of each temperament end the whole story of a fact: two of them never tell it alike. */
/** How a trouble is told, by fact and temperament: no one begins as another does. */
export const troubles = z
  .record(
    z.string(),
    z.record(temperamentSchema, z.object({ plain: z.array(z.string()).min(3), full: z.array(z.string()).min(3) })),
  )
  .parse(troublesFile)
/** How people of each temperament say how their side works: whatever is filled in ends its sentence, so that it joins. */
export const workings = z.record(temperamentSchema, z.array(z.string()).min(3)).parse(workingsFile)
/** How people of each temperament keep a fact to themselves, where everybody is asked for it. */
export const vague = z.record(z.string(), z.record(temperamentSchema, z.array(z.string()).min(3))).parse(vagueFile)
export const tails = z.record(z.string(), z.record(temperamentSchema, z.array(z.string()).min(2))).parse(tailsFile)
export const vantages = ['top', 'finance', 'systems', 'customers', 'people', 'floor'] as const
export type Vantage = (typeof vantages)[number]
/** How the same thing looks from where somebody sits: what they add to it that their colleagues would not say. */
export const views = z.record(z.enum(vantages), z.record(z.string(), z.array(z.string()).min(2))).parse(viewsFile)
/** How somebody who does not do the work has a story of it: from whom they heard it. Who does it was there. */
export const hearsay = z.partialRecord(z.enum(vantages), z.array(z.string().min(1)).min(2)).parse(hearsayFile)
export const objectionTemplates = z.array(objectionTemplateSchema).parse(objectionsFile)
export const names = z
  .object({
    pools: z.record(z.string(), namePoolSchema),
    countries: z.record(z.string(), z.record(z.string(), z.number())),
  })
  .parse(namesFile)
export const places = z
  .object({
    states: z.record(z.string(), words),
    countries: z.record(z.string(), words),
    internationalRegions: z.record(z.string(), words),
  })
  .parse(placesFile)
export const titles = z
  .object({
    departments: z.record(z.string(), levelTitles),
    levels: levelTitles,
    /** What departments are called where a trade has no such thing, by sub-industry or else by industry. */
    trades: z.record(z.string(), z.record(z.string(), levelTitles)),
  })
  .parse(titlesFile)
export const companyNames = z
  .object({ first: words, byIndustry: z.record(z.string(), words), bySubIndustry: z.record(z.string(), words) })
  .parse(companyNamesFile)
/** What companies are called where the names of `companyNames` would be foreign, by country; and endings that only America has. */
export const localCompanyNames = z
  .object({
    places: z.array(z.object({ countries: words, first: z.array(z.string()).min(12) })),
    americanEndings: words,
  })
  .parse(localCompanyNamesFile)
const told = z.object({ plain: sentences, full: sentences })
export const manners = z
  .object({
    /** How somebody of each temperament comes across: notes by a colleague of the rep who has met them. */
    temperaments: z.record(temperamentSchema, z.array(z.string()).min(6)),
    descriptions: sentences,
    /** Of companies of a market that nobody has described but the owner of the segment. */
    ownDescriptions: sentences,
    /** Why something has to happen now, and by whom it can be said when not by all. */
    triggers: z
      .array(z.object({ says: z.string(), only: z.array(z.enum(['business', 'consumers', 'public'])).optional() }))
      .min(6),
    /** How a trouble is told that the segment's owner has named: as a name for it, or in a whole sentence. */
    segmentPain: z.object({ vague: sentences, phrase: told, sentence: told }),
    note: z.object({ vague: sentences, plain: sentences, full: sentences }),
    segmentObjection: z.object({ explain: sentences, deeper: sentences, resolved: sentences, goodAnswer: z.string() }),
  })
  .parse(mannersFile)

const pastFactSchema = factTemplateSchema.omit({ bySigner: true })
const troubleFactSchema = pastFactSchema.omit({ label: true, topic: true, act: true, trust: true, needs: true })
/** What a customer says of a thing that has gone wrong, once it is on the table; how it is raised is the fact itself. */
const complaintSchema = z.object({
  called: sentences,
  explain: z.array(z.string()).min(2),
  deeper: sentences,
  resolved: sentences,
  goodAnswer: z.string(),
})
export type Complaint = z.infer<typeof complaintSchema>

/** What a company that has been a customer for some months has lived through with the seller. */
export const customerContent = z
  .object({
    parts: z.object({
      /** How long they have had it, and since when. */
      months: z.array(z.tuple([z.string(), z.string()])).min(3),
      group: sentences,
      ends: sentences,
      notice: sentences,
      rival: sentences,
      neighbour: sentences,
      promised: sentences,
    }),
    facts: z.array(pastFactSchema).min(1),
    promise: z.object({ kept: pastFactSchema, open: pastFactSchema, complaint: complaintSchema }),
    troubles: z
      .array(
        z.object({ id: z.string(), fact: troubleFactSchema, effect: troubleFactSchema, complaint: complaintSchema }),
      )
      .min(3),
    worries: z
      .array(
        objectionSchema.extend({
          called: sentences,
          say: z.array(z.string()).min(2),
          explain: z.array(z.string()).min(2),
          deeper: sentences,
          resolved: sentences,
        }),
      )
      .min(3),
  })
  .parse(customerFile)

/** Whom a customer knows who could use what they have bought, and what they fear for those people. */
export const referralContent = z
  .object({
    places: sentences,
    /** How the two know each other, as the customer tells it and as it is kept. */
    ties: z.array(z.object({ told: z.string(), summary: z.string() })).min(4),
    labels: z.array(z.string()).min(4),
    vague: sentences,
    plain: sentences,
    full: sentences,
    worries: z
      .array(
        objectionSchema.pick({ id: true, goodAnswer: true }).extend({
          called: sentences,
          say: sentences,
          explain: z.array(z.string()).min(2),
          deeper: sentences,
          resolved: sentences,
          /** Any of these takes the worry away. */
          answeredBy: z.array(z.enum(assurances)).min(1),
        }),
      )
      .min(4),
  })
  .parse(referralFile)
