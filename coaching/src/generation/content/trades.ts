import { z } from 'zod'
import { targetIndustryNames, type TargetIndustry } from '@ringside/contract/reference-data'
import constructionRealEstate from './trades/construction-real-estate.json' with { type: 'json' }
import education from './trades/education.json' with { type: 'json' }
import energyUtilities from './trades/energy-utilities.json' with { type: 'json' }
import financialServices from './trades/financial-services.json' with { type: 'json' }
import general from './trades/general.json' with { type: 'json' }
import healthcareMedical from './trades/healthcare-medical.json' with { type: 'json' }
import industrialEquipment from './trades/industrial-equipment.json' with { type: 'json' }
import manufacturing from './trades/manufacturing.json' with { type: 'json' }
import other from './trades/other.json' with { type: 'json' }
import professionalServices from './trades/professional-services.json' with { type: 'json' }
import retailConsumer from './trades/retail-consumer.json' with { type: 'json' }
import technologySoftware from './trades/technology-software.json' with { type: 'json' }
import transportationLogistics from './trades/transportation-logistics.json' with { type: 'json' }

const trouble = z.object({ name: z.string(), says: z.string(), story: z.string() })

/** What an insider of one trade would say: its people, things, systems, troubles. */
export const tradeSchema = z.object({
  subIndustry: z.string(),
  peers: z.string(),
  workers: z.string(),
  lead: z.string(),
  crew: z.string(),
  /** What the size of such a company is counted in. Stores and schools are its sites as well. */
  units: z.object({ name: z.string(), perHundred: z.number().positive(), arePlaces: z.literal(true).optional() }),
  /** Of a hundred employees, or for each unit; without it the workers are a back office of a few. */
  workersPer: z
    .union([z.object({ hundred: z.number().positive() }), z.object({ unit: z.number().positive() })])
    .optional(),
  /** Whom it serves: a school district takes on no accounts and buys no competitor. */
  serves: z.enum(['business', 'consumers', 'public']).optional(),
  jobs: z.object({ name: z.string(), perHundred: z.number().positive(), per: z.enum(['day', 'week']) }),
  customers: z.string(),
  area: z.string(),
  system: z.string(),
  systemKind: z.string(),
  how: z.string(),
  tool: z.string(),
  handoff: z.string(),
  pain: trouble,
  secondPain: trouble,
  cost: z.string(),
  customerHit: z.string(),
  leaveFor: z.string(),
  metric: z.object({ name: z.string(), now: z.number(), goal: z.number() }),
  peak: z.object({ name: z.string(), month: z.string() }),
  tried: z.object({ what: z.string(), why: z.string() }),
})
export type Trade = z.infer<typeof tradeSchema>

/** The trades of each target industry, a file an industry. */
const files: Record<TargetIndustry, unknown> = {
  'Technology & Software': technologySoftware,
  'Financial Services': financialServices,
  'Healthcare & Medical': healthcareMedical,
  'Professional Services': professionalServices,
  Manufacturing: manufacturing,
  'Transportation & Logistics': transportationLogistics,
  'Retail & Consumer': retailConsumer,
  'Construction & Real Estate': constructionRealEstate,
  Education: education,
  'Industrial Equipment': industrialEquipment,
  'Energy & Utilities': energyUtilities,
  Other: other,
}
export const trades = z.record(z.enum(targetIndustryNames), z.array(tradeSchema).min(1)).parse(files)
/** What holds of any company: for a market of which its owner has named no trade that is described. */
export const generalTrade = tradeSchema.parse(general)
