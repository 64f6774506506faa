import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import type { Asked, AskedKind } from '../heard/asked-kind.ts'
import { isOfWorkings } from '../heard/asked-kind.ts'
import { optionsIn } from '../heard/options.ts'
import { decidedThen } from '../heard/decided-then.ts'
import { replyKeyOf } from './kind-replies.ts'
import { oncePer } from '../once.ts'
import { meaningOf } from '../perceive.ts'
import type { Scene } from '../scene.ts'

const pastWords =
  /\b(?:tr(?:y|ied|ying)|before|past|last|earlier|previous\w*|history|project|attempt\w*|happened|went|was|were|did|done|had|been|so far)\b/
const decidingWords =
  /\b(?:decid\w*|decision|sign\w*|approv\w*|agree\w*|involv\w*|say|says|board|boss|buy\w*|purchas\w*|choos\w*|convinc\w*|against|table|room|who|ask|permission|alone|own|talk to|happy|nod)\b/
const startWords =
  /\b(?:start\w*|live|place|deadline|decide\w*|decision|ready|need\w*|implement\w*|roll\w*|change|switch|new|want\w*|go|buy|have (?:it|this|something)|hoping|plan\w*|look\w*|time ?line|soon|quarter|year|now)\b/
const troubleWords =
  /\b(?:wrong|bad|hard|difficult|trouble|problem\w*|challeng\w*|issues?|headaches?|hurt\w*|pain\w*|fail\w*|worst|worse|affect\w*|feel\w*|cope|coping|suffer\w*|lose|losing|lost|go(?:es|ing)?|impact|cost\w*|happen\w*|frustrat\w*|stress\w*|late|miss\w*)\b/
const namesTrouble = /\b(?:wrong|trouble|problem\w*|challeng\w*|issues?|headaches?|pain\w*|struggl\w*|annoy\w*)\b/
const moneyWords =
  /\b(?:cost\w*|money|runs? (?:you|us)|sets? (?:you|us) back|how much|pay\w*|spend\w*|worth|number(?! one)|figure|expensive|add\w*|financ\w*|budget\w*|impact|bottom line)\b/
const sizeWords =
  /\b(?:big|large|size|small|many|grow\w*|head ?count|employees|(?:set|made) up|about (?:your|the) (?:company|business|firm|team))\b/
const hires = /\b(?:people|staff|team|leav\w*|left|quit\w*|resign\w*|gone|turnover|person|colleagues?)\b/

/** "Who decides which machine goes where?" is about the work, and not about who buys. */
const assigns =
  /\b(?:decid\w*|says?|chooses?|picks?|determines?) (?:which|what|where|when|who|how)\b(?! (?:to (?:buy|spend|sign)|(?:gets|is) (?:bought|signed|approved)|you (?:buy|spend|sign)|supplier|vendor|software|tool|system))/

/** Of which topics a story can be an answer of a narrow kind. */
const narrow: Partial<Record<AskedKind, ReadonlySet<Fact['topic']>>> = {
  count: new Set(['size', 'process', 'impact', 'budget']),
  share: new Set(['goal', 'impact', 'pain']),
  duration: new Set(['authority', 'system', 'timeline', 'history', 'budget']),
  frequency: new Set(['impact', 'size']),
  when: new Set(['timeline', 'history', 'system', 'budget', 'authority']),
}

const wordsOfFact = oncePer(({ summary, plain, cues }: Fact) => meaningOf([summary, ...plain, ...cues].join(' ')))

/** What anything does. */
const ofAnything = meaningOf(
  'come comes go goes get take takes make makes happen happens late kind sort type change changes problem problems people system work day week',
)

function shares(fact: Fact, text: string): boolean {
  const own = wordsOfFact(fact)
  return [...meaningOf(text)].some((stem) => own.has(stem) && !ofAnything.has(stem))
}

function namesCrew({ persona }: Scene, text: string): boolean {
  const { workers = '', crew = '' } = persona.vocabulary
  return hires.test(text) || [workers, crew].some((word) => word !== '' && text.includes(word.toLowerCase()))
}

/** What is counted has a name, and it is not that of the work that goes through. */
function countsElse({ persona }: Scene, text: string): boolean {
  const noun = /\bhow many ([a-z'-]+)/.exec(text)?.[1] ?? ''
  const own = meaningOf(`${persona.vocabulary['jobs'] ?? ''} of in jobs orders things units cases items requests`)
  return [...meaningOf(noun)].some((stem) => !own.has(stem))
}

const moneyFacts: ReadonlySet<string> = new Set(['cost', 'replace', 'spend', 'budget'])

const supposes = /\b(?:would|could|might|should)\b|'d\b/
const asIs: ReadonlySet<Fact['topic']> = new Set<Fact['topic']>(['process', 'system', 'size', 'impact'])

/** What would be is not answered with what is, or was. */
function isSupposed(fact: Fact, { kind, text }: Asked): boolean {
  if (kind !== 'what' && kind !== 'who' && kind !== 'opinion') return false
  return supposes.test(text) && asIs.has(fact.topic) && !moneyWords.test(text) && !shares(fact, text)
}

/** A story of theirs that has nothing to do with what is asked, though a word of the question led to it. */
function isOfElse(fact: Fact, asked: Asked, scene: Scene): boolean {
  const { kind, text } = asked
  if (isSupposed(fact, asked)) return true
  if (fact.topic === 'size' && kind !== 'count') return !sizeWords.test(text)
  if (fact.id === 'team' && kind === 'how') return !sizeWords.test(text)
  if (fact.id === 'trigger' && kind === 'how') return true
  if (kind === 'choice') return !shares(fact, optionsIn(asked)?.join(' ') ?? '')
  if (fact.id === 'team' && kind === 'what') return namesTrouble.test(text)
  if (fact.topic === 'history') return !pastWords.test(text)
  if (fact.topic === 'authority' && (isOfWorkings(asked) || assigns.test(text))) return true
  if (fact.topic === 'authority' && kind === 'who' && decidedThen.test(text)) return true
  if (fact.topic === 'authority' && kind === 'who' && /\b(?:notic\w*|know|hear|feel|talk to|see|care)\b/.test(text))
    return true
  if (fact.topic === 'authority')
    return kind === 'how' && /\bwho\b/.test(text) ? !/\b(?:sign|buy|approv)/.test(text) : !decidingWords.test(text)
  if (fact.topic === 'timeline' && (kind === 'when' || kind === 'duration')) return !startWords.test(text)
  if (fact.id === 'cost') return kind !== 'why' && kind !== 'happens' && !moneyWords.test(text)
  if (fact.id === 'team' && kind === 'count') return /\b(?:takes?|needed|put|fix|sort|handle)\b/.test(text)
  if (fact.id === 'volume' && kind === 'count') return countsElse(scene, text)
  if (kind === 'money') return fact.topic !== 'budget' && !moneyFacts.has(fact.id)
  if (fact.id === 'people' && kind === 'count') return !namesCrew(scene, text)
  return fact.topic === 'pain' && isNoTrouble(fact, asked)
}

/** Another of their troubles is told only to somebody who asks after trouble. */
function isNoTrouble(fact: Fact, asked: Asked): boolean {
  const { kind, text } = asked
  if (kind === 'yes-no') return !namesTrouble.test(text) && !shares(fact, text.replaceAll(/\blos(?:t|e|ing)\b/g, ''))
  if (kind === 'how') return !troubleWords.test(text)
  if (kind === 'which') return !namesTrouble.test(text) && !shares(fact, text)
  return kind === 'happens' || kind === 'effect' || (kind === 'would-help' && /\bwhat\b/.test(text))
}

/** What hits the customers is no answer to what it does to the team, nor the other way round. */
function isOfOthers(fact: Fact, { kind, text }: Asked, { persona }: Scene): boolean {
  if (fact.topic !== 'impact') return false
  if (kind === 'happens') return /\b(?:leav|quit|resign|retir)/.test(text) && fact.id === 'hit'
  if (kind !== 'effect' || /\b(?:business|company|numbers|bottom line|results?|margins?|profit)\b/.test(text))
    return false
  const { customers = '' } = persona.vocabulary
  const ofCustomers =
    /\b(?:customers?|clients?|guests?|patients?|tenants?)\b/.test(text) ||
    (customers !== '' && text.includes(customers.toLowerCase()))
  return ofCustomers ? fact.id !== 'hit' : fact.id !== 'people'
}

/** Asked for something of their own day that has a reply of its own, nobody tells what the company's trouble is. */
const ownReply: ReadonlySet<string> = new Set([
  'how-found',
  'what-tell',
  'what-good',
  'what-first',
  'permit',
  'permit-time',
  'permit-no',
  'how-learn',
  'yes-known',
  'how-complain',
  'not-all',
  'how-notice',
  'opinion-able',
  'opinion-fix',
  'degree-low',
  'which-place',
  'what-need',
  'what-result',
  'when-made',
])

/** A fact that is no answer to what was asked, however many words the two have in common. */
export function isBesideQuestion(fact: Fact, asked: Asked, scene: Scene): boolean {
  const topics = narrow[asked.kind]
  if (topics !== undefined && !topics.has(fact.topic)) return true
  const key = replyKeyOf(scene, asked)
  return (key !== null && ownReply.has(key)) || isOfElse(fact, asked, scene) || isOfOthers(fact, asked, scene)
}
