/**
 * Texts as people paste them, with a mark before every sentence for where it belongs: W what it does, F whom it is for,
 * T trouble solved, P proof, C cost, R rivals; H a heading that sorts what follows, and - for what goes into no field.
 * `R:Nuki|Kiwi`: the rivals named; of a sentence that tells more, `R-:` and `RW:` say where it goes itself.
 * `whom`: words of a sentence on what it does that say for whom.
 */
export const pasted: Readonly<Record<string, { name: string; whom?: string; marked: string }>> = {
  'a home page about rotas': {
    name: 'RotaBee',
    whom: 'for care homes',
    marked: `{W}RotaBee is a scheduling system for care homes that fills open shifts by text.
{-}Book a demo
{H}The problem
{T}A manager rings round twenty people before breakfast to cover one sick call.
{T}Agencies charge double on a Sunday, and the residents do not know the face.
{H}How it works
{W}The manager posts a shift once.
{W}Everybody who is trained for it gets a text, and the first to answer has it.
{H}What customers say
{P}Maplewood saved £38,000 in agency fees in its first year.
{P}“I have my mornings back.” Carol Dunne, home manager
{H}Pricing
{C}£4 per bed per month, with no set-up fee.
{C}Cancel any time.`,
  },
  'an e-mail from a colleague': {
    name: 'Pallet Pilot',
    marked: `{-}Hi Tom,
{-}as promised, here is the short version for your calls next week.
{W}Pallet Pilot tells a warehouse which pallet to pick next, so that trucks leave full and on time.
{F}We sell to logistics managers at food wholesalers with two to ten sites.
{T}What they tell us is always the same: pickers walk nine miles a shift, and half of it is wasted.
{P}Henderson Foods cut its overtime by 31% within four months of Pallet Pilot.
{C}It is 900 euros per site per month, and the first month is free.
{R:Excel|Manhattan}Most of them use Excel today, and some have looked at Manhattan.
{-}Let me know if you need slides.
{-}Best, Anna`,
  },
  'bullets about a claims tool': {
    name: 'ClaimLight',
    marked: `{-}ClaimLight in one minute
{W}- ClaimLight reads every motor claim on the day it arrives and sorts the simple ones out.
{F}- Built for claims teams of regional insurers.
{T}- Adjusters lose hours every week to typing what the customer has already written.
{T}- Simple claims wait behind hard ones for weeks.
{P}- Nordvik Insurance settles 40% of its glass claims on the same day since March.
{P}- ISO 27001 certified
{C}- From $2 a claim, no licence fee
{R:Guidewire|Tractable}- Competitors: Guidewire, Tractable`,
  },
  'a page without headings about energy': {
    name: 'Wattline',
    marked: `{W}Wattline watches every meter in your buildings and tells you the moment something runs that should be off.
{F}It was designed for facilities managers at universities and hospitals.
{T}Nobody notices a heating valve that has been stuck since October until the bill arrives.
{T}Energy reports come a month late and nobody reads them.
{P}At Leeds Infirmary it found £60,000 of waste in the first quarter.
{P}More than 140 hospitals use Wattline today.
{RW:the software of the meter makers}Unlike the software of the meter makers, it reads any meter.
{C}Prices start at £250 a building a year.
{-}Our office is in Leeds.`,
  },
  'a paragraph about a dental app': {
    name: 'ChairFill',
    marked: `{W}ChairFill is an app that fills cancelled dental appointments. {T}Three patients a day cancel at short notice, and receptionists have no time to ring the waiting list. {W}ChairFill texts the patients who live nearby and books the first who answers. {F}It is meant for practices with three chairs or more. {P}The Elm Street practice went from eleven empty chairs a week to two. {C}It costs 120 pounds a month.`,
  },
  'a brochure about steel': {
    name: 'Forge Planner',
    marked: `{-}Introducing Forge Planner
{W}Forge Planner plans furnace loads for steel works, so that no furnace runs half empty.
{H}Who it’s for
{F}Production managers
{F}Heads of energy at foundries
{H}Why they need it
{T}- Gas is bought for loads that never come.
{T}- The plan lives in one man’s head, and he retires in May.
{T}- A changed order means an afternoon with a spreadsheet.
{H}Results
{P}- 14% less gas per tonne at Salzbach Stahl
{P}- Paid back within nine months at two of three sites
{H}Price
{C}On request, depending on the number of furnaces.`,
  },
  'notes about a training course': {
    name: '',
    marked: `{H}What we sell:
{W}A two-day course in which service engineers learn to talk about money without fear.
{H}For whom:
{F}heads of service at machine builders, 50 to 500 engineers
{H}Pain:
{T}engineers give spare parts away for free
{T}nobody dares to name the hourly rate
{H}Proof:
{P}Kessler: 22 per cent more paid hours in half a year
{H}Price:
{C}6,500 euros a group of twelve
{H}Competition:
{R:internal trainers|sales academies}internal trainers, sales academies`,
  },
  'labels before each sentence, about legal software': {
    name: 'Clausewise',
    marked: `{W}Product: Clausewise compares a contract with your own standard and shows what differs.
{F}Customers: in-house lawyers at companies with more than 200 contracts a year
{T}Problem: every supplier contract is read twice, and the risky clause is still missed on a Friday afternoon
{C}Price: $1,200 a lawyer a year
{R:law firms|Ironclad|doing nothing}Alternatives: law firms, Ironclad, doing nothing
{P}Proof: Brandt & Sons reviews a supplier contract in 25 minutes, down from two hours`,
  },
  'a page about fleets, with numbers in the trouble': {
    name: 'Tachofox',
    marked: `{W}With Tachofox, drivers’ hours are checked every night, and every breach is on the planner’s desk by six.
{T}One in five hauliers was fined last year for hours that nobody had looked at.
{T}A single breach can cost up to £1,500.
{T}Planners spend 30% of their week copying tachograph files.
{F}We work with hauliers who run 20 to 200 trucks.
{P}Bolton Haulage has had no fine since it started with us in 2022.
{C}The price is £3 a driver a week, billed monthly.
{C}There is no contract.
{R:FleetCheck|the paper folder}People compare us with FleetCheck and with the paper folder.`,
  },
  'a pitch about a school’s kitchens': {
    name: 'Crumbs',
    marked: `{T}Schools throw away a third of the lunches that they cook. {T}The kitchen learns about a school trip when two hundred meals stand on the counter. {W}Crumbs asks every class at nine who eats, and tells the kitchen the number by ten. {F}Our customers are caterers who cook for ten schools and more. {P}In Gothenburg, one caterer with Crumbs throws away 41 per cent less than before. {C}We charge ten cents a meal. {R:a list on the door}The alternative is a list on the door.`,
  },
  'software pages in marketing language': {
    name: 'Ledgerly',
    marked: `{-}The smarter way to close
{W}Ledgerly is the close platform that gives finance teams one place for every reconciliation.
{W}Automate matching, track every task and see what is open.
{-}Get started free
{F}Perfect for mid-market controllers who outgrew their spreadsheets.
{T}No more late nights at month end.
{T}Stop chasing colleagues for receipts.
{P}Trusted by 400 finance teams, from Alder Bikes to Zenit Labs.
{P}“We closed in four days instead of nine.” Head of Finance, Alder Bikes
{C}Plans start at $49 per user per month.
{C}Try it with a 14-day free trial.
{RW:BlackLine}Ledgerly vs. BlackLine: live in two weeks, not six months.`,
  },
  'lines broken by a mail program': {
    name: 'Berthwise',
    whom: 'for marinas',
    marked: `{W}Berthwise is a booking system for marinas which shows every free
berth on one map and takes the payment when a boat is booked in.
{T}Harbour masters still write arrivals into a paper book, and a boat that
leaves early costs them a night’s money without anybody noticing.
{P}Port Ellen earned 18,000 pounds more from visitors last summer than in
the summer before.
{C}A marina pays 2 pounds per berth per month, and nothing in winter.`,
  },
  'savings, funds and amounts that are no price': {
    name: 'Hedgerow',
    marked: `{W}Hedgerow finds invoices that were paid twice.
{P}A brewery in Kent got back $84,000 in six weeks.
{P}Customers save 3% of what they spend on average.
{-}Hedgerow raised $12 million from investors in 2024.
{T}Duplicate invoices cost a company of 500 people about $60,000 a year.
{C}We take 20% of what we find, and nothing else.`,
  },
  'a sales deck about cold stores': {
    name: 'FrostGuard',
    marked: `{-}FrostGuard for cold stores
{-}Sensors on every door, one alarm on the right phone.
{H}Today
{T}Doors stay open over lunch.
{T}The night guard learns about a broken compressor from the smell.
{H}With FrostGuard
{W}The person on duty knows within two minutes.
{W}The record for the inspector writes itself.
{H}Customers
{P}Frigo Nord, Delmar, 60 more
{H}Cost
{C}40 euros a door a month`,
  },
  'a message as it is spoken': {
    name: 'Stockly',
    marked: `{W}So basically what we sell is Stockly, an inventory app for independent bike shops. {T}They usually find out that a part is out of stock when the customer stands at the counter. {W}With Stockly they scan a part once and reorders go out on their own. {P}85 shops are on it, in Denmark mostly. {P}Velo Aarhus told us they sell 12% more since they have it. {-}We’re at 79 a month. {R:Lightspeed|good old paper}Competitors would be Lightspeed and good old paper.`,
  },
  'a page in Markdown': {
    name: 'MedRoute',
    marked: `{-}# MedRoute

{-}Route planning for community nurses

{H}## Challenges
{T}- Nurses drive 80 km a day because visits are planned alphabetically
{T}- Overtime: 6 hours per nurse per month

{H}## Solution
{W}- Plans every visit by place, skill and time

{H}## Results
{P}- Care North: 23% fewer kilometres

{H}## Pricing
{C}- 15 € per nurse per month
{C}- Pilot: 3 months free`,
  },
  'headings in capitals': {
    name: 'Sentinel Grid',
    marked: `{-}Team, please find the one-pager below.
{H}WHAT IT IS
{W}Sentinel Grid is a monitoring service for solar parks.
{H}WHO IT IS FOR
{F}Asset managers with 20 MW and more.
{H}WHY IT MATTERS
{T}A failed inverter goes unnoticed for 11 days on average.
{T}Each day costs the owner about €400.
{H}HOW MUCH
{C}€90 per MW per month
{-}Questions?
{-}Ask Priya.`,
  },
}

const mark = /\{([A-Z-])([W-]?)(?::([^}]*))?\}/gu

/** A text without its marks. */
export const unmarked = (marked: string): string => marked.replaceAll(mark, '')

/** A marked sentence: its letter, where one of rivals goes itself, whom it names, and its words. */
export type Marked = { letter: string; itself: string; names: readonly string[]; words: string }

/** The sentences of a marked text, in their order. */
export function sentencesMarked(marked: string): Marked[] {
  const marks = [...marked.matchAll(mark)]
  return marks.map(({ 0: whole, 1: letter = '', 2: itself = '', 3: names, index }, at) => ({
    letter,
    itself,
    names: names?.split('|') ?? [],
    words: marked.slice(index + whole.length, marks[at + 1]?.index).trim(),
  }))
}
