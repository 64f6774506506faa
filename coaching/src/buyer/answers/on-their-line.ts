import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { sureFrom } from '../../acts/confidence.ts'
import { classifyTurn } from '../../acts/classify.ts'
import { followUpIn } from '../heard/follow-up.ts'
import type { FollowUp } from '../heard/follow-up.ts'
import { countOf, hasGiven } from '../mind.ts'
import { asksForStep } from '../policy/step.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import { tell } from '../telling.ts'
import { sayWhy } from './bare-question.ts'
import { everydayWords } from './everyday.ts'
import { lastQuestion } from './question-topics.ts'
import onTheirLineFile from '../words/on-their-line.json' with { type: 'json' }

const voicedSchema = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))
/** What stands behind the buyer's last line, for whoever asks why they said it. */
export const onTheirLine = z
  .strictObject({
    /** They had asked something. */
    'asked-because': voicedSchema,
    'asked-meaning': voicedSchema,
    /** They had seen what others offer and were not convinced. */
    'rivals-why': voicedSchema,
    /** They had met an offer with doubt, or with favour. */
    'doubt-because': voicedSchema,
    'like-because': voicedSchema,
    /** What makes them say something of their own work. */
    grounds: voicedSchema,
  })
  .parse(onTheirLineFile)

function voiced(scene: Scene, key: keyof typeof onTheirLine): Plan | null {
  const text = unsaid(scene, onTheirLine[key][scene.persona.temperament] ?? [], everydayWords(scene))
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

/** The fact that the last line told; undefined where it told none. */
function toldLast({ persona, mind }: Scene): Fact | undefined {
  const id = mind.pieces.findLast(({ fact }) => fact !== null)?.fact
  return persona.facts.find((fact) => fact.id === id)
}

/** They had asked: the reason is theirs, and what they asked still waits for its answer. */
function ofTheirQuestion(scene: Scene, kind: FollowUp): Plan | null {
  if (kind === 'why-not') return null
  const { mind } = scene
  const plan = voiced(scene, kind === 'meaning' ? 'asked-meaning' : 'asked-because')
  if (plan !== null && mind.question !== null) mind.question = { ...mind.question, turn: mind.turn }
  return plan
}

/** Why those before did not convince: more of that story where it has been earned. */
function ofEarlierOnes(scene: Scene, fact: Fact, kind: FollowUp): Plan | null {
  if (kind === 'meaning' || kind === 'why-asked') return null
  const { mind, persona } = scene
  const why = persona.facts.find(({ id }) => id === 'why-failed')
  if (fact.topic === 'history') return why === undefined || hasGiven(mind, why.id) ? null : tell(scene, why)
  const known = mind.facts.find(({ id }) => id === fact.id)
  const more = known?.depth === 'plain' ? tell(scene, fact) : null
  return more?.move === 'reveal-fact' && more.pieces.every(({ text }) => !/^as i/i.test(text))
    ? more
    : voiced(scene, 'rivals-why')
}

const offering: ReadonlySet<string> = new Set(['pitch', 'value', 'social_proof'])
const doubts =
  /\b(?:not|no|nobody|none|never|nothing|cannot|hard to|doubt|but|yet|why would|heard that|perhaps|maybe|hm|hang on|told you|wait|slides|pretty|depends|if it)\b|n't\b/i

/** The rep had offered or shown something, and the buyer had met that. */
function ofTheirVerdict(scene: Scene, kind: FollowUp): Plan | null {
  const { mind, lastWords, traits } = scene
  const isDoubted = doubts.test(lastWords)
  const before = classifyTurn(mind.heard.at(-1) ?? '')
  const isOffered = before.some(({ act, confidence }) => offering.has(act) && confidence >= sureFrom)
  // In front of a screen a no is of what stands there, whatever was asked of it.
  if (!isOffered && !(traits.showing && isDoubted)) return null
  // What they like they have said plainly enough.
  if (!isDoubted && kind === 'meaning') return null
  return voiced(scene, isDoubted ? 'doubt-because' : 'like-because')
}

/** A worry, a bargain, names and a refused step have rules of their own. */
function isForOthers(scene: Scene): boolean {
  const { mind, traits } = scene
  return (
    mind.pending !== null ||
    mind.bargain !== null ||
    mind.names !== null ||
    mind.decision !== null ||
    countOf(mind, 'refused-at') === mind.turn - 1 ||
    (mind.phase === 'opening' && !traits.expected) ||
    asksForStep(scene)
  )
}

/**
 * "Why not?", "what makes you say that?", "why do you ask?": asked of the buyer's last line, and of nothing else that the call was about.
 * Null where that line was none that such a question could be of.
 */
export function meetOnTheirLine(scene: Scene): Plan | null {
  const { lastWords, mind } = scene
  const kind = mind.turn < 2 || lastWords === '' || isForOthers(scene) ? null : followUpIn(scene.heard)
  if (kind === null) return null
  if (lastQuestion(lastWords) !== '') return ofTheirQuestion(scene, kind)
  const fact = toldLast(scene)
  if (fact?.topic === 'history' || fact?.topic === 'competitor') return ofEarlierOnes(scene, fact, kind)
  if (fact !== undefined)
    return kind === 'grounds' ? voiced(scene, 'grounds') : kind === 'why-not' ? sayWhy(scene) : null
  if (kind === 'why-asked') return null
  const verdict = ofTheirVerdict(scene, kind)
  if (verdict !== null) return verdict
  return kind === 'grounds' ? voiced(scene, 'grounds') : null
}
