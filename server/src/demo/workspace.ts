import type { CallType, PlayableCallType, ProductSummary, Role, Segment } from '@ringside/contract'
import type { RepKind } from '@ringside/coaching/evaluation/scripted-reps'

/** Everybody in the demo signs in with this. The demo never runs in production. */
export const demoPassword = 'ringside-demo'

export const demoOrganizationName = 'Tallyport'

/** A call in the course of a deal: its type, and which of the account's three people it is with, counted from 0. */
export interface Step {
  readonly type: PlayableCallType
  readonly person: number
}

/** A deal as a rep has it: from a first call to the signature, by way of whoever has a say in it. */
const deal: readonly Step[] = [
  { type: 'cold-call', person: 0 },
  { type: 'discovery', person: 0 },
  { type: 'objection-handling', person: 1 },
  { type: 'demo', person: 2 },
  { type: 'negotiation', person: 1 },
  { type: 'closing', person: 1 },
]

/** A deal that has come so far. */
const upTo = (calls: number): readonly Step[] => deal.slice(0, calls)

/** A deal that somebody took over after its first call. */
const takenOver: readonly Step[] = [
  { type: 'discovery', person: 0 },
  { type: 'demo', person: 2 },
  { type: 'negotiation', person: 1 },
  { type: 'closing', person: 1 },
]

/** A company that bought before the workspace was set up. */
const customer: readonly Step[] = [
  { type: 'check-in', person: 0 },
  { type: 'referral', person: 0 },
]

/** A deal with somebody whose calls are answered by others, where the terms are all that is left after the first talk. */
const byWayOfTheDesk: readonly Step[] = [
  { type: 'gatekeeper', person: 1 },
  { type: 'discovery', person: 1 },
  { type: 'negotiation', person: 1 },
  { type: 'closing', person: 1 },
]

export interface DemoPerson {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
  readonly title: string
  /** How they sell, call by call; the last goes on for as long as they make calls. */
  readonly manner: readonly RepKind[]
  /** Their deals, one after another, call by call; each is with a company of its own. */
  readonly deals: readonly (readonly Step[])[]
  /** They call every so many working days. */
  readonly everyDays: number
  readonly targetScore: number
}

/** A company that is called as a customer from the first call on has bought before. */
export const isOfCustomer = ([first]: readonly Step[]): boolean => first?.type === 'check-in'

export const callsOf = ({ deals }: DemoPerson): number => deals.flat().length

const at = (name: string): string => `${name}@tallyport.example`

/** An owner, an admin and two reps: one who gets better, one who has stopped doing so. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: at('ruth.adeyemi'),
    firstName: 'Ruth',
    lastName: 'Adeyemi',
    role: 'Owner',
    title: 'Head of Sales',
    manner: ['good', 'excellent'],
    deals: [byWayOfTheDesk],
    everyDays: 5,
    targetScore: 80,
  },
  {
    email: at('sam.whitlock'),
    firstName: 'Sam',
    lastName: 'Whitlock',
    role: 'Admin',
    title: 'Sales Manager',
    manner: ['good', 'average', 'good'],
    deals: [takenOver, customer],
    everyDays: 3,
    targetScore: 75,
  },
  {
    email: at('maya.okafor'),
    firstName: 'Maya',
    lastName: 'Okafor',
    role: 'Member',
    title: 'Account Executive',
    manner: [
      'weak',
      'weak',
      'weak',
      'average',
      'weak',
      'average',
      'average',
      'weak',
      'average',
      'good',
      'average',
      'average',
      'average',
      'good',
      'good',
      'excellent',
      'good',
      'excellent',
    ],
    deals: [deal, upTo(4), upTo(3), upTo(2), upTo(2), upTo(1)],
    everyDays: 1,
    targetScore: 70,
  },
  {
    email: at('jonas.lind'),
    firstName: 'Jonas',
    lastName: 'Lind',
    role: 'Member',
    title: 'Account Executive',
    manner: ['average', 'good', 'average', 'pushy', 'average', 'weak', 'good', 'pushy', 'average', 'weak', 'pushy'],
    deals: [deal, upTo(4), upTo(2)],
    everyDays: 2,
    targetScore: 65,
  },
]

export const demoProduct: ProductSummary = {
  name: 'Tallyport Dock',
  whatItDoes:
    'Tallyport Dock books every truck into a time slot and tells the yard, the dock and the carrier when something moves.',
  forWhom: 'Shippers, warehouses and carriers who load or unload more than twenty trucks a day.',
  problemsSolved: [
    'Trucks that wait at the gate, and the detention that is paid for them',
    'Crews who stand idle in the morning and work late in the evening',
    'Calls and mails all day to find out where a load is',
  ],
  proof: [
    'A frozen-food maker with four plants cut its detention by 38 per cent in one quarter',
    'Two of three pilots are running in three weeks',
  ],
  price: '1,900 dollars a site a month, with no charge for carriers',
  competitors: ['Spreadsheets and the phone', 'The dock module of the warehouse system'],
}

type DemoSegment = Pick<Segment, 'name' | 'industry' | 'companySize' | 'geographicFocus'> &
  Pick<Segment, 'industryPainPoints' | 'potentialObjections'>

const inRegion = (region: Segment['geographicFocus']['regions'][number]): Segment['geographicFocus'] => ({
  geographicFocus: 'Regional',
  regions: [region],
  states: [],
  countries: [],
  internationalRegions: [],
})

/** Markets whose companies have what the product is for: trucks that wait, crews that wait for trucks, and calls about both. */
export const demoSegments: readonly DemoSegment[] = [
  {
    name: 'Mid-market food warehouses',
    industry: { targetIndustry: 'Transportation & Logistics', subIndustries: ['Warehousing'] },
    companySize: '1001-5000',
    geographicFocus: inRegion('Midwest'),
    industryPainPoints: ['Detention charges from carriers', 'Cold product that waits outside'],
    potentialObjections: ['We tried a dock system before'],
  },
  {
    name: 'Regional 3PLs',
    industry: { targetIndustry: 'Transportation & Logistics', subIndustries: ['Third-party logistics'] },
    companySize: '201-500',
    geographicFocus: inRegion('Southeast'),
    industryPainPoints: ['Customers who ask where their load is'],
    potentialObjections: ['Our warehouse system does that'],
  },
  {
    name: 'Cold-chain carriers',
    industry: { targetIndustry: 'Transportation & Logistics', subIndustries: ['Trucking'] },
    companySize: '51-200',
    geographicFocus: inRegion('Midwest'),
    industryPainPoints: ['Drivers who quit over waiting times'],
    potentialObjections: ['Not this season'],
  },
  {
    name: 'Building materials',
    industry: { targetIndustry: 'Transportation & Logistics', subIndustries: ['Warehousing'] },
    companySize: '501-1000',
    geographicFocus: inRegion('Mid Atlantic'),
    industryPainPoints: ['Trucks that stand in line before the yard opens'],
    potentialObjections: ['Our yards are too small for that'],
  },
]
export const accountsPerSegment = 3

/** What a manager asks of reps, so many working days ago (0 is today), to be done so many after today. */
export interface DemoAssignment {
  readonly by: string
  readonly to: readonly string[]
  readonly type: PlayableCallType
  readonly segment: string
  readonly targetScore: number
  readonly daysAgo: number
  readonly dueInDays: number
  readonly note: string
}

export const demoAssignments: readonly DemoAssignment[] = [
  {
    by: at('ruth.adeyemi'),
    to: [at('maya.okafor')],
    type: 'negotiation',
    segment: 'Regional 3PLs',
    targetScore: 75,
    daysAgo: 2,
    dueInDays: 8,
    note: 'Nothing off the price without something for it.',
  },
  {
    by: at('sam.whitlock'),
    to: [at('maya.okafor'), at('jonas.lind')],
    type: 'discovery',
    segment: 'Cold-chain carriers',
    targetScore: 80,
    daysAgo: 0,
    dueInDays: 3,
    note: 'Find out what it costs them before you say what we do.',
  },
]

/** A call that a rep made elsewhere: its file, in `calls`, has their name in it. */
export interface DemoUpload {
  readonly by: string
  readonly fileName: string
  readonly type: CallType
}

export const demoUploads: readonly DemoUpload[] = [
  { by: at('maya.okafor'), fileName: 'halvorsen-foods-discovery.vtt', type: 'discovery' },
  { by: at('jonas.lind'), fileName: 'brightline-distribution-demo.vtt', type: 'demo' },
]

export const demoContacts = [
  { level: 'Department Head/Manager', department: 'Operations' },
  { level: 'C-Suite', department: 'Finance' },
  { level: 'VP/Director Level', department: 'Supply Chain' },
] as const
