import { z } from 'zod'
import type { Temperament } from '@ringside/contract/pipeline/buyer-profile'
import analytical from './analytical.json' with { type: 'json' }
import demo from './calls/demo.json' with { type: 'json' }
import closing from './calls/closing.json' with { type: 'json' }
import checkIn from './calls/check-in.json' with { type: 'json' }
import direct from './direct.json' with { type: 'json' }
import gatekeeper from './calls/gatekeeper.json' with { type: 'json' }
import formal from './formal.json' with { type: 'json' }
import harried from './harried.json' with { type: 'json' }
import sceptical from './sceptical.json' with { type: 'json' }
import { decisionKeys, lineKeys, openingKeys, ownOpeningKeys, termsKeys, namesKeys } from './line-keys.ts'
import type { LineKey } from './line-keys.ts'
import warm from './warm.json' with { type: 'json' }
import negotiation from './calls/negotiation.json' with { type: 'json' }
import referral from './calls/referral.json' with { type: 'json' }

/** Fewest wordings of a line in one voice: reps practise with one buyer many times over. */
const fewestWordings = 6
const fewestOpenings = 8
const fewestOwnOpenings = 3
/** Of terms and of a decision there is talk few times in a call. */
const fewestOfTerms = 3
const fewestOfNames = 4

const wordings = z.array(z.string().min(1))

/** One temperament's way of talking. `{name}` parts are filled in; a wording with a part that has no filling is skipped. */
export const voiceSchema = z.record(z.enum(lineKeys), wordings)
export type Voice = z.infer<typeof voiceSchema>

/** The parts a wording may have filled in. */
export const fillings = [
  'rep',
  'repCompany',
  'product',
  'rival',
  'unit',
  'me',
  'last',
  'company',
  'title',
  'colleague',
  'colleagueTitle',
  'peers',
  'workers',
  'word',
  'named',
  'told',
  'from',
  'priority',
  'contact',
  'promised',
  'worry',
  'lead',
  'it',
  'terms',
  'price',
  'signer',
  'area',
  'crew',
  'customers',
  'system',
  'tool',
  'peak',
  'industry',
  'per',
  'location',
  'gatekeeper',
  'wanted',
  'them',
  'their',
  'freeAt',
  'cause',
  'extension',
  'acquaintance',
  'when',
  'thing',
  'left',
  'first',
  'second',
] as const
export type Filling = (typeof fillings)[number]

/** What is said in calls of one type only, by temperament; it stands in a file a type. */
const ofCalls: readonly Record<Temperament, object>[] = [demo, gatekeeper, negotiation, closing, checkIn, referral]

const voiceOf = (temperament: Temperament, own: object): Voice =>
  voiceSchema.parse(Object.assign({}, own, ...ofCalls.map((call) => call[temperament])))

export const voices: Record<Temperament, Voice> = {
  direct: voiceOf('direct', direct),
  warm: voiceOf('warm', warm),
  analytical: voiceOf('analytical', analytical),
  harried: voiceOf('harried', harried),
  sceptical: voiceOf('sceptical', sceptical),
  formal: voiceOf('formal', formal),
}

function leastOf(key: LineKey): number {
  if ((ownOpeningKeys as readonly string[]).includes(key)) return fewestOwnOpenings
  if ([...termsKeys, ...decisionKeys].some((rare) => rare === key)) return fewestOfTerms
  if ((namesKeys as readonly string[]).includes(key)) return fewestOfNames
  return (openingKeys as readonly string[]).includes(key) ? fewestOpenings : fewestWordings
}

/** What is wrong with a voice, as sentences; none when it can be used. */
export function faultsOf(voice: Voice): string[] {
  const faults: string[] = []
  for (const key of lineKeys) {
    const said = voice[key]
    const least = leastOf(key)
    if (said.length < least) faults.push(`${key} has ${said.length} wordings and needs ${least}`)
    if (new Set(said).size < said.length) faults.push(`${key} says one wording twice`)
    for (const wording of said) {
      for (const [, part] of wording.matchAll(/\{(\w+)\}/g)) {
        if (!(fillings as readonly string[]).includes(part ?? '')) faults.push(`${key} has an unknown part {${part}}`)
      }
    }
    const plain = said.filter((wording) => !wording.includes('{')).length
    if (plain < 2 && !mayNeedFilling.has(key)) faults.push(`${key} needs two wordings without parts`)
  }
  return faults
}

/** Lines whose parts are always known. */
const mayNeedFilling: ReadonlySet<LineKey> = new Set<LineKey>([
  'speaking',
  'nobodyNamed',
  'notMe',
  'knowsCaller',
  'unknown',
  'stepAgreeColleague',
  'takeUpWord',
  'toldBefore',
  'myRole',
  'myPriorities',
  'contactDetails',
  'promiseSent',
  'promiseMet',
  'worryStillOpen',
  'worryPassedOver',
  'backToIt',
  'worryAgain',
  'stepPending',
  'dayAside',
  'decideFirst',
  'namesFirstThis',
  'hearsay',
  'hearsayWell',
  'hearsayBadly',
  'termsAgain',
  'termsSum',
  'tradeFrame',
  'termsBefore',
  'firstTerms',
  'otherNoted',
  'otherUnwanted',
  'offerRead',
  'decideSigner',
  'decideSignerAgain',
  ...openingKeys,
  ...ownOpeningKeys,
])
