import { gapIn, isAllNamed, isSupplied } from '../heard/ask-put.ts'
import type { Gap } from '../heard/ask-put.ts'
import { pendingObjection } from '../judge/objections.ts'
import { presumesDate } from '../heard/leave-taking.ts'
import { count, countOf } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { line, say, unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { askSize, asksForLess, distance, givesReason, isEarned } from '../heard/step.ts'
import { keepSpared, newlySpared } from '../heard/time-asked.ts'
import { sayWhatMoved } from './what-moved.ts'
import { asksWhatItTakes, whatItTakes } from '../heard/what-it-takes.ts'
import { setNameRight } from '../heard/wrong-name.ts'
import type { LineKey } from '../words/line-keys.ts'

/** The no that says what is missing, in the buyer's own voice. */
const noFor: Record<Gap, LineKey> = { trouble: 'stepWhatFor', proof: 'stepNoProof', benefit: 'stepNotYet' }

/** What is missing, when the rep has been told already, or asks. */
const missing: Record<Gap, readonly string[]> = {
  trouble: [
    "First you'd have to know what goes wrong here. You haven't asked me much.",
    'You know too little about us yet. Ask me how it goes, then we can talk about dates.',
    'Ask me what goes wrong here. I might even tell you.',
    "You'd have to hear what troubles us first.",
  ],
  proof: [
    "I'd need to know that it has worked for somebody like us.",
    "I don't know you well enough yet. Who else have you done this for?",
    'Name me somebody who has it.',
    'Somebody like us who would speak for it.',
  ],
  benefit: [
    "I'd have to see what changes for us, in our own figures.",
    "I don't see yet what I'd have afterwards that I haven't got now.",
    "Tell me what I'd get out of it, in a sentence.",
    'What would be better here the week after?',
  ],
}

/** The same of a customer, who knows what it is and has no need of others who have it. */
const missingToStay: Record<Gap, readonly string[]> = {
  trouble: [
    "First you'd have to know how it really goes here. Ask me.",
    "You don't know yet what annoys us about it. Ask, and then we can talk about next year.",
    'Ask me what does not work. Then I can say whether we stay.',
  ],
  proof: [
    "I'd need to see that what I told you gets done.",
    'Something that shows me next year will not be the same again.',
    "I'd want to know who looks after us from now on.",
  ],
  benefit: [
    "I'd have to see what gets better, and not only what it costs.",
    'Tell me what we would have next year that we have not got now.',
    'One thing that would be easier for my people. Name me one.',
  ],
}

const missingFor = ({ traits }: Scene): Record<Gap, readonly string[]> => (traits.customer ? missingToStay : missing)

/** Said to whoever has told all there is to tell, and has not got far enough with it. */
const notEnough: readonly string[] = [
  "I've heard that. It isn't enough for a date yet.",
  "That's worth something. It's not a meeting yet.",
  "I hear what you say, and I'm not there yet.",
]

/** What they would need: never what they have just been told. Who has it and what it brings were named, and it is not enough yet. */
const lackedIn = (scene: Scene, gap: Gap): readonly string[] =>
  gap !== 'trouble' && isAllNamed(scene) ? notEnough : missingFor(scene)[gap]

/** What is missing for a buyer who has asked to read it first. */
const onPaper: readonly string[] = [
  'Only that page. Send it, and then ring me.',
  'Something to read first. Then we find a day.',
]

const whyNot =
  /^(?:(?:and|but|so|okay|ok|oh|alright|i see|fair enough|understood|may i ask)[,.]? )*(?:why(?: not| is that)?|how come|what's (?:the problem|stopping you|holding you back|in the way)|what(?: is it that| is it)? (?:makes|is making) you (?:hesitate|hold back|unsure|say no)|what(?: would| should| do i have to| can i) (?:have to be|be|do) different(?:ly)?|what(?:'s| is) missing|(?:is there|what(?:'s| is)|when(?:'s| is| would be)) (?:there )?(?:an? )?(?:better|good|another) (?:day|time|moment)(?: for you)?)\W*$/

/** A question about a no has to come soon after it to be one. */
const longestAgo = 3

/** Asked why not, or what it would take, after a no: the buyer says what they lack. */
export function sayWhatIsMissing(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const refused = countOf(mind, 'refused-at')
  if (refused === 0 || refused < mind.turn - longestAgo || mind.step.agreed !== null) return null
  if (pendingObjection(scene) !== null) return null
  if (!whyNot.test(heard.plain) && !(heard.asks && asksWhatItTakes(heard))) return null
  const gap = gapIn(scene)
  const text =
    unsaid(scene, countOf(mind, 'would-read') > 0 ? onPaper : lackedIn(scene, gap)) ??
    unsaid(scene, whatItTakes.again[scene.persona.temperament])
  if (text === null) return null
  mind.counts[`gap:${gap}`] = mind.turn
  mind.question = { kind: gap === 'proof' ? 'proof' : 'own', turn: mind.turn }
  return { move: 'ask-question', pieces: [plainPiece(text)] }
}

/** After a no the rep goes on as if it had been a yes, and adds nothing for it. */
export function ignoresNo(scene: Scene): boolean {
  const { heard, mind } = scene
  const refused = countOf(mind, 'refused-at')
  if (refused === 0 || heard.asks || !presumesDate(heard)) return false
  return !givesReason(scene) && !broughtSince(scene, refused)
}

/** How often a buyer says no to the same thing before they end the call, and to anything at all. */
const mostTimesTheSame = 3
const mostTimes = 6
/** So near, the buyer says what they would do instead. */
const near = 12

/** Says no to a next step: what is missing first, shorter when nothing new came, and in the end goodbye. */
export function refuse(scene: Scene): Plan {
  const { mind, heard } = scene
  const isNew = bringsSomethingNew(scene)
  mind.step.refusals += 1
  const row = isNew ? 1 : countOf(mind, 'refused-row') + 1
  mind.counts['refused-row'] = row
  mind.counts['refused-at'] = mind.turn
  mind.counts['refused-size'] = askSize(heard.words)
  keepSpared(scene)
  if (row >= mostTimesTheSame || mind.step.refusals >= mostTimes) return leave(scene)
  // What it would be for is now the rep's to say, and saying it is an answer.
  mind.question = { kind: 'own', turn: mind.turn }
  const pieces = presumesDate(heard)
    ? [say(scene, ['notAgreed', 'stepNo'])]
    : row > 1
      ? (sameAgain(scene) ?? shorterNo(scene))
      : noWithReason(scene, isNew)
  return { move: 'refuse-next-step', pieces: [...setNameRight(scene), ...pieces] }
}

/** Something was said or done for it that was not before, less is asked for, or the last no is long past. */
export function bringsSomethingNew(scene: Scene): boolean {
  const { mind } = scene
  const refused = countOf(mind, 'refused-at')
  if (refused === 0) return true
  // The day that was missing has been named.
  if (countOf(mind, 'dated-at') === mind.turn) return true
  if (newlySpared(scene) !== null || refused < mind.turn - longestAgo) return true
  return givesReason(scene) || asksForLess(scene) || broughtSince(scene, refused)
}

/** Since a no: what was missing has been brought, or a worry over it has been settled. */
function broughtSince({ mind }: Scene, turn: number): boolean {
  if (countOf(mind, 'relented-at') > turn) return true
  return (['trouble', 'proof', 'benefit'] as const).some((gap) => countOf(mind, `supplied:${gap}`) > turn)
}

/** The first no to an ask, or to a better one: it says what the buyer would need, or what they would do instead. */
function noWithReason(scene: Scene, isNew: boolean): Piece[] {
  const { mind, traits } = scene
  // At the end of a bargain nobody asks who else has it, or what it would change.
  if (traits.aboutTerms) return [say(scene, ['signNotYet', 'stepNo'])]
  const gap = gapIn(scene)
  const wasSaid = countOf(mind, `gap:${gap}`) > 0
  const isSaid = isAllNamed(scene)
  if (isNew && (wasSaid || isSaid || isSupplied(scene, gap)) && distance(scene) <= near) {
    const instead = line(scene, 'stepCounter')
    if (instead !== null) {
      count(mind, 'would-read')
      return [plainPiece(instead)]
    }
  }
  const weighed = isSaid && gap !== 'trouble' ? unsaid(scene, notEnough) : null
  if (weighed !== null) return [plainPiece(weighed)]
  if (wasSaid) return shorterNo(scene)
  mind.counts[`gap:${gap}`] = mind.turn
  return [say(scene, [noFor[gap], 'stepNo'])]
}

/** They would say yes, and have just been asked the same again: they ask what is different now. */
function sameAgain(scene: Scene): Piece[] | null {
  const text = isEarned(scene) ? sayWhatMoved(scene, 'same') : null
  return text === null ? null : [plainPiece(text)]
}

/** Said no to before: shorter, and with what is missing as long as there is another way to put it. */
function shorterNo(scene: Scene): Piece[] {
  const { mind } = scene
  const gap = gapIn(scene)
  mind.counts[`gap:${gap}`] = mind.turn
  const wanted = unsaid(scene, lackedIn(scene, gap))
  // A better ask is not told that it is the old one.
  const again = countOf(mind, 'refused-row') > 1
  if (wanted === null) return [say(scene, again ? ['pushStepAgain', 'stepNo'] : ['stepNo'])]
  return again ? [say(scene, ['pushStepAgain', 'stepNo']), plainPiece(wanted)] : [plainPiece(wanted)]
}

/** Below this mean of trust and interest nobody says goodbye for the asking. */
const coldBelow = 18

/** The same asked over and over ends the call: with a goodbye, unless the rep has pressed or never got anywhere. */
export function leave(scene: Scene): Plan {
  const { mind } = scene
  const pressed = countOf(mind, 'pressed') > 0 || (mind.meters.trust + mind.meters.interest) / 2 < coldBelow
  return {
    move: pressed ? 'hang-up' : 'goodbye',
    pieces: [say(scene, ['stepLeave', 'hangPatience'])],
    // Patience may be left: asking past a no over and over is pressing them, with or without a threat.
    ends: pressed ? 'pressure' : 'goodbye',
  }
}
