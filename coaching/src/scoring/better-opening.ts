import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { allDoing } from '../metrics/heard/acts-done.ts'
import { lowerFirst, upperFirst } from '../metrics/wording.ts'
import { sellingOf } from '../product-summary/selling.ts'
import { isCustomer, isExpected } from '../rubrics/rubric.ts'
import type { Situation } from './say-it-better.ts'

/** "So I'm calling from Routewell" gives no name. */
const noName = String.raw`(?!(?:So|And|But|Well|Okay|Ok|Hello|Hi|Hey|Yes|Yeah|No|Good|Right|Now|Thanks|Thank|It|This|My|Just|Sorry|I['’]m|Calling|Ringing)\b)`
const name = String.raw`${noName}(\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+){0,2}`
const company = String.raw`(\p{Lu}[\p{L}\p{N}'’&-]*(?: (?:(?:and |& ?)?\p{Lu})[\p{L}\p{N}'’&-]*){0,3})`
const join = String.raw`[,.]? (?:here |calling |and I['’]?m )?(?:[Ff]rom|[Ww]ith|at|over at|of)`

/** "This is Marcus Hill from Routewell", "I'm Marcus, Routewell", "Marcus with Routewell": name and company. */
const together = new RegExp(
  String.raw`\b(?:[Tt]his is|[Mm]y name is|[Mm]y name['’]s|[Ii]t['’]s|I['’]m|I am) ${name}(?: here)?(?:${join}|,) ${company}|(?:^|[,.!] ?)${name}${join} ${company}`,
  'u',
)
const nameAlone = new RegExp(String.raw`\b(?:[Tt]his is|[Mm]y name is|[Mm]y name['’]s|I['’]m|I am) ${name}`, 'u')
const companyAlone = new RegExp(
  String.raw`\b(?:calling|ringing|phoning|work|here)(?:ing)? (?:from|for|with|at|on behalf of) ${company}`,
  'u',
)

/** The rep says who they are in the first lines or not at all. */
const openingTurns = 4

type Who = { name: string | null; company: string | null }

function introducedIn({ call }: CallEvidence): Who {
  const found: Who = { name: null, company: null }
  for (const { words } of call.rep.slice(0, openingTurns)) {
    const both = together.exec(words)
    found.name ??= both?.[1] ?? both?.[3] ?? nameAlone.exec(words)?.[1] ?? null
    found.company ??= both?.[2] ?? both?.[4] ?? companyAlone.exec(words)?.[1] ?? null
  }
  return found
}

/** The company's own spelling, where the rep said the beginning of it: "Crust" of "Crust & Crumb". */
function companyOf(said: string | null, own: string | undefined): string | null {
  if (said === null) return own ?? null
  return own?.toLowerCase().startsWith(said.toLowerCase()) === true ? own : said
}

const aWhile =
  /\b(?:(?:about |around )?(?:\d+|two|three|five|ten|fifteen|twenty(?:-five)?|thirty|forty(?:-five)?|sixty) (?:minutes|mins)|half an hour|an hour|a quarter of an hour)\b/iu

/** How long the rep asked for in their first lines. */
function minutesAsked({ call }: CallEvidence): string | null {
  for (const { heard } of call.rep.slice(0, openingTurns)) {
    const found = aWhile.exec(heard)
    if (found !== null) return found[0].toLowerCase()
  }
  return null
}

/** An opening has room for a few words of whom the product is for. */
const longestWhom = 60

/** What can be found out here, in words that can follow "I'd like to hear": "how nurse staffing works today". */
const howItWorks = /^How .+ today$/u

const longestQuestion = 90

/** What an expected call is for, as far as it is known: what there is to find out, what the product is for, the rep's own question. */
function purposeOf({ evidence, input }: Situation): string {
  if (isCustomer(evidence.call.type)) return 'I’d like to hear how it has gone since we last spoke, the bad of it too'
  const label = input.facts.find((fact) => howItWorks.test(fact.label))?.label
  if (label !== undefined) return `I’d like to hear ${lowerFirst(label)} and where it could go better`
  const [problem] = sellingOf(input.product ?? null)?.problems ?? []
  if (problem !== undefined) return `I’d like to hear whether this is so with you as well: ${lowerFirst(problem)}`
  const [asked] = allDoing(evidence.call.rep, ['q_process', 'q_pain'])
  const question = asked?.turn.questions.find(
    ({ start, text }) => start >= asked.act.start && text.length <= longestQuestion,
  )
  return question === undefined
    ? 'I’d like to talk about [what this call is for]'
    : `I have one question to begin with, “${upperFirst(question.text.trim())}”`
}

/** What the rep saw or heard of the buyer, in their own words, where they said so at the beginning. */
const noticed = /\bI (?:saw|noticed|read|heard|spotted|understand)\b[^.?!]{8,110}(?=[.?!,])/u

function reasonOf({ evidence }: Situation): string {
  for (const { heard } of evidence.call.rep.slice(0, openingTurns)) {
    const found = noticed.exec(heard)
    if (found !== null) return `${found[0]}, and that is why I’m calling.`
  }
  return 'I’m calling because [what you saw or heard about them].'
}

/** A plain opening: who, where from, why, and may I. Nothing had been said yet, so it builds on nothing of the buyer's. */
export function betterOpening(situation: Situation): string {
  const { evidence, input } = situation
  const buyer = evidence.buyerName
  const said = introducedIn(evidence)
  const seller = said.name ?? input.seller?.name ?? '[your name]'
  const who = `${seller} from ${companyOf(said.company, input.seller?.company) ?? '[your company]'}`
  const hello = buyer === 'the buyer' ? 'Hello' : `Hello ${buyer}`
  if (isExpected(evidence.call.type)) {
    return `${hello}, this is ${who}. ${purposeOf(situation)}; we can be done in ${minutesAsked(evidence) ?? 'twenty minutes'}. Does that suit you?`
  }
  if (evidence.desk !== null) {
    const { who: answers, wanted } = evidence.desk
    return `Hello ${answers}, this is ${who}. I hope you can help me: I’d like to ask ${wanted} about [what you saw or heard about them]. Could you put me through?`
  }
  const whom = sellingOf(input.product ?? null)?.forWhom ?? null
  const forThem = whom === null || whom.length > longestWhom ? '' : `What we do is for ${whom}. `
  return `${hello}, this is ${who}. ${forThem}${reasonOf(situation)} May I take thirty seconds to say why, and then you decide?`
}
