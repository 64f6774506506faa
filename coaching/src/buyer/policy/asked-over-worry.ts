import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import { sells } from '../answers/beside-worry.ts'
import { everydayWords } from '../answers/everyday.ts'
import { optionFor } from '../answers/own-option.ts'
import { askedIn } from '../heard/asked-kind.ts'
import { excludeEachOther, optionsIn } from '../heard/options.ts'
import type { Asked, AskedKind } from '../heard/asked-kind.ts'
import { namedAmong } from '../heard/family-named.ts'
import { ofAnything } from '../heard/of-anything.ts'
import { takesOf } from '../heard/owners-worry.ts'
import { asksWhatItTakes } from '../heard/what-it-takes.ts'
import {
  asksAboutWorry,
  asksBehind,
  asksIfItWould,
  asksWhatIsFeared,
  asksWhatOthersSay,
  asksWhoseWorry,
} from '../heard/worry-questions.ts'
import { asksIfItDoes, pendingObjection } from '../judge/objections.ts'
import type { OpenObjection } from '../judge/objections.ts'
import { meaningOf } from '../perceive.ts'
import type { Plan, Scene } from '../scene.ts'
import { capitalised, objectionPiece, unsaid } from '../speak.ts'
import { knowsAbout } from '../telling.ts'
import overWorryFile from '../words/over-worry.json' with { type: 'json' }
import { explain, standBy } from './objections.ts'
import { shown } from './shown.ts'
import { asksForStep } from './step.ts'
import { reflexes } from './worries-left.ts'

const voicedSchema = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))
/** What somebody with a worry says to a question of a plain kind about it: whether, which, when, who, how many. */
export const overWorry = z
  .strictObject({
    yes: voicedSchema,
    /** A guess at the worry that has none of its words. */
    partly: voicedSchema,
    both: voicedSchema,
    option: voicedSchema,
    when: voicedSchema,
    /** The same of a worry about time, where it gets quieter. */
    'when-quieter': voicedSchema,
    who: voicedSchema,
    number: voicedSchema,
    /** How long it has been so. */
    since: voicedSchema,
    /** All that lies behind it has been told. */
    'no-more': voicedSchema,
    /** Whether what the rep has said is enough, when it is not. */
    'not-enough': voicedSchema,
  })
  .parse(overWorryFile)
type Key = keyof typeof overWorry

function voiced(scene: Scene, key: Key, option = ''): string | null {
  const wordings = (overWorry[key][scene.persona.temperament] ?? []).map((text) => text.replace('{option}', option))
  return unsaid(scene, wordings, everydayWords(scene))
}

/** Words of any talk about a worry. */
const ofAnyWorry = meaningOf(
  'main concern concerned worry worried worries afraid fear reason really actually big biggest',
)

/** How many of the words that carry a phrase are the worry's own. */
function sharedWith({ mind }: Scene, { objection }: OpenObjection, text: string): number {
  const own = meaningOf([...objection.say, ...objection.explain, ...mind.pieces.map((piece) => piece.text)].join(' '))
  return [...meaningOf(text)].filter((stem) => own.has(stem) && !ofAnything.has(stem) && !ofAnyWorry.has(stem)).length
}

const ofTheWorry =
  /\b(?:concern(?:ed)?|worr(?:y|ied|ies)|afraid|because|(?:main|real|biggest) (?:issue|problem|thing)|hesitation)\b/

/** What it goes back to, else what would settle it, as long as that has not been said. */
function behind(scene: Scene, { objection, memory }: OpenObjection): Plan['pieces'] {
  if (!memory.explained) return explain(scene, objection)?.pieces.slice(-1) ?? []
  const takes = unsaid(scene, takesOf(objection, scene.persona.temperament))
  return takes === null ? [] : [objectionPiece(takes, objection)]
}

/** "Is your main concern that nobody uses it?": yes where the words are the worry's, and what lies behind it. */
function sayWhetherItIs(scene: Scene, open: OpenObjection, { text }: Asked): Plan['pieces'] | null {
  if (!ofTheWorry.test(text)) return null
  const yes = voiced(scene, sharedWith(scene, open, text) > 0 ? 'yes' : 'partly')
  if (yes === null) return null
  return [objectionPiece(yes, open.objection), ...behind(scene, open)]
}

/** "Is it more the timing or the people?": the one that the worry speaks of, else both. */
function sayWhich(scene: Scene, open: OpenObjection, asked: Asked): string | null {
  const options = optionsIn(asked)
  if (options === null) return null
  const [first, second] = options
  const lead = sharedWith(scene, open, first) - sharedWith(scene, open, second)
  if (lead === 0 && excludeEachOther(options)) return voiced(scene, 'option', optionFor(scene, asked) ?? first)
  return lead === 0 ? voiced(scene, 'both') : voiced(scene, 'option', lead > 0 ? first : second)
}

const numbers: ReadonlySet<AskedKind> = new Set<AskedKind>(['count', 'duration', 'frequency', 'share'])
const open: ReadonlySet<AskedKind> = new Set<AskedKind>(['what', 'why', 'how', 'happens'])
/** Asked of what is past, nobody speaks of a date to come. */
const began = /^(?:when|since when) (?:did|was|has|had|were)\b/
const lasts = /\b(?:has|have|had|been)\b/
/** "How far along are they?": whom or what the worry is about. */
const ofThat = /\b(?:they|them|their|those|these)\b/
/** What would be, or what they themselves would do: theirs to say by other rules. */
const supposed = /\b(?:would|could|should|might|can|you)\b/
const quieter = /\b(?:better|quieter|calmer|easier|quiet|calm|slow\w*|room|breathe|free|over|ease\w*|time)\b/

/** "How long would you want to wait?", "till when would you put it off?" */
const puttingOff =
  /^(?:(?:till|until|by|from|since|to) (?:when|what)|(?:for )?how (?:long|much longer|far)|how many \w+|when)\b[^?]*\b(?:wait|put (?:it|this|that) off|hold off|postpone|push (?:it|this|that)|delay|leave it|park it|be ready|come back to)\b/

const past = /\b(?:happened|did|was|were|went|had)\b/

/** What would settle it has been said, or is not what was asked: the past is what it was. */
function isSpent({ mind, persona }: Scene, objection: Objection, { text }: Asked): boolean {
  return past.test(text) || takesOf(objection, persona.temperament).every((wording) => mind.used.includes(wording))
}

/** What has been, and how it is: what lies behind the worry, and then that there is no more of it. */
function sayBehind(scene: Scene, { objection, memory }: OpenObjection, asked: Asked): string | null {
  if (!ofThat.test(asked.text))
    return memory.explained && isSpent(scene, objection, asked) ? voiced(scene, 'no-more') : null
  const told = memory.explained ? null : unsaid(scene, objection.explain)
  memory.explained = true
  return told ?? voiced(scene, 'no-more')
}

/** Who does or feels something there: not who signs, nor whom they know elsewhere. */
function isOfTheirs({ mind }: Scene, { family }: Objection, { text }: Asked): boolean {
  return mind.names === null && family !== 'no-authority' && /^who\b/.test(text)
}

function sayOfKind(scene: Scene, worry: OpenObjection, asked: Asked): string | null {
  const { objection } = worry
  if (asked.kind === 'choice') return sayWhich(scene, worry, asked)
  if (asked.kind === 'when' && began.test(asked.text)) return voiced(scene, 'since')
  if (asked.kind === 'when' || puttingOff.test(asked.text))
    return voiced(scene, objection.family === 'timing' && quieter.test(asked.text) ? 'when-quieter' : 'when')
  if (asked.kind === 'who') return isOfTheirs(scene, objection, asked) ? voiced(scene, 'who') : null
  if (asked.kind === 'duration' && lasts.test(asked.text)) return voiced(scene, 'since')
  if (numbers.has(asked.kind)) return voiced(scene, 'number')
  return open.has(asked.kind) && !supposed.test(asked.text) ? sayBehind(scene, worry, asked) : null
}

const mostWords = 24

/** What other rules answer: a step, a pitch, what would settle it, and whether something would. */
function isForOthers(scene: Scene): boolean {
  const { heard } = scene
  return (
    sells(scene) ||
    asksForStep(scene) ||
    asksIfItWould(heard) ||
    asksWhatItTakes(heard) ||
    asksIfItDoes(heard) ||
    asksWhatOthersSay(heard) ||
    asksWhatIsFeared(heard) ||
    asksWhoseWorry(heard)
  )
}

/** "Who does that?" names nothing that a fact could be about; what takes up their time is no deadline of theirs. */
function isOfTheWorry({ heard }: Scene, { objection }: OpenObjection, { kind, text }: Asked): boolean {
  // How long somebody would put it off is no length of any work of theirs.
  if (puttingOff.test(text)) return true
  // How many they are is counted, whatever the worry.
  if (numbers.has(kind)) return false
  return (
    [...meaningOf(text)].every((stem) => ofAnything.has(stem)) ||
    asksAboutWorry(heard) ||
    asksBehind(heard, objection.family)
  )
}

/** "Is it the money or the timing?": the one it is, and what lies behind it. */
function sayWhichFamily(scene: Scene, worry: OpenObjection): Plan | null {
  const family = namedAmong(scene.heard.question.toLowerCase(), worry.objection.family)
  const text = family === null ? null : voiced(scene, 'option', family)
  if (text === null) return null
  return {
    move: 'repeat-objection',
    pieces: [objectionPiece(capitalised(text), worry.objection), ...behind(scene, worry)],
    objection: shown(scene, worry.objection),
  }
}

/**
 * A question of a plain kind over a worry gets an answer of that kind: who is asked when does not tell the worry once more. What a
 * fact of theirs answers is left to it.
 */
export function meetAskedOverWorry(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const worry = pendingObjection(scene)
  if (worry === null || mind.bargain !== null || reflexes.has(worry.objection.family)) return null
  if (!heard.asks || heard.wordCount > mostWords) return null
  const guessed = sayWhichFamily(scene, worry)
  if (guessed !== null) return guessed
  if (isForOthers(scene)) return null
  const asked = askedIn(heard.question)
  if (asked === null || (knowsAbout(scene) && !isOfTheWorry(scene, worry, asked))) return null
  const whether = asked.kind === 'yes-no' ? sayWhetherItIs(scene, worry, asked) : null
  const text = whether === null ? sayOfKind(scene, worry, asked) : null
  const pieces = whether ?? (text === null ? null : [objectionPiece(text, worry.objection)])
  if (pieces === null) return null
  return { move: 'repeat-objection', pieces, objection: shown(scene, worry.objection) }
}

/** Whether something is enough wants a no before what is still held against it. */
export function meetStanding(scene: Scene): Plan | null {
  const plan = standBy(scene)
  if (plan?.objection === undefined || !scene.heard.asks || !asksIfItDoes(scene.heard)) return plan
  const worry = pendingObjection(scene)
  const opens = /^(?:yes|no|not|partly|perhaps|maybe|it might|it would)\b/i.test(plan.pieces[0]?.text ?? '')
  const text = worry === null || opens ? null : voiced(scene, 'not-enough')
  return text === null || worry === null
    ? plan
    : { ...plan, pieces: [objectionPiece(text, worry.objection), ...plan.pieces] }
}
