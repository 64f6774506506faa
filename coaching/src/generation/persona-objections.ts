import type { Objection, Temperament } from '@ringside/contract/pipeline/buyer-profile'
import type { ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import { between, pick, shuffled } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import { calledByOwner } from './called.ts'
import { asPhrase, asSentence } from './own-words.ts'
import type { GeneratedAccount, Seat } from './account-schema.ts'
import { manners, objectionTemplates } from './content/content.ts'
import { generalTrade, trades } from './content/trades.ts'
import type { ObjectionTemplate, ObjectionThread } from './content/content.ts'
import { meaningOf } from '../buyer/perceive.ts'
import { drawn } from './drawn.ts'
import { fillCue, fillPhrase, fillTemplate } from './fill.ts'
import { inOwnVoice } from './own-voice.ts'
import type { Values } from './fill.ts'

const familyWords: readonly [ObjectionFamily, RegExp][] = [
  ['price', /\b(expensive|price|pricing|cost|costs|budget|money|afford)\b/i],
  ['contract', /\b(contract|locked in|lock-in|terms?|commitment|renewal)\b/i],
  ['timing', /\b(time|timing|busy|later|quarter|season|priority|not now)\b/i],
  ['tried-before', /\b(tried|before|failed|burned|last time)\b/i],
  ['security', /\b(security|data|privacy|compliance|gdpr|hipaa|risk)\b/i],
  [
    'incumbent',
    /\b(already|current|existing|happy with|incumbent|have a|use a|(?:system|software|tool) does (?:that|this|it))\b/i,
  ],
  ['competitor', /\b(competitor|competing|cheaper|alternative|other vendors?)\b/i],
  ['no-authority', /\b(decision|boss|board|approval|sign-?off|committee)\b/i],
  ['effort', /\b(effort|implement\w*|training|change|adoption|disrupt\w*|resources?|work)\b/i],
  [
    'vendor-trust',
    /\b(trust|small (?:company|outfit|vendor|firm|supplier)|unknown|proven|reference|track record|startup)\b/i,
  ],
  ['no-need', /\b(need|fine|works(?! council)|satisfied|no problem|do it ourselves|in-house)\b/i],
]

function familyOf(text: string): ObjectionFamily | null {
  return familyWords.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

export type Speaker = { temperament: Temperament; values: Values }

function filled(
  id: string,
  template: ObjectionTemplate,
  thread: ObjectionThread,
  { temperament, values }: Speaker,
): Objection {
  const all = (texts: readonly string[]): string[] => texts.map((text) => fillTemplate(text, values))
  return {
    id,
    family: template.family,
    force: template.force,
    trigger: template.trigger,
    called: thread.called.map((name) => fillPhrase(name, values)),
    say: all(thread.say[temperament]),
    explain: all(thread.explain[temperament]),
    deeper: all(thread.deeper[temperament]),
    resolved: all(thread.resolved[temperament]),
    answerCues: template.answerCues.flatMap((cue) => fillCue(cue, values)),
    goodAnswer: fillTemplate(template.goodAnswer, values),
  }
}

/** The reason that has most in common with the owner's words; the first where none has anything. */
function threadFor(text: string, { threads }: ObjectionTemplate): ObjectionThread | undefined {
  const theirs = meaningOf(text)
  const shared = threads.map((thread) => {
    const words = stemsIn([...textsIn(thread.say), ...textsIn(thread.explain), ...textsIn(thread.deeper)].join(' '))
    return { thread, common: [...theirs].filter((stem) => words.has(stem)).length }
  })
  return shared.toSorted((a, b) => b.common - a.common)[0]?.thread
}

const isSentence = (text: string): boolean =>
  /\b(we|i|it|they|you|there|this|that|our|my)\b/i.test(text) && text.trim().split(/\s+/).length >= 4

/**
 * Everything that some trade's insiders speak of, by stem. What such companies are called is no thing they have: anybody
 * may have a union, not only a credit union.
 */
const tradeThings = stemsIn(
  [...Object.values(trades).flat(), generalTrade]
    .flatMap(({ subIndustry: _, peers: __, ...told }) => textsIn(told))
    .join(' '),
)

function textsIn(told: unknown): string[] {
  if (typeof told === 'string') return [told]
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(textsIn) : []
}

/** Word by word: a text of any length, where `meaningOf` reads no more than a turn. */
function stemsIn(text: string): ReadonlySet<string> {
  const words = new Set(text.toLowerCase().match(/[a-z]+/g) ?? [])
  return new Set([...words].flatMap((word) => [...meaningOf(word)]))
}

/** What a sentence is about and takes for granted: "the yard is ...", "our drivers won't ...". */
const subject =
  /\b(?:the|our|my) ([a-z]+) (?:is|isn't|are|aren't|was|were|has|have|can|can't|will|won't|would|wouldn't|does|doesn't|do|don't)\b/g

/**
 * A segment holds several trades, and its owner thinks of one of them: "the yard is too small" is nothing a firm without
 * a yard would say. A thing that trades elsewhere have and this one has not is foreign to it; a thing no trade tells of
 * ("the union") may be anybody's.
 */
function fitsTrade(text: string, { values, segment }: GeneratedAccount): boolean {
  if (values['ownMarket'] !== undefined) return true
  const own = stemsIn([...Object.values(values), ...segment.painPoints, segment.note].join(' '))
  const things = [...text.toLowerCase().replaceAll('’', "'").matchAll(subject)].map(([, thing = '']) => thing)
  return things.flatMap((thing) => [...meaningOf(thing)]).every((stem) => own.has(stem) || !tradeThings.has(stem))
}

/** "Not this season", "too small for us": no sentence, and said by itself all the same. */
const standsBySelf = /^(?:not|no|never|nothing|nobody|none|too|only|maybe|perhaps|another time|wrong)\b/iu

/** How a worry that somebody noted is said. */
function saying(text: string): [string, ...string[]] {
  const sentence = asSentence(text)
  if (isSentence(text)) return [`${sentence}.`, `I'll say it straight. ${sentence}.`, `Here's where I am. ${sentence}.`]
  const phrase = asPhrase(text)
  if (standsBySelf.test(text.trim()))
    return [`${sentence}.`, `Honestly? ${sentence}.`, `I'll say it straight, ${phrase}.`]
  return [
    `What worries me is this: ${phrase}.`,
    `I'll say it straight, ${phrase}.`,
    `It comes down to one thing for us, ${phrase}.`,
  ]
}

/** An objection the segment's owner expects, in the owner's words. */
function own(written: string, index: number, speaker: Speaker): Objection {
  const { values } = speaker
  const text = inOwnVoice(written, [values['market'] ?? '', values['peers'] ?? ''])
  const family = familyOf(text)
  const template = objectionTemplates.find((candidate) => candidate.family === family)
  const say = saying(text)
  const id = `segment-objection-${index + 1}`
  const thread = template === undefined ? undefined : threadFor(text, template)
  if (template !== undefined && thread !== undefined) {
    const worry = filled(id, template, thread, speaker)
    return { ...worry, called: calledByOwner(text, worry.called ?? []), say }
  }
  const { explain, deeper, resolved, goodAnswer } = manners.segmentObjection
  return {
    id,
    family: 'vendor-trust',
    force: 2,
    trigger: 'pitch',
    called: calledByOwner(text, []),
    say,
    explain,
    deeper,
    resolved,
    answerCues: ['month', 'team', 'start', 'customer', 'example', 'two'],
    goodAnswer,
  }
}

/** Every buyer has one of each of these, so that each moment of a call can bring one up. */
const always: readonly ObjectionFamily[] = ['timing']
const opening: readonly ObjectionFamily[] = ['no-need', 'send-something']
const middle: readonly ObjectionFamily[] = [
  'tried-before',
  'incumbent',
  'competitor',
  'security',
  'vendor-trust',
  'effort',
]
const late: readonly ObjectionFamily[] = ['price', 'no-authority', 'contract']

/** Who signs, or holds the money, has nobody to hide behind. */
const holdTheMoney: ReadonlySet<Seat | null> = new Set<Seat | null>(['chief', 'finance'])

const mostOwnObjections = 3

/** Those of the objections that the segment's owner expects which such a person would raise, three at most. */
export function ownObjections(account: GeneratedAccount, speaker: Speaker): Objection[] {
  const fitting = account.segment.objections.filter((text) => fitsTrade(text, account))
  const key = `${account.name} ${speaker.temperament}`
  return drawn(fitting, mostOwnObjections, key).map((text, index) => own(text, index, speaker))
}

/** Four to six objections: the segment's own, then some of the usual ones, one for each part of a call. */
export function objectionsFor(dice: Dice, account: GeneratedAccount, speaker: Speaker, seat: Seat | null): Objection[] {
  const mine = ownObjections(account, speaker)
  const taken = new Set(mine.map(({ family }) => family))
  const wanted = [
    ...shuffled(dice, middle).slice(0, 1),
    ...always,
    ...shuffled(dice, opening).slice(0, 1),
    ...shuffled(dice, late)
      .filter((family) => family !== 'no-authority' || !holdTheMoney.has(seat))
      .slice(0, 1),
    ...shuffled(dice, middle),
  ]
  const many = between(dice, Math.max(4, mine.length + 1), 6)
  for (const family of wanted) {
    const template = objectionTemplates.find((candidate) => candidate.family === family)
    if (mine.length >= many || template === undefined || taken.has(family)) continue
    taken.add(family)
    mine.push(filled(family, template, pick(dice, template.threads), speaker))
  }
  return mine
}
