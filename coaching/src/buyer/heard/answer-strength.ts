import { sentencesIn } from '../../speech/said.ts'
import { judgedFrom, likelyFrom, sureFrom } from '../../acts/confidence.ts'
import { priceMentioned } from '../../acts/details.ts'
import { plainText, stemOf } from '../../acts/tokens.ts'
import { namesSelf } from '../../speech/naming.ts'
import { shrugsOff } from '../../speech/no-answer.ts'
import { wavesAway } from '../../speech/waving-away.ts'
import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import { asksAboutPast } from './past-questions.ts'
import { actIn, knowsNothing, mainActOf, meaningOf } from '../perceive.ts'
import type { Heard } from '../perceive.ts'
import { answersOverNames } from '../../generation/acquaintances.ts'
import { referringIn } from '../../speech/referring.ts'
import { oncePer } from '../once.ts'
import { putsOff } from './putting-off.ts'
import { offerAfterRecap, sumsUp } from './recap.ts'
import { asksToRenew } from './renewal.ts'
import { repairStrength } from './repair.ts'
import type { Scene } from '../scene.ts'
import { namesSomebody } from './somebody-named.ts'
import { trialStrength } from './trial-offer.ts'
import { takesPlainly } from './what-it-takes.ts'

export const concretely =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|half|third|percent|months?|weeks?|days?|hours?)\b/
const reasoning =
  /\b(?:because|so that|that's why|which is why|instead|rather than|for example|for instance|that way|what we did|the way we|you'd|we'd|we'll|i'll|let me|nobody|only)\b/
const paysBack =
  /\b(?:sav(?:e|es|ed|ing|ings)|pa(?:ys?|id) (?:for )?(?:itself|back)|made it back|payback|cancel|pilot|trial|free|instead|because|return|overtime|recover\w*|worth|start (?:small|with))\b/
/** Words that wave a worry away. */
export function isHeedless(heard: Heard): boolean {
  return wavesAway(heard.words) || shrugsOff(heard.words)
}

function cuesIn(heard: Heard, { answerCues }: Objection): number {
  return answerCues.filter((cue) => (cue.includes(' ') ? heard.plain.includes(cue) : heard.stems.has(stemOf(cue))))
    .length
}

/** The rep spoke to this worry itself, not only to some worry. */
export function speaksToObjection(scene: Scene, objection: Objection): boolean {
  const { heard } = scene
  if (objection.family === 'complaint') return repairStrength(heard) > 0
  if (objection.family === 'discretion') return safetyStrength(scene, objection) > 0
  return cuesIn(heard, objection) > 0 || trialStrength(heard, objection.family) > 0
}

const speaksUp =
  /\b(?:we|our|us|you(?:'ll|'d| will| would| can| could| keep| get| start| pay| only)|i(?:'ll|'d| will| would| can)|it(?:'s| is| takes| runs| works| costs| pays| comes| sits| connects| stays)|customers?|nobody|most)\b/
const suggests = /^(?:(?:so|and|but|okay|well),? )*(?:what if|how about|could we|can we|why don't we|suppose)\b/
const vague = /\b(?:kind of|sort of|and stuff|things like that|i guess|pretty good|let me (?:explain|tell you about))\b/
const fewestWords = 5

const nods =
  /\b(?:that's|it's|a)? ?(?:fair|understandable|reasonable)\b|\bi (?:do |can |really )?(?:understand|hear|get|appreciate|see)\b|\bmakes sense\b|\bthank|\bi(?:'d| would) (?:ask|be|feel|have|want|think|say|worry|wonder)\b/
const longestNod = 12

/** "Fair question, I'd ask it too" shows that the worry was heard; it says nothing about it yet. */
function isNod(sentence: string): boolean {
  return sentence.split(/\s+/).length <= longestNod && nods.test(sentence)
}

/** What one pays is said to a worry about money, and to no other. */
const ofMoney: ReadonlySet<Objection['family']> = new Set<Objection['family']>(['price', 'contract', 'competitor'])

/** How it came to this call, and what it is about. */
const goneBefore =
  /\b(?:had|got|seen|read|received|looked at) (?:(?:a look|chance) (?:at|to) )?(?:our|my|the|that) (?:\w+ )?(?:proposal|offer|quote|e-?mails?|documents?|deck|summary|numbers|papers?|material)\b|\b(?:i|we)(?:'ve| have| had)? (?:sent|e-?mailed|mailed|posted)\b|\b(?:we|i|you)(?:'ve| have)? (?:last )?(?:spoke|talked|met|spoken)\b|\b(?:calling|ringing|phoning|following up|checking in) (?:about|on|to|with|again|you|back)\b|\bi (?:call|ring|phone|write|am calling|rang|called)(?: you)? (?:because of|about|regarding|for) (?:our|the|my|your) (?:offer|quote|proposal|talk|call|conversation|meeting|e-?mail)\b/

/** Who is calling and why, what it costs and when to meet go past a worry, however much they say. */
function isBesideIt(sentence: string, { family }: Objection): boolean {
  const introduces = namesSelf(sentence) && sentence.trim().split(/\s+/).length <= longestIntroduction
  if (introduces || asksToMeet.test(sentence) || goneBefore.test(plainText(sentence))) return true
  return priceMentioned(sentence) !== null && !ofMoney.has(family) && !paysBack.test(sentence.toLowerCase())
}
const longestIntroduction = 10
const asksToMeet =
  /\b(?:meet(?:ing)?|call|chat|talk|speak|demo|minutes|half an hour|see you|book|diary|calendar|invite)\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|this week)\b|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week)\b.*\b(?:at (?:\d|\w+)|work|suit|then|good|okay|free|bye)\b/iu

/** Some sentence of the turn says what the rep's side does or what would then be so; no question, no shrug. */
function saysSomething(heard: Heard, objection: Objection): boolean {
  if (heard.pressure !== null || heard.insult || knowsNothing(heard) || vague.test(heard.plain)) return false
  const sentences = sentencesIn(heard.words)
  return sentences.some((text) => {
    if (isBesideIt(text, objection)) return false
    const said = plainText(text).trim()
    if (said.split(/\s+/).length < fewestWords || isNod(said) || !speaksUp.test(said)) return false
    return !said.endsWith('?') || suggests.test(said)
  })
}

const wordsOfWorry = oncePer(({ family, say, explain, deeper, resolved }: Objection) =>
  meaningOf([...say, ...explain, ...deeper, ...resolved, ...takesPlainly(family)].join(' ')),
)

/** The answer has a word of the worry in it, or of what would settle it: an answer to another worry is none to this. */
function touches(heard: Heard, objection: Objection): boolean {
  const own = wordsOfWorry(objection)
  return [...heard.stems].some((stem) => own.has(stem) && !anyOffer.has(stem))
}

/** Words that any offer has. */
const anyOffer = meaningOf(
  'people team day week month hour year two data works nothing nobody fair each other thing part',
)

/** Worries that somebody else's experience speaks to. It gives nobody time, leave to sign, or a need. */
export const provable: ReadonlySet<Objection['family']> = new Set<Objection['family']>([
  'vendor-trust',
  'tried-before',
  'incumbent',
  'effort',
  'competitor',
])

/** Something is said of what the seller does, of what would then be so, or of somebody who has it. */
function saysOfUs(text: string): boolean {
  return speaksUp.test(text) || concretely.test(text)
}

/** Questions, and beside them a nod or a word of sympathy ("reviews are no fun"): nothing has been said yet. */
function onlyAsks(heard: Heard): boolean {
  const sentences = sentencesIn(heard.plain).map((text) => text.trim())
  const said = sentences.filter(
    (text) =>
      suggests.test(text) || (!text.endsWith('?') && !isNod(text) && text.split(/\s+/).length > 4 && saysOfUs(text)),
  )
  return heard.asks && said.length === 0
}

/** "You sounded lukewarm, so I thought I'd ask": why they ring, and no answer yet. */
export const onlyWantsToAsk =
  /\bi(?: just| only)? (?:thought|figured|wanted|want|was going|'d like) (?:i'd |i would |to )(?:just |rather |better )?(?:ask|ring|call|hear|understand|check)\b[^.?!]*[.!]?\W*$/

/** "We have a tool that kind of helps with things like that" has words of the worry in it, and answers nothing. */
const isVague = ({ plain }: Heard): boolean => saysNothingOfIt.test(plain) && !concretely.test(plain)
const saysNothingOfIt = /\b(?:(?:kind|sort) of (?:helps?|does|works?|things?)|(?:things|stuff) like that|and stuff)\b/

/** An answer by its words: cues of this worry, or the acts and reasons of an answer. */
function spokenStrength(scene: Scene, objection: Objection): 0 | 1 | 2 {
  const { heard, tuning } = scene
  if (onlyAsks(heard) || onlyWantsToAsk.test(heard.plain) || isVague(heard)) return 0
  const cues = cuesIn(heard, objection)
  const answering = (['answer', 'social_proof', 'value', 'pitch', 'pricing'] as const).some(
    (act) => actIn(heard, act, likelyFrom) !== undefined,
  )
  const main = mainActOf(heard)
  const unsure = main !== null && main.confidence < sureFrom
  const reasoned = reasoning.test(heard.plain)
  const concrete = concretely.test(heard.plain) || actIn(heard, 'social_proof', likelyFrom) !== undefined
  if (heard.wordCount >= 8 && (cues >= 2 || (cues === 1 && (answering || reasoned || unsure))))
    return concrete || cues >= 3 ? 2 : 1
  const proof = actIn(heard, 'social_proof', judgedFrom)
  if (proof !== undefined && provable.has(objection.family) && heard.wordCount >= 10)
    return objection.family === 'vendor-trust' && concretely.test(heard.plain) ? 2 : 1
  if (provable.has(objection.family) && namesSomebody(heard)) return objection.family === 'vendor-trust' ? 2 : 1
  if (tuning.forgiving) return saysSomething(heard, objection) ? 1 : 0
  const sure = actIn(heard, 'answer', judgedFrom) ?? proof
  return sure !== undefined && reasoned && heard.wordCount >= 14 && touches(heard, objection) ? 1 : 0
}

/** What is feared for somebody they might name is met by saying what will not happen to them; an easy buyer takes any such word. */
function safetyStrength({ heard, tuning }: Scene, { id }: Objection): 0 | 2 {
  const wanted = answersOverNames(id)
  const { assures } = referringIn(heard.words)
  return assures.some((kind) => tuning.forgiving || wanted.includes(kind)) ? 2 : 0
}

/** A worry said back and put to the buyer ("did I get that right?") shows that it was heard, and answers nothing. */
function onlySumsUp(heard: Heard): boolean {
  return sumsUp(heard) && heard.plain.trim().endsWith('?') && offerAfterRecap(heard) === undefined
}

/** "You can stop any month. What happened last time?": the answer comes first, and what is asked after it takes nothing back. */
function answersBeside(heard: Heard, objection: Objection): boolean {
  return sentencesIn(heard.plain).some((text) => {
    if (text.trim().endsWith('?') || isNod(text) || !speaksUp.test(text)) return false
    const stems = meaningOf(text)
    return objection.answerCues.some((cue) => (cue.includes(' ') ? text.includes(cue) : stems.has(stemOf(cue))))
  })
}

/** How much of an answer the words hold: 0 none, 1 an answer, 2 one with evidence. */
export function answerStrength(scene: Scene, objection: Objection): 0 | 1 | 2 {
  const { heard } = scene
  if (isHeedless(heard) || onlySumsUp(heard)) return 0
  // What went wrong is not argued away: it is put right, by a day.
  if (objection.family === 'complaint') return asksToRenew(scene) ? 0 : repairStrength(heard)
  if (objection.family === 'discretion') return safetyStrength(scene, objection)
  // Who has no time now and is asked for later has been answered.
  if (objection.family === 'timing' && putsOff(heard)) return 2
  const trial = trialStrength(heard, objection.family)
  // Who asks what became of the last one has answered nothing yet.
  if (trial === 0 && asksAboutPast(heard) && !answersBeside(heard, objection)) return 0
  // A price said again is no answer to "that's too much".
  const priced = actIn(heard, 'pricing') !== undefined && !paysBack.test(heard.plain)
  // ... and a price is none to a worry about anything else, unless there is more in it that speaks to that.
  const repriced =
    priced && (objection.family === 'price' || (!ofMoney.has(objection.family) && !touches(heard, objection)))
  const spoken = repriced ? 0 : spokenStrength(scene, objection)
  return trial > spoken ? trial : spoken
}
