import { z } from 'zod'
import type { BuyerProfile, Fact } from '@ringside/contract/pipeline/buyer-profile'
import { plainText } from '../../acts/tokens.ts'
import { everydayWords, patternsFor, voicedSchema } from './everyday.ts'
import { askedIn } from '../heard/asked-kind.ts'
import { lastAsked } from '../heard/taken-up.ts'
import { figuresIn } from '../heard/figures.ts'
import { slotKindsOf } from '../heard/matching.ts'
import { hasGiven } from '../mind.ts'
import { oncePer } from '../once.ts'
import { actIn } from '../perceive.ts'
import type { Heard } from '../perceive.ts'
import { diceFor, pick } from '../random.ts'
import { maybe, say, unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import { inOtherWords } from './in-other-words.ts'
import type { Plan, Scene } from '../scene.ts'
import { tell } from '../telling.ts'
import bareQuestionsFile from '../words/bare-questions.json' with { type: 'json' }
import ownImpressionFile from '../words/own-impression.json' with { type: 'json' }

/**
 * Questions that go on from what was just said and name nothing themselves: "since when?", "and who does that?". What
 * they are after is the thing last talked about.
 */
const bareQuestionSchema = z.array(
  z.object({
    id: z.string(),
    asked: z.array(z.string().min(1)).min(1),
    /** Wants the last thing said once more. */
    again: z.literal(true).optional(),
    /** Facts that answer it, by the fact last talked about (its id or its topic). */
    tells: z.record(z.string(), z.array(z.string())).optional(),
    /** Small answers, by the fact last talked about (its id or its topic); `any` for all others. */
    by: z.record(z.string(), z.array(z.string().min(1)).min(1)),
    /** What `any` holds, in this buyer's own manner. */
    voiced: voicedSchema.optional(),
  }),
)
export type BareQuestion = z.infer<typeof bareQuestionSchema>[number]
export const bareQuestions: readonly BareQuestion[] = bareQuestionSchema.parse(bareQuestionsFile)

/** Why they said what no fact holds: it is how they see it. */
export const ownImpression = voicedSchema.parse(ownImpressionFile)

/** A longer question says itself what it is about. */
const mostWords = 14

const mostWordsOfOne = 6

/** Answered with a yes or a no: whoever asks why, who or how wants none. */
const forYesNo: ReadonlySet<string> = new Set([
  'new',
  'were-you-there',
  'boss-reacted',
  'seen-coming',
  'only-one',
  'before-or-after',
  'still-there',
  'alright',
  'lot',
  'per',
])
const opensOpen = /^(?:(?:and|so|but|okay|ok|oh|well),? )*(?:why|how come|who|how|what|where|when|which)\b/

const bareQuestionOf = oncePer((persona: BuyerProfile) => oncePer((heard: Heard) => bareQuestionIn(persona, heard)))

const waysOf = oncePer((persona: BuyerProfile) =>
  bareQuestions.map((question) => ({ question, ways: patternsFor(persona)(question.asked) })),
)

/** The bare question that a turn asks, if it asks one. */
function bareQuestionIn(persona: BuyerProfile, heard: Heard): BareQuestion | null {
  const plain = plainText(heard.question)
  if (plain.split(/\s+/).length > mostWords || heard.wordCount > mostWords * 2) return null
  if (!heard.asks && heard.wordCount > 5) return null
  // "Blue ink? You're kidding.": of so short a turn the half without a mark may be the question.
  // "Do you know why that is?" asks why.
  const core = askedIn(heard.question)?.text ?? plain
  const asked = heard.wordCount <= mostWordsOfOne ? [plain, core, heard.plain] : [plain, core]
  const isOpen = opensOpen.test(lastAsked(heard))
  return (
    waysOf(persona).find(
      ({ question, ways }) =>
        !(isOpen && forYesNo.has(question.id)) && ways.some((way) => asked.some((text) => way.test(text))),
    )?.question ?? null
  )
}

/** One way to answer that this person keeps to, then the others. */
function sayOne(scene: Scene, { id }: BareQuestion, about: string, wordings: readonly string[]): string | null {
  const own = pick(diceFor(0, `${scene.persona.personaId}:${id}:${about}`), wordings)
  const words = everydayWords(scene)
  return unsaid(scene, [own], words) ?? unsaid(scene, wordings, words)
}

/** The last thing told, once more: a figure if one is asked for, else the words as they were. */
function once(scene: Scene, topic: Fact | undefined): Plan | null {
  const { heard, mind } = scene
  const [kind] = slotKindsOf(heard.question)
  const value = topic?.slots.find((slot) => slot.kind === kind)?.value
  const said = mind.pieces.find(({ fact }) => fact !== null) ?? mind.pieces.at(-1)
  const text = value ?? said?.text
  const isCounted = said !== undefined && figuresIn(said.text).length > 0
  if (value === undefined && (kind === 'how-many' || kind === 'how-much') && !isCounted) return null
  // A question is no answer, however often it is put.
  return text === undefined || text === '' || text.endsWith('?')
    ? null
    : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

/** The same, while no worry of theirs is on the table. */
export function goOnFromIt(scene: Scene): Plan | null {
  return scene.mind.pending === null ? meetBareQuestion(scene) : null
}

/** "Who was it that left?", asked of what a worry goes back to. */
const inTheStory = /\bwho (?:was|were|did|else (?:was|did)|left|blamed|noticed|decided|brought|broke|told)\b/
const withoutNames: readonly string[] = [
  "I'd rather leave names out of it.",
  "The name wouldn't tell you anything. What it left behind would.",
  "No names. It isn't about who.",
]

function keepNames(scene: Scene): Plan | null {
  const text = unsaid(scene, withoutNames)
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

/** A worry goes back to something that was lived through: how that went may be asked without its having been told. */
const ofThePast: ReadonlySet<string> = new Set(['hindsight', 'went-down'])

/** Before anything was told "since when?" is after nothing, and that is what they ask. */
const afterSomething: ReadonlySet<string> = new Set(['since', 'often', 'last', 'trend', 'feel', 'share', 'lot'])
const fewWords = 4

function asksAfterNothing(scene: Scene, { id }: BareQuestion): Plan | null {
  const { heard, mind, traits } = scene
  const early = mind.pending === null && (mind.phase !== 'opening' || traits.expected)
  if (!early || heard.wordCount > fewWords || !afterSomething.has(id)) return null
  return { move: 'ask-meaning', pieces: [say(scene, ['askMeaning'])] }
}

/** "Why?" of something they said on top of what they had told, of a colleague or a guess: not why the last trouble is one. */
function explainImpression(scene: Scene, { id }: BareQuestion): Plan | null {
  const { mind, persona, heard } = scene
  const ofFact = mind.pieces.some(({ fact, objection }) => fact !== null || objection !== null)
  if (id !== 'why' || heard.wordCount > fewWords || mind.pending !== null || ofFact || !namesColleague(scene))
    return null
  const text = unsaid(scene, ownImpression[persona.temperament] ?? [])
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

/** The last line was about somebody there. */
const namesColleague = ({ persona, lastWords }: Scene): boolean =>
  persona.colleagues.some(({ name }) => lastWords.includes(name.split(' ')[0] ?? name))

/** Goes on from the thing last talked about. Null when nothing has been, or the question names its own subject. */
export function meetBareQuestion(scene: Scene): Plan | null {
  const { persona, heard } = scene
  if ((['next_step', 'pricing', 'pitch', 'value'] as const).some((act) => actIn(heard, act))) return null
  const found = bareQuestionOf(persona)(heard)
  return found === null ? null : answerBare(scene, found)
}

/** The reason of the thing last talked about, in whatever words it is asked for. */
export function sayWhy(scene: Scene): Plan | null {
  const why = bareQuestions.find(({ id }) => id === 'why')
  return why === undefined ? null : answerBare(scene, why)
}

function answerBare(scene: Scene, found: BareQuestion): Plan | null {
  const { mind, persona, heard } = scene
  const topic = persona.facts.find(({ id }) => id === mind.topic)
  if (found.again === true) return once(scene, topic)
  const impression = explainImpression(scene, found)
  if (impression !== null) return impression
  if (mind.pending !== null && found.id === 'who' && inTheStory.test(heard.plain)) return keepNames(scene)
  // Who left has said why, and that was told with it.
  const left = found.id === 'why' && topic?.id === 'people' ? inOtherWords(scene) : null
  if (left !== null) return left
  const about = mind.topic ?? (mind.pending !== null && ofThePast.has(found.id) ? 'history' : null)
  if (about === null) return asksAfterNothing(scene, found)
  // What they would not talk about a moment ago they do not talk about now.
  if (topic !== undefined && !hasGiven(mind, topic.id))
    return { move: 'deflect', pieces: [say(scene, ['deflect', 'unknownAlone'])] }
  const keys = [about, ...(topic === undefined ? [] : [topic.topic])]
  for (const id of keys.flatMap((key) => found.tells?.[key] ?? [])) {
    const fact = persona.facts.find((candidate) => candidate.id === id && !hasGiven(mind, candidate.id))
    const plan = fact === undefined ? null : tell(scene, fact)
    if (plan !== null) return plan
  }
  const key = [...keys, 'any'].find((candidate) => found.by[candidate] !== undefined)
  const voiced = key === 'any' ? (found.voiced?.[persona.temperament] ?? []) : []
  const wordings = key === undefined ? undefined : found.by[key]
  if (wordings === undefined) return null
  const text = voiced.length > 0 ? sayOne(scene, found, about, voiced) : null
  const said = text ?? sayOne(scene, found, about, wordings)
  if (said === null) return { move: 'answer-vague', pieces: [say(scene, ['sayMore', 'nothingElse'])] }
  return { move: 'answer-plain', pieces: [...maybe(scene, 0.2, 'leadThink'), plainPiece(said)] }
}
