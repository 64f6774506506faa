import { markedQuestionsIn } from '../../speech/said.ts'
import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { figuresIn, isAbout } from '../heard/figures.ts'
import { matchFacts } from '../heard/matching.ts'
import { hasGiven } from '../mind.ts'
import type { Heard } from '../perceive.ts'
import { capitalised, say, unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { trustNeeded } from '../telling.ts'

const checks =
  /\b(?:does (?:that|it|this) (?:match|fit|sound|square|tally|agree|seem|ring|look)|do you see (?:that|the same|it)|is (?:that|it|this) (?:about |still |roughly |more or less |anywhere )?(?:right|correct|true|fair|near|close|what you|the (?:right )?(?:number|figure|order)|in the right|accurate|so)|am i (?:close|near|right)|(?:sounds?|about|that) right|in the right (?:area|region|ballpark)|would you (?:agree|say (?:that|so|the same)|put it)|right\?$|correct\?$)/
const mostWords = 34
/** Smaller numbers are counts of anything; they are confirmed with the rest of what is summed up. */
const leastFigure = 100
const money =
  /\b(?:month|year|quarter|week|cost\w*|lose|losing|dollars|pounds|euros|spend\w*|total|altogether|adds? up|overtime)\b|[$£€]/

const leads = String.raw`^(?:(?:and|so|but|then|okay|ok|right|well|hm|oh|wow|what|hang on|let me see|let's see|ah)[,.]? )*`
const amount = String.raw`(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b|(?:a|one) (?:hour|day|week|month|year|hundred|thousand|couple|dozen|third|quarter|tenth|few|million)|half (?:a|an|the|of)|[$£€]?\d)`
/** "So about sixty a week?": a figure and no asking word, put to the buyer to say yes or no to. */
const guess = new RegExp(
  String.raw`${leads}(?:at (?:your|that) \w+,? |with \w+ \w+,? )?(?:that'?s|that is|that makes|that comes to|that would be|it'?s|it is|you'?re (?:losing|spending|talking|at)|we'?re talking|we are talking|you lose|you spend|call it|say|you mean|you have|you've got|there are)?,? ?(?:(?:about|around|roughly|maybe|say|something like|nearly|almost|some|near|over|more than|less than|probably|at least|close to|what|like) ){0,2}${amount}`,
)
/** Recognition drops the question mark: "so thats what maybe four thousand a month". */
const supposes = /^(?:so|and|okay|right)\b.*\b(?:maybe|about|roughly|like|around|say|something like|i guess)\b/
const asksWord =
  /\b(?:who|what|when|where|why|which|how)\b(?! (?:about|a|maybe|like|roughly|around|nearly|say|\d|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty)\b)/
/** "Roughly a person's salary every month?" holds an amount without a number. */
const guessOfAmount =
  /^(?:(?:and|so|but|then|okay|ok|right|well)[,.]? )*(?:that'?s |it'?s )?(?:about|roughly|nearly|almost|around|more or less) (?:an?|the|half|one) .*\b(?:every|each|a|per) (?:day|week|month|year)\W*$/
const mostGuessWords = 16

const hasAmount = new RegExp(amount)

/** A short line that holds a figure against the buyer's own view of it. It offers nothing. */
export function guessesFigure({ asks, plain, words, wordCount }: Heard): boolean {
  if (wordCount > mostGuessWords || !(guess.test(plain) || guessOfAmount.test(plain))) return false
  if (!asks && !words.trim().endsWith('?') && !supposes.test(plain)) return false
  // "A year, blimey. Would you still be against?" only wonders at the figure, and asks something else.
  const last = markedQuestionsIn(plain).at(-1)
  if (last !== undefined && ![hasAmount, checks, guessOfAmount].some((way) => way.test(last.trim()))) return false
  const rest = plain.replace(new RegExp(String.raw`${leads}what,? `), '')
  return !asksWord.test(rest) && !offers.test(plain)
}

const offers =
  /\b(?:we|our|us|i|i'll|demo|meet(?:ing)?|call|monday|tuesday|wednesday|thursday|friday|tomorrow|minutes?|o'clock|free|trial|off|discount|question)\b/

/** The figure a turn asks the buyer to confirm; null when it asks for none. */
export function figureToConfirm(heard: Heard): number | null {
  const { asks, plain, wordCount } = heard
  const guessed = guessesFigure(heard)
  if (!(asks || guessed) || wordCount > mostWords || !(checks.test(plain) || guessed)) return null
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

const likely: readonly string[] = [
  "Could be. I wouldn't swear to it.",
  "Something like that. I've never worked it out.",
  "That's near enough, I'd think. Nobody has counted.",
  "It won't be far off. It's a guess, mind.",
]

/** The slot that a small figure is held against: one of what was just told, or one whose words the rep used. */
function slotFor({ persona, mind, heard }: Scene): { fact: Fact; value: string } | null {
  const words = heard.plain
  for (const fact of persona.facts) {
    if (!hasGiven(mind, fact.id)) continue
    const slot = fact.slots.find(
      ({ kind, cues, value }) =>
        (kind === 'how-many' || kind === 'how-much' || kind === 'how-long') &&
        figuresIn(value).length > 0 &&
        cues.some((cue) => cue.length > 3 && words.includes(cue)),
    )
    if (slot !== undefined) return { fact, value: slot.value }
  }
  return null
}

/** A guess at a figure: yes or no where this buyer has told one of that kind, else that it may be so. */
function meetGuess(scene: Scene): Plan | null {
  const { heard } = scene
  if (!guessesFigure(heard)) return null
  const [figure] = figuresIn(heard.plain)
  const slot = figure === undefined ? null : slotFor(scene)
  if (slot === null || figure === undefined) {
    const text = unsaid(scene, likely)
    return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
  }
  const agrees = figuresIn(slot.value).some((one) => isAbout(one, figure))
  const verdict = unsaid(scene, agrees ? yes : no)
  const said = unsaid(scene, [capitalised(slot.value)]) ?? slot.value
  if (verdict === null) return null
  return { move: 'slot-answer', pieces: [plainPiece(verdict), plainPiece(capitalised(said))] }
}

/** Asked whether a figure is right, a person says yes or no, and the figure. */
export function meetFigureCheck(scene: Scene): Plan | null {
  return confirmFigure(scene) ?? meetGuess(scene)
}

function confirmFigure(scene: Scene): Plan | null {
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
