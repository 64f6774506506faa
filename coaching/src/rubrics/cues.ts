import { does, offersIn } from '../metrics/heard/acts-done.ts'
import { decidersNamed } from '../metrics/heard/deciders.ts'
import { isSaidAtDesk } from '../metrics/heard/desk.ts'
import { toldIn, type CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { mainNeed, speaksOfTrouble, type Need } from '../metrics/heard/needs.ts'
import { sentenceAt } from '../metrics/heard/spans.ts'
import { briefly } from '../metrics/wording.ts'
import { contentWords, heardSentences, saidIn, type Span } from '../metrics/heard/words.ts'

/** A sentence of the buyer's that gave occasion for a question. */
export type Cue = { turn: HeardTurn; span: Span }

const season = String.raw`(?:spring|summer|autumn|fall|winter|christmas|easter|season|quarter|year|month)`
const monthName = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december)`

/** Words of deciding, without which a boss or a board is only somebody, or something on a wall. */
const decides = String.raw`(?:signs?|signed|decides?|decided|approves?|approved|agrees?|okays?|votes?|meets?|insists?|(?:has|have|needs?|wants?|will want|would want) to (?:sign|decide|approve|agree|okay|vote|see|know|like|look|say|be (?:asked|told|convinced))|has the (?:last word|final say)|has a say|holds? the (?:budget|purse|money|pen)|looks? at (?:it|that|this|everything|all)|makes? the (?:call|decision))`
const goesTo = String.raw`(?:ask|asks|convince|persuade|check (?:it |that |this )?with|clear (?:it |that |this )?with|(?:run|put|take|bring|get) (?:it|this|that|anything|everything|them) (?:by|past|to|before|through)|go(?:es)? (?:to|past|through|before|via)|(?:talk|speak) to|(?:is|be|not|['’]s)(?: \p{L}+)? up to|decision of)`

/** Whoever they are, they are named as somebody who has a say. */
const hasASay = (who: string): string =>
  String.raw`(?:\b(?<!\b(?:on|onto|off|from) )(?:my|our|the) (?:[\p{L}-]+ )?(?:${who}) (?:\p{L}+ ){0,2}?${decides}\b|\b${goesTo} (?:my|our|the) (?:[\p{L}-]+ )?(?:${who})\b)`

const bodies = 'board|committee|council|trustees|head office'
const bosses = String.raw`boss|director|owners?|partners?|wife|husband|brother|father|dad|accountant|finance (?:team|people|director)|cfo|ceo|md`

const whoHasASay = new RegExp(
  String.raw`${hasASay(`${bodies}|${bosses}`)}|\b(?:sign(?:s|ed)? (?:it |that |them )?off|(?:i|we)(?:['’]d|['’]ll| would| will) have to (?:ask|check with|run it|talk to)|not (?:just |only )?(?:up to me|my (?:call|decision))|isn['’]t (?:just |only )?(?:mine|my (?:call|decision)|up to me))\b`,
  'iu',
)

const whatAYesTakes = new RegExp(
  String.raw`${hasASay(bodies)}|\b(?:legal|lawyers?|solicitor|procurement|purchasing|compliance|data protection|security (?:team|people|review|check)|contracts? (?:go|goes|has|have|need|needs|people)|tender|purchase orders?|sign(?:s|ed)? (?:it |that |them |things )?off|approv\w+|three quotes)\b`,
  'iu',
)

const number = String.raw`(?:\d[\d.,]*|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|one|two|three|four|five|six|seven|eight|nine|twelve|fifteen|few|couple of)`
/** Time is spent as well, and attention paid. */
const paying = String.raw`\b(?:we|i) (?:paid|pay|spend|spent)\b(?! attention)(?![^.?!]{0,40}\b(?:hours?|minutes|mornings?|afternoons?|evenings?|weekends?|time|all (?:day|week|night|month))\b)`
/** "That would be grand", and what is dear, are of money only beside a figure or a price that was paid. */
const money = new RegExp(
  String.raw`[$£€] ?\d|\b(?:pounds(?! of)|dollars|euros|quid|budgets?|afford|no money)\b|${paying}|\b${number} grand\b|\b(?:expensive|cash)\b[^.?!]{0,40}\b(?:${number}|thousand|pay|paid)\b|\b(?:${number}|thousand|pay|paid)\b[^.?!]{0,40}\b(?:expensive|cash)\b`,
  'iu',
)

/** What the buyer says in passing that a rep can take up to ask for one part of how they buy. */
const topics: Readonly<Record<string, RegExp>> = {
  'discovery.authority': whoHasASay,
  'discovery.budget': money,
  'discovery.deadline': new RegExp(
    String.raw`\b(?:(?:by|before|until|till|ahead of) (?:the |next |this )?(?:end of|${monthName}|${season}|new year|holidays)|next (?:${season}|${monthName})|this (?:spring|summer|autumn|winter|quarter)|(?:contract|lease|licen[cs]e|deal|agreement)\b[^.?!]{0,25}\b(?:ends|runs out|is up|expires|renews)|renewal|deadline)\b`,
    'iu',
  ),
  'discovery.criteria':
    /\b(?:(?:it|that|this|anything|something|whatever it is|whatever we)(?:['’]d| would| will)? (?:has to|have to|needs? to|must)|as long as|only if|(?:is|are) important|matters (?:most )?(?:to|for)|looking for|i['’]d want|we['’]d want|i would want|we would want)\b/iu,
  'discovery.buying-steps': whatAYesTakes,
  'discovery.paper': whatAYesTakes,
  'discovery.champion':
    /\b(?:i (?:do |quite |really )?like (?:that|the|it|how|this)|like the sound|sounds? (?:good|great|useful|interesting|sensible|about right)|(?:that|it)(?:['’]d| would| could) (?:help|save|be (?:useful|handy|good|great|something))|i['’]d love|good idea|impressed|i can see (?:that|how|why))\b/iu,
  'discovery.tools':
    /\b(?:(?:we|i|they)(?:['’]ve| have)? (?:all |still |just |mostly |currently |only )?(?:use|used|run on|work with|tried|looked at|went with|switched to)|spreadsheets?|excel|whiteboard|by hand|on paper|pen and paper|whats ?app|google (?:sheets?|calendar)|notebook|ledger|paper diary)\b/iu,
}

/** Shorter than this it names nothing; longer than this nobody says it back. */
const fewestWords = 4
const longestSaid = 120

/** What was said to the scorer is blanked out, and is no occasion for anything. */
const isWhole = ({ heard, words }: HeardTurn, { start, end }: Span): boolean =>
  heard.slice(start, end) === words.slice(start, end)

function fitToSayBack(turn: HeardTurn, span: Span): boolean {
  const said = saidIn(turn, span)
  const long = said.length > longestSaid || said.split(/\s+/u).length < fewestWords
  return !long && !said.endsWith('?') && isWhole(turn, span) && contentWords(said).length > 0
}

const deciding = new RegExp(String.raw`\b(?:${decides}|${goesTo}|buys|pays|decisions?|budget|last word)\b`, 'iu')

/** A place that somebody is past is named as a person may be: the sentence speaks of deciding, or answers who decides. */
function tellsWhoDecides({ turns }: CallEvidence['call'], turn: HeardTurn, span: Span): boolean {
  const asked = turns[turn.at - 1]
  return deciding.test(saidIn(turn, span)) || (asked?.speaker === 'rep' && does(asked, ['q_authority']) !== null)
}

/** Where the buyer named somebody who has a say. */
function decidersCue({ call, buyerName }: CallEvidence): Cue[] {
  for (const turn of call.buyer) {
    const named = decidersNamed(call, turn.at, [buyerName])
    const [name] = named
    if (name === undefined) continue
    const own = name.replace(/^your /u, '')
    const span = heardSentences(turn).find(({ start, end }) => turn.heard.slice(start, end).includes(own))
    if (span === undefined || !tellsWhoDecides(call, turn, span)) continue
    return fitToSayBack(turn, span) ? [{ turn, span }] : []
  }
  return []
}

const namesPeople = new Set(['discovery.authority', 'discovery.champion', 'discovery.buying-steps', 'next-step.who'])

/** The buyer's sentences that gave occasion for what a check asks, in the order of the call. What whoever answers the phone for them said is none. */
export function cuesFor(key: string, evidence: CallEvidence): Cue[] {
  const topic = topics[key]
  const said =
    topic === undefined
      ? []
      : evidence.call.buyer.flatMap((turn) =>
          evidence.desk !== null && isSaidAtDesk(evidence.desk, turn)
            ? []
            : heardSentences(turn)
                .filter((span) => topic.test(turn.heard.slice(span.start, span.end)) && fitToSayBack(turn, span))
                .map((span) => ({ turn, span })),
        )
  return namesPeople.has(key) ? [...decidersCue(evidence), ...said] : said
}

/** How a company buys is asked once it is known what hurts, and before a step is asked for: it grows out of no one trouble. */
const ofBuying = new Set(Object.keys(topics).filter((key) => key !== 'discovery.tools'))

/** Whether a check asks for a part of how they buy. */
export const isOfBuying = (key: string): boolean => ofBuying.has(key)

/**
 * A bare figure ("One thousand two hundred and something") and who signs are nothing that somebody would want gone, and of a
 * real call an answer without a word of trouble in it is none.
 */
export function isTrouble(need: Need): boolean {
  const told = toldIn(need)
  const words = contentWords(told).filter(({ figure }) => !figure)
  if (need.weight === 0 || words.length < fewestTelling || /\b(?:signs?|approves?|decides?)\b/iu.test(told))
    return false
  return need.turn.mind !== null || speaksOfTrouble(told)
}
const fewestTelling = 2

/** The rep's last ask for a step that names what or when, else their last offer: before it how they buy should be known. */
export function cameTo({ call, steps }: CallEvidence): Cue | null {
  // What is said once a step is agreed only confirms it.
  const agreedAt = steps.find(({ agreed }) => agreed !== null)?.turn.at ?? Number.POSITIVE_INFINITY
  const asked = steps.findLast(
    ({ what, when, turn, span }) => (what ?? when) !== null && turn.at <= agreedAt && isLong(turn, span),
  )
  if (asked !== undefined) return { turn: asked.turn, span: asked.span }
  const offers = offersIn(call.rep).map(({ turn, act }) => ({ turn, span: sentenceAt(turn, act.start) }))
  return offers.findLast(({ turn, span }) => turn.at >= firstOffered && isLong(turn, span)) ?? null
}

/** What is offered before this many turns is said in the opening. */
const firstOffered = 5
const isLong = (turn: HeardTurn, span: Span): boolean => saidIn(turn, span).split(/\s+/u).length >= fewestWords

type Wordings = { cue?: string; need?: string; without: string }

/**
 * Advice that begins with what was said in this call and that no advice before it has quoted: the buyer's word of this very
 * thing, else what goes wrong, else the line that the rep came to without asking. `cue` and `need` go on after “Dana said
 * ‘…’.”; `without` stands alone, with % for the buyer's name.
 */
export function builtOn(
  key: string,
  evidence: CallEvidence,
  quoted: readonly string[],
  { cue, need, without }: Wordings,
): string {
  const { buyerName } = evidence
  const isNew = (words: string): boolean => !quoted.some((advice) => advice.includes(words))
  const said = cuesFor(key, evidence).find(({ turn, span }) => isNew(saidIn(turn, span)))
  if (said !== undefined && cue !== undefined) return `${buyerName} said “${saidIn(said.turn, said.span)}”. ${cue}`
  const main = mainNeed(evidence.needs.filter((each) => isTrouble(each) && isNew(toldIn(each))))
  if (main !== null && need !== undefined) return `${buyerName} said “${toldIn(main)}”. ${need}`
  const plain = without.replaceAll('%', buyerName)
  const line = cameTo(evidence)
  const words = line === null ? '' : briefly(line.turn, line.span)
  return words === '' || !isOfBuying(key) || !isNew(words) ? plain : `You came to “${words}” without knowing. ${plain}`
}
