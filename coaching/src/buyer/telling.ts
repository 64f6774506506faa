import { sureFrom } from '../acts/confidence.ts'
import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { hasGiven, isShared } from './mind.ts'
import { oncePer } from './once.ts'
import type { Piece } from './mind.ts'
import { asksPlainly } from './heard/asked-plainly.ts'
import { fits } from './heard/fitting.ts'
import { matchFacts, matchSlot, slotKindsOf } from './heard/matching.ts'
import type { FactMatch, SlotKind } from './heard/matching.ts'
import { actIn, meaningOf } from './perceive.ts'
import { countedThing } from './answers/counted-thing.ts'
import { isSaidAgain, sayItWasTold } from './answers/told-already.ts'
import { doNotKnow } from './answers/not-knowing.ts'
import { tellingOf } from './remarks.ts'
import { line, maybe, say, unsaid } from './speak.ts'
import { plainPiece } from './scene.ts'
import type { Plan, Scene } from './scene.ts'

type Depth = 'vague' | 'plain' | 'full'

/** Trust above what the fact needs at which the buyer tells the whole story. */
export const fullFrom = 9

/** On expert nothing is told before the rep has won some trust: this much above what such a call starts with. */
const reserveOnExpert = 6

/** Trust this buyer needs before telling a fact, at this difficulty. */
export function trustNeeded({ setup, tuning, rules }: Pick<Scene, 'setup' | 'tuning' | 'rules'>, fact: Fact): number {
  const least = setup.difficulty === 'expert' ? rules.start.trust + tuning.start.trust + reserveOnExpert : 0
  return Math.max(least, Math.min(92, fact.trust * tuning.factCost))
}

function depthOf(scene: Scene, fact: Fact): Depth {
  const spare = scene.mind.meters.trust - trustNeeded(scene, fact)
  if (spare < 0) return 'vague'
  return spare >= fullFrom ? 'full' : 'plain'
}

/** The fact that must come first, if it has not been told: nobody says why something failed before saying it was tried. */
function firstOf(scene: Scene, fact: Fact): Fact {
  if (fact.needs === null || isShared(scene.mind, fact.needs)) return fact
  const before = scene.persona.facts.find(({ id }) => id === fact.needs)
  return before === undefined ? fact : firstOf(scene, before)
}

/** Leads into an answer: a breath before a hard question, a nod to a kind word. */
function leadFor(scene: Scene, fact: Fact): Piece[] {
  const { heard, mind } = scene
  if (heard.acknowledges !== null || actIn(heard, 'empathy') !== undefined) return maybe(scene, 0.45, 'leadFeel')
  const hard = fact.topic === 'pain' || fact.topic === 'impact' || fact.topic === 'history'
  return maybe(scene, hard && mind.turn > 1 ? 0.4 : 0.12, 'leadThink')
}

/** Tells a fact as far as it has been earned; null when nothing new could be said about it. */
export function tell(scene: Scene, wanted: Fact): Plan | null {
  const { mind } = scene
  const fact = firstOf(scene, wanted)
  const known = mind.facts.find(({ id }) => id === fact.id)
  const depth = depthOf(scene, fact)
  if (depth === 'vague') return dodge(scene, fact)
  if (known !== undefined && (known.depth === 'full' || depth === 'plain')) return again(scene, fact)
  const text = tellingOf(scene, fact, depth)
  if (text === null) return again(scene, fact)
  const lead = leadFor(scene, fact)
  const isNew = known === undefined
  if (known === undefined) mind.facts.push({ id: fact.id, depth })
  else known.depth = depth
  mind.topic = fact.id
  return {
    move: depth === 'full' || fact.trust >= 20 ? 'reveal-fact' : 'answer-plain',
    pieces: [...lead, { text, fact: fact.id, objection: null, agreed: false }],
    facts: isNew ? [fact.id] : [],
  }
}

/** Not earned yet: an evasive answer, or none at all when it was evaded before and they have not begun to tell it. */
function dodge(scene: Scene, fact: Fact): Plan {
  const { mind } = scene
  const before = mind.dodged.includes(fact.id)
  const text = before && fact.needs === null ? null : unsaid(scene, fact.vague)
  if (!before) mind.dodged.push(fact.id)
  mind.topic = fact.id
  if (text !== null) return { move: 'answer-vague', pieces: [plainPiece(text)] }
  // "Who would be in the room?" asked of somebody who has not said that there will be one.
  if (fact.topic === 'authority') return { move: 'deflect', pieces: [say(scene, ['aheadOfUs', 'deflect'])] }
  const money = fact.topic === 'budget' || fact.act === 'q_budget'
  return { move: 'deflect', pieces: [say(scene, money ? ['deflectMoney', 'deflect'] : ['deflect'])] }
}

/** Asked for what has been told: once a pointer back, then what else there is. */
function again(scene: Scene, fact: Fact): Plan | null {
  const next = scene.persona.facts.find(
    (other) =>
      other.needs === fact.id &&
      other.topic === fact.topic &&
      !hasGiven(scene.mind, other.id) &&
      depthOf(scene, other) !== 'vague',
  )
  if (next !== undefined) return tell(scene, next)
  if (scene.setup.memory.earlierCalls.some(({ factsGiven }) => factsGiven.includes(fact.id))) {
    const told = unsaid(scene, fact.plain)
    const before = told === null ? null : line(scene, 'toldBefore', { told })
    if (before !== null) return { move: 'answer-plain', pieces: [plainPiece(before)] }
  }
  const fresh = fact.plain.filter((wording) => !isSaidAgain(scene.mind, wording))
  if (fresh.length === 0) return sayItWasTold(scene)
  const lead = line(scene, 'leadAgain')
  const text = unsaid(scene, fresh)
  if (lead === null || text === null) return null
  return { move: 'answer-plain', pieces: [plainPiece(lead), plainPiece(text)] }
}

/** The rep asks to hear more of what is being talked about. */
export function tellMore(scene: Scene): Plan {
  const { mind, persona } = scene
  const topic = persona.facts.find(({ id }) => id === mind.topic)
  if (topic !== undefined) {
    const known = mind.facts.find(({ id }) => id === topic.id)
    if (known?.depth === 'plain' && depthOf(scene, topic) === 'full') {
      const plan = tell(scene, topic)
      if (plan !== null) return plan
    }
    const linked = persona.facts.filter(
      (fact) => fact.needs === topic.id && fact.topic === topic.topic && !hasGiven(mind, fact.id),
    )
    const near = persona.facts.filter((fact) => fact.topic === topic.topic && !hasGiven(mind, fact.id))
    for (const fact of [...linked, ...near]) {
      if (depthOf(scene, fact) === 'vague') continue
      const plan = tell(scene, fact)
      if (plan !== null) return plan
    }
    return { move: 'answer-vague', pieces: [say(scene, ['sayMore', 'nothingElse', 'unknownAlone'])] }
  }
  // "Why?" before anything was told asks after what the rep has in mind, not after how they work.
  if (/^(?:\w+,? )?(?:why|how come)\b/.test(scene.heard.plain) || mind.topic !== null) return doNotKnow(scene)
  const first = persona.facts.find((fact) => fact.act === 'q_process' && !hasGiven(mind, fact.id))
  return (first && tell(scene, first)) ?? { move: 'answer-vague', pieces: [say(scene, ['sayMore', 'unknownAlone'])] }
}

/** Topics where a number or a name alone is a whole answer. */
const narrow: ReadonlySet<Fact['topic']> = new Set<Fact['topic']>(['size', 'system', 'process'])

/** The answer to a narrow question, when the buyer has it and the rep has earned it. */
function answerSlot(scene: Scene): Plan | null {
  const match = matchSlot(scene.persona, scene.heard)
  if (match === null) return null
  const fact = firstOf(scene, match.fact)
  // Asked for a figure out of turn: what it rests on would be another answer than the one that was wanted.
  if (fact !== match.fact && (match.slot.kind === 'how-many' || match.slot.kind === 'how-much'))
    return dodge(scene, match.fact)
  // A narrow question about a story gets the story the first time.
  if (!narrow.has(fact.topic) && !hasGiven(scene.mind, fact.id)) return tell(scene, fact)
  if (fact !== match.fact || depthOf(scene, fact) === 'vague') return tell(scene, fact)
  const { mind } = scene
  const key = `slot:${fact.id}:${match.slot.kind}:${match.slot.value}`
  if (mind.used.includes(key)) return again(scene, fact)
  mind.used.push(key)
  const isNew = !hasGiven(mind, fact.id)
  const text = unsaid(scene, [countedThing(scene, match)])
  if (text === null) return again(scene, fact)
  if (isNew) mind.facts.push({ id: fact.id, depth: 'plain' })
  mind.topic = fact.id
  return {
    move: 'slot-answer',
    pieces: [...maybe(scene, 0.2, 'leadThink'), { text, fact: fact.id, objection: null, agreed: false }],
    facts: isNew ? [fact.id] : [],
  }
}

const decides =
  /\b(?:decid\w*|decision|involv\w*|sign\w*|approv\w*|say|room|table|there|comfortable|talk\w*|speak\w*|need\w*|buy\w*|purchas\w*|look\w*|stakeholders?|convinc\w*|against|board|steps?|process)\b/
const pays = /\bpay(?:ing)?\b|\bspend(?:ing)?\b(?! on this)/

/** What the plain questions of a call are after, in whatever words they come. */
const usual: ReadonlySet<string> = new Set([
  'process',
  'pain',
  'pain2',
  'cost',
  'people',
  'hit',
  'budget',
  'authority',
  'timeline',
  'history',
  'why-failed',
  'looking',
  'replace',
])

const summaryWords = oncePer(({ summary }: Fact) => meaningOf(summary))
const afterTrouble =
  /\b(?:wrong|trouble\w*|problems?|challeng\w*|issues?|headaches?|pains?|struggl\w*|annoy\w*|frustrat\w*|difficult\w*|hard(?:est)?|worst|worr\w+|bother\w*|hurts?|slow\w*|stuck|bottlenecks?|else)\b/
const afterEffect =
  /\b(?:cost\w*|happen\w*|affect\w*|effect\w*|impact\w*|mean\w*|results?|consequences?|leav\w*|left|quit\w*|lose|losing|lost|(?<!short )notice\w*|complain\w*|feel\w*|tak(?:e|es|ing) it|cop(?:e|ing)|worth|figure|number|add\w* up|if)\b/
const afterAttempt =
  /\b(?:tr(?:y|ies|ied|ying)|attempt\w*|projects?|history|in the past|used to|last time|already|so far|looked (?:at|into)|have you (?:had|used|done|bought)|go(?:ne|ing)? (?:at|about) it|been through)\b/

/** What the words have to ask after for a fact that only looks near. */
const askedAfter: Partial<Record<Fact['topic'], RegExp>> = {
  pain: afterTrouble,
  impact: afterEffect,
  history: afterAttempt,
}

/** A trouble of theirs, or what came of it, is told to whoever asks after such or names this one: one word in common is chance. */
function isAskedInPassing({ heard, persona }: Scene, fact: Fact): boolean {
  const words = askedAfter[fact.topic]
  if (words === undefined || actIn(heard, fact.act, sureFrom) !== undefined) return false
  if (words.test(heard.question.toLowerCase())) return false
  const own = summaryWords(fact)
  const named = [...meaningOf(heard.question)].filter((stem) => own.has(stem)).length
  // In a market of their own the owner's words are all there is to go by.
  return named < (persona.vocabulary['market'] === undefined ? Math.min(2, own.size) : 1)
}

/** Words that seem to point at a fact and mean another thing: "who else uses that" is not who decides. */
function isNear({ heard }: Scene, { fact: { topic, id, slots }, cueHits }: FactMatch): boolean {
  const plain = heard.question.toLowerCase()
  // A fact that is nobody's usual answer needs a word that points at it.
  if (cueHits === 0 && !usual.has(id) && !id.startsWith('segment-')) return true
  if (
    /^(?:(?:and|so|but|okay),? )*who\b/.test(plain) &&
    topic !== 'authority' &&
    !slots.some(({ kind }) => kind === 'who')
  )
    return true
  if (topic === 'authority') return /\bwho else\b/.test(plain) && !decides.test(plain)
  return topic === 'budget' && id !== 'spend' && pays.test(plain) && !/\bbudget\b|\bwho\b/.test(plain)
}

/** Sure enough of what is asked: the kind of question is plain, or the words point twice at one fact. */
function isClear(scene: Scene, match: FactMatch | undefined): match is FactMatch {
  if (
    match === undefined ||
    isNear(scene, match) ||
    isAskedInPassing(scene, match.fact) ||
    !fits(scene.persona, match.fact, scene.heard)
  )
    return false
  const { act: asked } = match.fact
  const plain =
    scene.heard.acts.some(({ act, confidence }) => act === asked && confidence >= sureFrom) ||
    (asked === 'q_authority' && asksPlainly(scene.heard, asked))
  return match.score >= (plain || (scene.heard.questionCount > 0 && match.fact.trust < 30) ? 1.5 : 2.4)
}

/** The kind of narrow answer that nothing else makes up for: a count, a place, a time it takes, a date. */
function narrowKindOf({ question }: Scene['heard']): SlotKind | null {
  const kinds = slotKindsOf(question)
  if (kinds.includes('how-long')) return 'how-long'
  const [kind] = kinds
  return kind === 'how-many' || kind === 'where' || kind === 'when' ? kind : null
}

function isOfKind(scene: Scene, fact: Fact, kind: SlotKind): boolean {
  if (kind === 'when' && (fact.topic === 'timeline' || fact.topic === 'history')) return true
  return fact.slots.some((slot) => slot.kind === kind) && firstOf(scene, fact) === fact
}

/** Answers a question out of what this person knows; one they can't answer is passed to somebody who could. */
export function answer(scene: Scene): Plan {
  const slot = answerSlot(scene)
  if (slot !== null) return slot
  const kind = narrowKindOf(scene.heard)
  for (const match of matchFacts(scene.persona, scene.mind, scene.heard).slice(0, 4)) {
    if (!isClear(scene, match)) continue
    // A number nobody has is not made up for with another story.
    if (kind !== null && !isOfKind(scene, match.fact, kind)) continue
    const plan = tell(scene, match.fact)
    if (plan !== null) return plan
  }
  return moreOfTheDay(scene) ?? doNotKnow(scene)
}

const asksOfTheDay =
  /\bhow (?:you|things|it all|everything|the (?:place|team|work)|your (?:team|day|people|department))(?: \w+)? (?:runs?|works?|manages?|goes?|operates?|looks?|do(?:es)? (?:things|it)|gets? done|(?:is|are) (?:done|organi[sz]ed|set up|run))\b|\bhow do (?:you|things) (?:work|run|do things|operate)\b|\bhow (?:does|do) [^?]{2,60}\bstart to (?:finish|end)\b/
const mostWordsOfTheDay = 16

function asksOfTheirDay({ asks, wordCount, plain }: Scene['heard']): boolean {
  return asks && wordCount <= mostWordsOfTheDay && asksOfTheDay.test(plain)
}

/** How they work, asked in general once it has been told: what else there is of it, or the same once more. */
function moreOfTheDay(scene: Scene): Plan | null {
  const { heard, mind, persona } = scene
  if (!asksOfTheirDay(heard)) return null
  const ofTheDay = persona.facts.filter(({ act, topic }) => act === 'q_process' && topic !== 'size')
  const fact = ofTheDay.find(({ id }) => !hasGiven(mind, id)) ?? ofTheDay[0]
  return fact === undefined ? null : tell(scene, fact)
}

/** True when some fact is clearly what the words are after. */
export function knowsAbout(scene: Scene): boolean {
  return (
    asksOfTheirDay(scene.heard) ||
    matchSlot(scene.persona, scene.heard) !== null ||
    isClear(scene, matchFacts(scene.persona, scene.mind, scene.heard)[0])
  )
}
