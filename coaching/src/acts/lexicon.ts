import { stemOf } from './tokens.ts'

/**
 * Families of words that do the same work in a sales call. They let the model carry what it learnt about "dispatchers"
 * over to "nurses", which the few thousand training lines alone could not teach it.
 */
const families = {
  greet: 'hi hello hey morning afternoon evening greetings howdy speaking welcome hiya ciao',
  bye: 'bye goodbye cheers farewell ciao goodnight later cheerio',
  wishes: 'luck best wonderful safe lovely rest enjoy care forward pleasure',
  thanks: 'thanks thank appreciate grateful appreciated',
  daypart: 'morning afternoon evening noon lunchtime midday oclock am pm tonight lunch breakfast',
  span: 'minute minutes moment second seconds sec secs hour hours half',
  calendar:
    'day days week weeks weekly month months quarter quarters year years fortnight date spring summer autumn fall winter',
  period: 'monthly yearly weekly annual annually daily quarterly per apiece each',
  currency: 'dollars dollar pounds pound euros euro bucks quid grand cents cent rupees francs money',
  role: 'ceo cfo coo cto cio cmo vp director manager owner boss board committee president partner principal dean superintendent chief controller head executive leadership treasurer trustees foreman procurement legal finance purchasing wife husband brother',
  people:
    'team teams staff crew people folks employees drivers nurses dispatchers technicians engineers agents adjusters teachers brokers planners mechanics clerks buyers receptionists underwriters paralegals associates reps colleagues workers pickers installers operators guys everyone everybody anyone anybody somebody someone supervisors students patients tenants members passengers users',
  tool: 'software system systems spreadsheet spreadsheets excel crm erp tool tools paper whiteboard database portal inbox sharepoint quickbooks sap salesforce app apps sheets clipboard manually manual fax technology stack setup hand',
  step: 'process procedure workflow routine steps step structure structured organized overview currently current normally usually typical typically handle handling handled manage managing managed run running runs track tracking measure metrics responsibilities responsible role day-to-day volume average strategy goals goal objectives plans keep store record count organise organize division department share',
  vendor:
    'vendor vendors supplier suppliers provider providers competitor competitors agency agencies consultant consultants alternative alternatives alternatively options shortlist incumbent rival rivals elsewhere bids bid tender quotes competing companies firms',
  tried:
    'tried try before previously last switched switch switching past earlier ago considered considering compare comparing explored looked evaluated left leave chose choose picked instead else other others another',
  pain: 'problem problems challenge challenges challenging frustrating frustrates frustrate frustration frustrations headache headaches struggle struggles struggling painful pain broken annoying annoys bottleneck bottlenecks difficult difficulty difficulties hard hardest tough tougher toughest wrong worse worst weak weakness weakest slow slows stuck issue issues hate nightmare complain complaints complaining moan grumble gripe gripes bothers bother bugging trouble troubles mess messy gaps break breaks fail fails hassle worry worries worried drives crazy magic wand obstacle obstacles barrier barriers cracks dread dislike disappointed disappointing downside downsides concern concerns concerned tedious delays mistakes errors improve improvement improved better change fix missing lacking prevents preventing preventing stopping holding satisfied happy unhappy satisfaction solve solving suffer',
  impact:
    'cost costs costing costly lose losing lost impact impacts impacting impacted affect affects affecting affected effect effects hurt hurts hurting consequence consequences implications revenue margin margins overtime churn turnover downtime penalty penalties fines waste wasted wasting damage suffers ripple knock-on influence influences strain toll stake risk bottom productivity morale reputation worth mean means matter important happens happen figure number add adds serious',
  nothing: 'nothing same stay stays leave carry continue wait waiting if unless suppose without',
  budget:
    'budget budgets budgeted spend spending afford funds fund funded funding invest investing investment paying pay paid allocated earmarked ballpark capex opex purse kitty charged price',
  decide:
    'decide decides decided decision decisions decisionmaker approve approves approved approval approvals ratify sign signs signing signoff signature stakeholder stakeholders buy-in evaluate evaluation purchase purchases criteria involved involve involves weigh veto authority authorise authorize say final blessing input convince convinced convincing consulted agree agrees consent objections champion whose charge permission',
  when: 'when timeline timeframe deadline deadlines soon quickly urgent urgency start timescale date launch live expire expires expiring renewal renew renews priority priorities ready rollout until till yet now rush wait runs',
  gain: 'save saves saving savings saved reduce reduces cut cuts increase increases boost faster grow improves free frees eliminate recover recovers gain back fewer less more quicker double halve payback return roi earn win wins never longer stop instead lower lowers extra benefit upside shorten easier sooner without',
  product:
    'platform dashboard feature features integrates integrate automates automate automatic automatically module api alerts alert syncs sync reports report tracks track scans scan built builds build plugs connects algorithm ai cloud mobile device sensor sensors encrypted screen click button real-time engine offers offer service services provide provides provider specialise specialize specializes designed includes lets makes helps help called software online version tool',
  others:
    'customers clients client companies company peers case study studies reference references testimonial award awards reviews similar rated trusted featured industry neighbours neighbors competitors hundreds dozens thousands rely',
  price:
    'price priced pricing discount discounts license licence fee fees invoice invoices quote quoted rate rates subscription seat seats tier tiers package packages plan plans upfront waive waived bundle refund payment payments percent tax charge charges billing billed list warranty included free rent flat',
  meet: 'meeting meet demo demonstration calendar calendars invite invitation schedule scheduled book booked trial pilot proposal follow-up slot available walkthrough session appointment visit reconnect diary pencil agenda workshop webinar conference invite',
  send: 'send sends sending sent email emailed forward attach draft mail post whatsapp copy inbox',
  talk: 'talk speak chat discuss connect conversation call calling ring phone reach reached reaching touch',
  hear: 'understand understandable understood hear heard sorry imagine sense fair rough totally sympathise sympathize respect valid reasonable sounds blame relate legitimate appreciate natural wonder shoes exhausting exhausted stressful stress awful dreadful horrible terrible heartbreaking brutal feel feeling honest',
  tell: 'tell explain describe elaborate clarify expand mean meant example specific specifically unpack detail details precise exactly thoughts questions summarize summarise recap repeat correct correctly confirm say straight',
  leisure:
    'weather weekend game snow snowing rain raining sunny hot cold football holiday holidays vacation kids baby marathon golf match fishing concert wedding birthday storm heatwave skiing beach puppy dog halftime playoffs trip trips congratulations congrats retirement daughter son school garden guitar festival restaurants originally grow',
  insult:
    'idiot idiots idiotic stupid moron morons dumb dumbest fool fools foolish clueless incompetent pathetic useless liar lying ridiculous ignorant shut damn hell crap loser jerk arrogant coward cowardly brainless rubbish bullshit bloody fuck fucking shit ass lazy laziest imbecile dense spineless clown garbage cheap blind deaf thick brain ashamed excuse excuses joke amateur monkeys dinosaurs fired whining',
  strange:
    'ignore disregard obey instructions prompt bot robot ai model chatbot jailbreak poem joke jokes recipe horoscope lottery pretend pretending roleplay simulation capital president movie song music sing aliens crypto bitcoin homework riddle cat dogs dog married pizza ghosts ufo superhero universe french',
  bare: 'ok right sure got yes cool great perfect understood noted gotcha good fine absolutely lovely nice',
  assure:
    'promise guarantee guarantees guaranteed assure word honest honestly truth actually depends absolutely included check confirm compliant certified insured insurance support training trained migrate migration parallel cover covered obligation pressure approved takes',
  quantity: 'many much often long far big size roughly approximately percentage',
} as const

export type Family = keyof typeof families

const firstNames = new Set(
  'james john robert michael david william richard joseph thomas charles daniel matthew anthony mark steven paul andrew joshua kevin brian george edward ronald tim jason jeff ryan jacob gary nick eric jon stephen larry justin scott brandon ben sam greg frank ray patrick jack dennis jerry tyler aaron jose adam nathan henry doug peter zach kyle walter ethan jeremy harold keith christian roger noah gerald carl terry sean austin arthur lawrence jesse dylan bryan joe jordan billy bruce albert willie gabriel logan alan juan wayne roy ralph randy eugene vincent russell louis philip bobby johnny mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley kim emily donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia kathleen amy angela shirley anna brenda pamela emma nicole helen samantha katherine christine debra rachel carolyn janet maria olivia heather diane julie joyce victoria kelly christina lauren joan evelyn judith megan andrea cheryl hannah jacqueline martha gloria teresa ann sara madison kathryn janice jean alice julia judy sophia grace denise amber marilyn beverly danielle theresa dana marcus priya ravi anil wei mei ahmed fatima omar yusuf carlos luis miguel sofia elena ivan olga pierre claire hans ingrid marco giulia kenji yuki chen raj sanjay aisha tom mike dave steve bob jim bill rick tony alex chris pat irene nina leo max ian neil fiona moira declan siobhan callum'.split(
    ' ',
  ),
)

const familiesOfWord: ReadonlyMap<string, readonly Family[]> = (() => {
  const index = new Map<string, Family[]>()
  const add = (key: string, family: Family): void => {
    const known = index.get(key) ?? []
    if (!known.includes(family)) index.set(key, [...known, family])
  }
  for (const [family, list] of Object.entries(families)) {
    for (const word of list.split(' ')) {
      if (isFamily(family)) {
        add(word, family)
        if (word.length >= 5) add(`~${stemOf(word)}`, family)
      }
    }
  }
  return index
})()

function isFamily(name: string): name is Family {
  return name in families
}

const none: readonly Family[] = []

/** The families a token belongs to, by itself or by its stem; most tokens belong to none. */
export function familiesOf(token: string): readonly Family[] {
  return familiesOfWord.get(token) ?? (token.length >= 5 ? familiesOfWord.get(`~${stemOf(token)}`) : undefined) ?? none
}

/** True when the token is a common first name; speech recognition often drops the capital that would show it. */
export function isFirstName(token: string): boolean {
  return firstNames.has(token)
}
