import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { pendingObjection } from '../judge/objections.ts'
import { hasGiven } from '../mind.ts'
import { actIn, meaningOf } from '../perceive.ts'
import type { Heard } from '../perceive.ts'
import { shown } from '../policy/shown.ts'
import { asksAboutPast, asksHowItEnded, supposesOfPast } from '../heard/past-questions.ts'
import { say, maybe, objectionPiece, unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { tell, trustNeeded } from '../telling.ts'
import whyAgainFile from '../words/why-again.json' with { type: 'json' }

const wouldHave: readonly string[] = [
  "It would have lasted longer, yes. That's what broke it.",
  'Yes. That was the thing it fell over.',
  'With that, yes, I think people would have stayed with it.',
]
const perhaps: readonly string[] = [
  "Perhaps. That wasn't what it fell over, though.",
  "It might have helped. It wasn't the main thing.",
  "I couldn't say. It never got that far.",
]
const neverTried: readonly string[] = [
  "We never tried anything, not while I've been here.",
  "There was no earlier attempt that I know of. It's been done like this all along.",
]

/** Why an earlier attempt ended, for somebody who has been told and asks once more, by temperament. */
export const whyAgain = z.record(temperamentSchema, z.array(z.string().min(1)).min(2)).parse(whyAgainFile)

const factOf = ({ persona }: Scene, id: string): Fact | undefined => persona.facts.find((fact) => fact.id === id)

/** The words in which this buyer tells how it ended. */
function ending(scene: Scene): ReadonlySet<string> {
  const objection = scene.persona.objections.find(({ family }) => family === 'tried-before')
  const fact = factOf(scene, 'why-failed')
  return meaningOf([...(objection?.explain ?? []), ...(fact?.plain ?? []), ...(fact?.full ?? [])].join(' '))
}

const tools = meaningOf('app tool system software platform program thing people use used work works known know')

function sharesWords(heard: Heard, own: ReadonlySet<string>): boolean {
  return [...heard.stems].some((stem) => own.has(stem) && !tools.has(stem))
}

/** "Why did voice picking fail?": what was tried, by the name they gave it. */
function byItsName({ heard, persona, mind }: Scene): Heard {
  const name = (persona.vocabulary['triedWhat'] ?? '').toLowerCase().replace(/^(?:an?|the) /, '')
  if (name === '' || !hasGiven(mind, 'history') || !heard.plain.includes(name)) return heard
  const put = (text: string): string => text.toLowerCase().replaceAll(name, 'that old tool')
  return { ...heard, plain: put(heard.plain), question: put(heard.question) }
}

/** What became of it, as far as it has been earned: what was tried if that is not known yet, and why it ended. */
function story(scene: Scene): Plan | null {
  const { mind } = scene
  const before = factOf(scene, 'history')
  const why = factOf(scene, 'why-failed')
  const first = before === undefined || hasGiven(mind, before.id) ? null : tell(scene, before)
  if (first !== null && first.facts?.length !== 1) return first
  if (first === null) return why === undefined ? null : tell(scene, why)
  // Put off unasked, it would be refused as said already when it is asked for.
  const isEarned = why !== undefined && trustNeeded(scene, why) <= mind.meters.trust
  const second = isEarned ? tell(scene, why) : null
  if (second === null || second.facts?.length !== 1) return first
  return {
    ...second,
    pieces: [...first.pieces, ...second.pieces.filter(({ fact }) => fact !== null)],
    facts: [...(first.facts ?? []), ...(second.facts ?? [])],
  }
}

/**
 * Asked what became of an earlier attempt, a person tells that and nothing else. While a worry is open the story of the
 * worry comes first, when the attempt is what it is about.
 */
export function meetPastAttempt(scene: Scene): Plan | null {
  const { heard, mind } = scene
  if ((['next_step', 'pitch', 'value', 'social_proof'] as const).some((act) => actIn(heard, act))) return null
  const open = pendingObjection(scene)
  const objection = open?.objection
  if (supposesOfPast(heard)) {
    const text = unsaid(scene, sharesWords(heard, ending(scene)) ? wouldHave : perhaps)
    const piece = text === null ? say(scene, ['makesSense']) : plainPiece(text)
    return { move: 'answer-plain', pieces: [piece], ...(objection && { objection: shown(scene, objection) }) }
  }
  const topical = open?.objection.family === 'tried-before' || mind.topic === 'history' || mind.topic === 'why-failed'
  const named = byItsName(scene)
  if (!asksAboutPast(named) && !(topical && asksHowItEnded(named))) return null
  if (open !== null && open.objection.family === 'tried-before') {
    const text = unsaid(scene, open.objection.explain)
    if (text !== null) {
      open.memory.explained = true
      return {
        move: 'repeat-objection',
        pieces: [...maybe(scene, 0.5, 'leadThink'), objectionPiece(text, open.objection)],
        objection: shown(scene, open.objection),
      }
    }
  }
  const told =
    causeAgain(scene, named) ?? story(scene) ?? (factOf(scene, 'history') === undefined ? unheardOf(scene) : null)
  if (told === null || objection === undefined) return told
  return { ...told, objection: told.objection ?? shown(scene, objection) }
}

/** Asked once more why it ended, they say the cause alone: nobody tells the story twice, and nobody points back at it. */
function causeAgain(scene: Scene, heard: Heard): Plan | null {
  const { mind, persona } = scene
  const why = factOf(scene, 'why-failed')
  if (why === undefined || !hasGiven(mind, why.id) || !asksHowItEnded(heard)) return null
  const [shortest = ''] = why.plain.toSorted((one, other) => one.length - other.length)
  const cause = shortest.replace(/^(?:Well, |Simple, really: )/, '').split(/[,.]/, 1)[0] ?? ''
  const text = unsaid(scene, whyAgain[persona.temperament], {
    cause: /^I\b/.test(cause) ? cause : `${cause.charAt(0).toLowerCase()}${cause.slice(1)}`,
  })
  if (text === null) return null
  mind.topic = why.id
  return { move: 'answer-plain', pieces: [plainPiece(text)] }
}

function unheardOf(scene: Scene): Plan | null {
  const tried = scene.persona.objections.some(({ family }) => family === 'tried-before')
  const text = tried ? null : unsaid(scene, neverTried)
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}
