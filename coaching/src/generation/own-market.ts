import type { Trade } from './content/trades.ts'
import { companyNames } from './content/content.ts'
import { inOwnVoice, singularOf, statementsIn } from './own-voice.ts'
import { asPhrase, isName } from './own-words.ts'
import type { SegmentInput } from './segment.ts'

/** Words that say which of them are meant and not what they are. */
const which =
  /\b(?:independent|small|smaller|mid-?sized?|medium|local|regional|large|larger|family-(?:owned|run)|family|owner-(?:led|run|managed)|privately owned|boutique|artisan|craft|growing|traditional|and the like|etc)\b\.?/gi
/** What follows the name of a trade: "bakeries in the Midwest". */
const where = /\s+(?:in|with|from|for|at|across|around|near|of up to|under|over|that|who|which)\s.*$/i

/** The trade as its people would say it in a sentence: "bakeries and cafes", "beekeeping". */
export function plainName(text: string): string {
  const short = text
    .replaceAll(/\([^)]*\)/g, ' ')
    .replace(where, '')
    .replaceAll(which, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const name = (short === '' ? text.trim() : short).replace(/^(?:and|&|,)\s+|\s+(?:and|&|,)$/gi, '')
  // A name of three capitals or more is spelt so by everybody.
  return name.replaceAll(/\p{L}[\p{L}'’-]*/gu, (word) => (/^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase()))
}

const isPlural = (name: string): boolean => /[^su]s$/i.test(name)
/** People who do a trade keep their plural in the name of a company: "Hale Plumbers". */
const peopleOfTrade = /(?:ers|ors|ists|men|agents|technicians|mechanics|vets)$/i
const moving =
  /\b(?:boats?|ships?|vessels?|trucks?|vans?|taxis|cabs|ambulances|coaches|buses|trawlers|ferries|planes|trains)$/i

const capitals = (text: string): string => text.replaceAll(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())

/** What companies of the trade have in their names: "Bakery" and "Cafe" for "bakeries and cafes". */
export function nameEndings(industry: string): string[] {
  const parts = plainName(industry)
    .split(/\s*(?:,|&|\/|\band\b|\bor\b)\s*/i)
    .filter((part) => part !== '')
  const endings = parts.map((part) => {
    const short = part.split(' ').slice(-2).join(' ')
    return capitals(peopleOfTrade.test(short) || moving.test(short) ? short : singularOf(short))
  })
  return endings.length > 0 ? endings : (companyNames.byIndustry['Other'] ?? ['Company'])
}

/** Whom such companies serve, where the words of the owner don't say so themselves. */
const servedBy: readonly [RegExp, string][] = [
  [/\b(?:church|parish|chapel|mosque|synagogue|temple|congregation)/i, 'members'],
  [/\b(?:gym|club|fitness|yoga|cooperative|union)/i, 'members'],
  [/\b(?:hotel|hostel|guest ?house|b&b|camp|resort|inns?\b|restaurant|pub)/i, 'guests'],
  [/\b(?:marina|harbou?r|boatyard)/i, 'boat owners'],
  [/\b(?:vet|veterinar|tattoo|salon|law|photograph|architect|studio|notar|consult|therap)/i, 'clients'],
  [/\b(?:clinic|dent|physio|medic|optic|hospice)/i, 'patients'],
  [/\b(?:nurser|kindergarten|daycare|school|funeral)/i, 'families'],
  [/\b(?:museum|zoo|theat|park|galler|cinema|librar)/i, 'visitors'],
  [/\b(?:landlord|letting|apartment|housing)/i, 'tenants'],
  [/\b(?:fish|farm|orchard|vineyard|quarr|sawmill|beekeep|apiar|forest)/i, 'buyers'],
]
const servedInText =
  /(?<!\b(?:team|staff|crew|board|family) )\b(customers|clients|guests|patients|members|parishioners|worshippers|anglers|boat owners|berth holders|students|pupils|tenants|residents|visitors|diners|passengers|subscribers|buyers|families)\b/i

/** How many of them come by in a week, for a hundred people who work there. */
const perWeek: Readonly<Record<string, number>> = {
  buyers: 40,
  families: 120,
  tenants: 150,
  patients: 300,
  'boat owners': 200,
}

function servedIn({ painPoints, objections, freeform }: SegmentInput, industry: string): string {
  const written = servedInText
    .exec([...painPoints, ...objections, ...statementsIn(freeform)].join('. '))?.[1]
    ?.toLowerCase()
  return written ?? servedBy.find(([names]) => names.test(industry))?.[1] ?? 'customers'
}

/** Trades called by what they deal in: nobody says "two beekeeping supplies" of their company. */
const dealsIn =
  /\b(?:supplies|services|products|goods|parts|materials|systems|solutions|foods|drinks|sports|events|rentals|repairs|sales|crafts|electronics|cosmetics|textiles|plastics|ceramics|flowers|tours|courses|lessons|games|toys|tools|machines)$/i

/** "Aquaculture & fish farms" are counted as fish farms; of bakeries and cafes there are both. */
function countable(name: string): string {
  const parts = name.split(/\s*(?:,|&|\/|\band\b|\bor\b)\s*/).filter((part) => part !== '')
  const counted = parts.filter(isPlural)
  return counted.length === 0 ? name : counted.join(' and ')
}

/** What the size of such a company is counted in: its own places or boats, else those it serves. */
function unitsOf(trade: string, customers: string): Trade['units'] {
  const name = countable(trade)
  if (!isPlural(name) || peopleOfTrade.test(name) || dealsIn.test(name))
    return {
      name: customers === 'members' ? 'members' : `regular ${customers}`,
      perHundred: (perWeek[customers] ?? 500) / 2,
    }
  return moving.test(name) ? { name, perHundred: 12 } : { name, perHundred: 10, arePlaces: true }
}

/** A small company runs its books on something small. */
const smallSizes: readonly string[] = ['1-10', '11-50', '51-200']

/** A trouble by the words of the segment's owner: what it is called, for which `usual` stands where they gave no name, and how it shows. */
export function namedByOwner(usual: string, text: string, market: string): Pick<Trade['pain'], 'name' | 'says'> {
  const said = inOwnVoice(text, [market])
  // Only what can follow "it is" names a trouble; what is a sentence stays one.
  return { name: isName(said) ? asPhrase(said) : usual, says: said.replace(/[.!]+$/, '') }
}

/**
 * A trade nobody has described but the owner of the segment: what holds of any company, with the owner's own words for
 * what it is, whom it serves and what goes wrong there.
 */
export function ownTrade(general: Trade, segment: SegmentInput, industry: string): Trade {
  const name = plainName(industry)
  const customers = servedIn(segment, industry)
  const [first, second] = segment.painPoints
  const named = (pain: Trade['pain'], text: string | undefined): Trade['pain'] =>
    text === undefined ? pain : { ...pain, ...namedByOwner(pain.name, text, name) }
  return {
    ...general,
    peers: isPlural(name) ? name : `${name} businesses`,
    units: unitsOf(name, customers),
    jobs: { name: customers, perHundred: perWeek[customers] ?? 500, per: 'week' },
    customers,
    serves: customers === 'members' || customers === 'families' ? 'public' : 'consumers',
    system: smallSizes.includes(segment.companySize) ? general.system : 'NetSuite',
    pain: named(general.pain, first),
    secondPain: named(general.secondPain, second),
  }
}
