import type { Temperament } from '@ringside/contract/pipeline/buyer-profile'
import { countOf } from './mind.ts'
import { diceFor, roll } from './random.ts'
import type { Plan, Scene } from './scene.ts'
import { capitalised } from './speak.ts'

/** Words that only show that one has heard, or draw breath, before anything is said. */
const short =
  'okay|ok|alright|all right|right|good|great|fine|sure|hm+|mm-hm|well|well now|i see|fair enough|interesting|very well|understood|noted|lovely|wonderful|look|honestly(?: now)?|oh,? well|well,? you know|oh boy|ugh'
/** A whole sentence that gains time. */
const breath =
  "let me think(?: (?:about that|for a second))?|give me a second|hang on|where (?:do i start|to begin|do i even begin)|(?:that's a )?(?:good|fair) question(?:, actually)?|let me get this right"
const stamps = new RegExp(
  String.raw`^(${short}|(?:${breath})(?=[.!?]))(?:, (?:${short}|(?:${breath})(?=[.!?])|then(?=[.!?])))*[.,!?]+(?: (?:${short}|(?:${breath})(?=[.!?]))[.,!?]+)*(?: |$)`,
  'i',
)

/** The stamp that a text opens with, in small letters; null where it opens with something that is meant. */
export function stampOf(text: string): string | null {
  return stamps.exec(text)?.[1]?.toLowerCase() ?? null
}

/** The text without the stamp it opens with; empty where there is nothing else. */
export function withoutStamp(text: string): string {
  return capitalised(text.replace(stamps, ''))
}

/** How readily a temperament opens a reply with a stamp, 0 to 1, and how many replies go by from one to the next. */
const habit: Record<Temperament, { likelihood: number; apart: number }> = {
  direct: { likelihood: 0.7, apart: 3 },
  warm: { likelihood: 0.6, apart: 3 },
  analytical: { likelihood: 0.5, apart: 4 },
  harried: { likelihood: 0.8, apart: 3 },
  sceptical: { likelihood: 0.5, apart: 4 },
  formal: { likelihood: 0.4, apart: 5 },
}

/** This reply may open with the stamp: it has not been said in this call, and the last one is a while ago. */
function mayStamp({ mind, setup }: Scene, temperament: Temperament, said: string): boolean {
  const { likelihood, apart } = habit[temperament]
  if (countOf(mind, `stamp:${said}`) > 0) return false
  const last = countOf(mind, 'stamped-at')
  return (last === 0 || mind.turn - last >= apart) && roll(diceFor(setup.seed, `stamp:${mind.turn}`)) < likelihood
}

/**
 * The plan as somebody of a temperament says it who does not open every reply with "Okay." or "Good.": the stamp goes where
 * something follows it, but for now and then. Chance belongs to the call and the turn.
 */
export function withFewStamps(scene: Scene, plan: Plan, temperament: Temperament): Plan {
  const { mind } = scene
  // "Fine, thanks" is how they are.
  if (plan.move === 'greet-back') return plan
  const pieces = plan.pieces.filter(({ text }) => text !== '')
  const [first, ...rest] = pieces
  const said = first === undefined ? null : stampOf(first.text)
  if (first === undefined || said === null) return plan
  if (mayStamp(scene, temperament, said)) {
    mind.counts[`stamp:${said}`] = 1
    mind.counts['stamped-at'] = mind.turn
    return plan
  }
  const text = withoutStamp(first.text)
  // Two lines that differ in their stamp alone would be one line said twice.
  if (mind.used.includes(`cut:${text}`)) return plan
  if (rest.length === 0) mind.used.push(`cut:${text}`)
  if (text !== '') return { ...plan, pieces: [{ ...first, text }, ...rest] }
  if (rest.length === 0) return plan
  // A stamp of its own may carry what the reply settles.
  const [next, ...others] = rest
  if (next === undefined || carries(first)) return plan
  return withFewStamps(scene, { ...plan, pieces: [{ ...next, text: capitalised(next.text) }, ...others] }, temperament)
}

const carries = ({ fact, objection, agreed, promise }: Plan['pieces'][number]): boolean =>
  fact !== null || objection !== null || agreed || promise === true
