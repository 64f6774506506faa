import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { figuresIn, isAbout } from './figures.ts'
import { matchFacts } from './matching.ts'
import { hasGiven } from './mind.ts'
import type { Heard } from './perceive.ts'
import { capitalised, say, unsaid } from './speak.ts'
import { plainPiece } from './scene.ts'
import type { Plan, Scene } from './scene.ts'
import { trustNeeded } from './telling.ts'

const checks =
  /\b(?:does (?:that|it|this) (?:match|fit|sound|square|tally|agree|seem|ring|look)|do you see (?:that|the same|it)|is (?:that|it|this) (?:about |still |roughly |more or less |anywhere )?(?:right|correct|true|fair|near|close|what you|the (?:right )?(?:number|figure|order)|in the right|accurate|so)|am i (?:close|near|right)|(?:sounds?|about|that) right|in the right (?:area|region|ballpark)|would you (?:agree|say (?:that|so|the same)|put it)|right\?$|correct\?$)/
const mostWords = 34
/** Smaller numbers are counts of anything; they are confirmed with the rest of what is summed up. */
const leastFigure = 100
const money =
  /\b(?:month|year|quarter|week|cost\w*|lose|losing|dollars|pounds|euros|spend\w*|total|altogether|adds? up|overtime)\b|[$£€]/

/** The figure a turn asks the buyer to confirm; null when it asks for none. */
export function figureToConfirm({ asks, plain, wordCount }: Heard): number | null {
  if (!asks || wordCount > mostWords || !checks.test(plain)) return null
  const large = figuresIn(plain).filter((figure) => figure >= leastFigure)
  return large.length === 1 ? (large[0] ?? null) : null
}

const withFigure = ({ plain, full, slots }: Fact): number[] =>
  figuresIn([...plain, ...full, ...slots.map(({ value }) => value)].join(' . ')).filter((value) => value >= leastFigure)

/** The fact that the figure is meant for: the one that has it, else the one the words are after, else what it costs. */
function factFor(scene: Scene, figure: number): Fact | undefined {
  const { persona, mind, heard } = scene
  const ofMoney = money.test(heard.plain)
  const figured = persona.facts.filter(
    (fact) => withFigure(fact).length > 0 && (!ofMoney || fact.topic === 'impact' || fact.topic === 'budget'),
  )
  const period = /\b(?:month|year|week)\b/.exec(heard.plain)?.[0]
  const ofPeriod = figured.filter(({ plain }) => period !== undefined && plain.some((text) => text.includes(period)))
  const candidates = ofPeriod.length > 0 ? ofPeriod : figured
  const same = candidates.find((fact) => withFigure(fact).some((value) => isAbout(value, figure)))
  if (same !== undefined) return same
  const asked = matchFacts(persona, mind, heard).find(({ fact, cueHits }) => cueHits > 0 && candidates.includes(fact))
  return asked?.fact ?? (ofMoney ? figured.find(({ id }) => id === 'cost') : undefined)
}

const unsure: readonly string[] = [
  "I can't confirm that. I've not worked it out.",
  "I couldn't tell you. I've no figure of my own to hold against it.",
]
const yes: readonly string[] = ["Yes, that's about what I see.", 'Yes, that matches.', "That's about right, yes."]
const no: readonly string[] = ['No, I have another figure.', "No, that's not what I see."]

const monthsOfYear = 12
const back =
  /\b(?:about|around|roughly)? ?(?:that|so much|this)(?: much| amount)? (?:every|each|a|per) (?:month|year|week)\b/

/** "So you lose about that every month, is that right?": the figure just told, without naming it. */
function confirmsTold({ heard, mind, persona }: Scene): Fact | undefined {
  if (!heard.asks || !checks.test(heard.plain) || !back.test(heard.plain)) return undefined
  return persona.facts.find((fact) => fact.id === mind.topic && hasGiven(mind, fact.id) && withFigure(fact).length > 0)
}

/** Asked whether a figure is right, a person says yes or no, and the figure. */
export function meetFigureCheck(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const before = confirmsTold(scene)
  const figure = figureToConfirm(heard) ?? (before === undefined ? undefined : withFigure(before)[0])
  if (figure === undefined) return null
  const fact = before ?? factFor(scene, figure)
  if (fact === undefined) {
    const text = unsaid(scene, unsure)
    return text === null ? null : { move: 'unknown-answer', pieces: [plainPiece(text)] }
  }
  const known = hasGiven(mind, fact.id)
  if (!known && trustNeeded(scene, fact) > mind.meters.trust)
    return { move: 'deflect', pieces: [say(scene, ['deflectMoney', 'deflect'])] }
  const times = /\byear\b/.test(heard.plain) && fact.plain.some((text) => text.includes('month')) ? monthsOfYear : 1
  const agrees = withFigure(fact).some((value) => isAbout(value * times, figure))
  const verdict = unsaid(scene, agrees ? yes : no)
  const spoken =
    fact.slots.find(({ value }) => figuresIn(value).some((one) => one >= leastFigure))?.value ?? fact.plain[0]
  if (verdict === null || spoken === undefined) return null
  if (!known) mind.facts.push({ id: fact.id, depth: 'plain' })
  mind.topic = fact.id
  return {
    move: 'slot-answer',
    pieces: [
      plainPiece(verdict),
      {
        text: unsaid(scene, [capitalised(spoken)]) ?? capitalised(spoken),
        fact: fact.id,
        objection: null,
        agreed: false,
      },
    ],
    facts: known ? [] : [fact.id],
  }
}
