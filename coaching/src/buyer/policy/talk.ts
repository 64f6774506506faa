import { beyondDoubtFrom, likelyFrom, sureFrom } from '../../acts/confidence.ts'
import { askedIn } from '../heard/asked-kind.ts'
import { asksBeyondManners } from '../heard/beyond-manners.ts'
import { asides, smallQuestion, worriesPattern } from '../heard/asides.ts'
import { isBeside, meetEveryday } from '../answers/everyday.ts'
import { inOtherWords } from '../answers/in-other-words.ts'
import { meetBareQuestion } from '../answers/bare-question.ts'
import { pendingObjection } from '../judge/objections.ts'
import type { OpenObjection } from '../judge/objections.ts'
import { matchSlot } from '../heard/matching.ts'
import { count, countOf } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { didWithObjection } from '../objection-turn.ts'
import { actIn, isAsking, knowsNothing, mainActOf } from '../perceive.ts'
import { asksAboutAnswer, explain, objectNext, objectTo } from './objections.ts'
import { shown } from './shown.ts'
import { chance, pick } from '../random.ts'
import { wasAskedFor } from '../answers/own-question.ts'
import { knowsTrouble } from '../heard/ask-put.ts'
import { putsAnOffer } from './offer.ts'
import { maybe, say, unsaid } from '../speak.ts'
import type { Fillings } from '../speak.ts'
import { lineCalled } from '../worry-called.ts'
import { voices } from '../words/lines.ts'
import { manners } from './carry-on.ts'
import { comeBack, inFullAgain, remindsOf } from './come-back.ts'
import { answer, knowsAbout, tell, tellMore, trustNeeded } from '../telling.ts'
import { isTied } from '../heard/tied.ts'
import { plainPiece } from '../scene.ts'
import { takeIn } from './after-answer.ts'
import type { Plan, Scene } from '../scene.ts'

/** Nobody has a worry about something that has not been offered. */
function hasOffer({ mind, traits }: Scene): boolean {
  return traits.offerKnown || mind.step.asks > 0 || countOf(mind, 'offered') > 0
}

const planSuits: readonly string[] = [
  'No, that suits me.',
  'Nothing from my side. Go ahead.',
  "No, let's do it like that.",
]

/** Questions of the kind every call has: can you hear me, what is your role, does that make sense. */
export function meetAside(scene: Scene): Plan | null {
  const { heard, mind, persona } = scene
  if (hasOffer(scene) && worriesPattern.test(heard.plain) && heard.asks && actIn(heard, 'pitch') === undefined) {
    const objection = objectNext(scene, false)
    if (objection !== null) return objection
    // "Anything else?" after a worry that is settled asks for the next one, whatever else it sounds like.
    const askedForNext = /\belse\b/.test(heard.plain) && mind.objections.some(({ state }) => state === 'resolved')
    if (askedForNext || actIn(heard, 'q_pain', beyondDoubtFrom) === undefined)
      return { move: 'react', pieces: [say(scene, ['noConcerns', 'nothingElse'])] }
  }
  const found = asides.find(({ pattern }) => pattern.test(heard.plain))
  if (found === undefined || (!heard.asks && !heard.plain.includes('?'))) return null
  // The question at the end of an offer asks what they make of it: the offer is what they answer.
  if (found.small !== true && sellsIn(heard)) return null
  if (
    heard.acts.some(({ act, confidence }) => isAsking(act) && confidence >= beyondDoubtFrom) &&
    !found.lines.some((key) => key === 'myPriorities' || key === 'myRole')
  )
    return null
  if (found.lines.includes('nothingElse')) {
    // Before anything was talked about, "anything you'd add?" is asked of the plan for the call.
    const agreed = mind.turn <= 1 ? unsaid(scene, planSuits) : null
    if (agreed !== null) return { move: 'grant-time', pieces: [plainPiece(agreed)] }
    const more = persona.facts.find((fact) => fact.topic === 'pain' && !mind.facts.some(({ id }) => id === fact.id))
    const told = more === undefined || trustNeeded(scene, more) > mind.meters.trust ? null : tell(scene, more)
    if (told !== null) return told
  }
  const liked = found.likes === 'warm' && mind.meters.interest >= 48
  const priority = persona.priorities.length > 0 ? pick(mind, persona.priorities) : 'keeping the lights on'
  const extra: Fillings = { priority, contact: contactOf(scene) }
  if (found.lines.includes('myPriorities')) mind.topic = 'everyday:priorities'
  return { move: 'react', pieces: [say(scene, liked ? ['interestedYes', ...found.lines] : found.lines, extra)] }
}

/** Something small is asked while an objection is open: a short answer, and the objection stands. */
export function meetSmallQuestion(scene: Scene): Plan | null {
  const open = pendingObjection(scene)
  const keys = smallQuestion(scene.heard)
  if (open === null) return null
  if (keys === null) return isBeside(scene.persona, scene.heard) ? backTo(scene, meetEveryday(scene), open) : null
  if (keys.includes('dayAside')) return meetDayAside(scene, open)
  const answered = say(scene, keys, { contact: contactOf(scene) })
  return { move: 'react', pieces: [answered, ...comeBack(scene, open)], objection: shown(scene, open.objection) }
}

/** "Which day suits you?": no day is what stands in the way, and they say what does. */
function meetDayAside(scene: Scene, open: OpenObjection): Plan {
  const said = lineCalled(scene, open.objection, ['dayAside', 'stepPending'])
  const told = remindsOf(scene, open) ? [] : inFullAgain(scene, open)
  return { move: 'react', pieces: [said, ...told], objection: shown(scene, open.objection) }
}

/**
 * Something else is asked while an objection is open. A person answers that, knows it or not, and comes back to what
 * troubles them; the objection stands.
 */
export function meetOtherQuestion(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const open = pendingObjection(scene)
  // "How many people work there?" has nothing to do with any worry, whatever kind of question it is.
  const ofSize = matchSlot(scene.persona, heard)?.fact.topic === 'size'
  const elsewhere = didWithObjection(mind, 'went-past', 'left-open') || (ofSize && !didWithObjection(mind, 'nothing'))
  if (open === null || !heard.asks || !elsewhere) return null
  const offers = (['next_step', 'pitch', 'value', 'pricing', 'social_proof'] as const).some((act) => actIn(heard, act))
  if (offers || heard.pressure !== null || putsAnOffer(scene) || asksAboutAnswer(scene)) return null
  const plan = meetEveryday(scene) ?? meetAside(scene) ?? meetBareQuestion(scene) ?? meetClarify(scene) ?? answer(scene)
  if (plan.ends !== undefined || plan.objection !== undefined) return plan
  // What nobody has an answer to is taken for a question about what stands between the two.
  const kind = askedIn(heard.question)?.kind
  const isOpen = plan.move === 'unknown-answer' && (kind === 'what' || kind === 'why')
  const behind = isOpen && !open.memory.explained ? explain(scene, open.objection) : null
  if (behind !== null) return behind
  return backTo(scene, plan, open)
}

/** Answered, and then back to what troubles them. */
function backTo(scene: Scene, plan: Plan | null, open: OpenObjection): Plan | null {
  if (plan === null) return null
  return { ...plan, pieces: [...plan.pieces, ...comeBack(scene, open)], objection: shown(scene, open.objection) }
}

function contactOf({ persona }: Scene): string {
  const domain = persona.company.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')
  return `${persona.firstName.toLowerCase()} dot ${persona.lastName.toLowerCase().replaceAll(/[^a-z]/g, '')} at ${domain} dot com`
}

/** A question about the business. */
export function meetQuestion(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const asking = heard.acts.find(({ act, confidence }) => isAsking(act) && confidence >= sureFrom)
  const main = mainActOf(heard)
  const courtesy =
    main !== null &&
    main.confidence >= sureFrom &&
    manners.has(main.act) &&
    !heard.putsQuestion &&
    !asksBeyondManners(heard)
  if (asking === undefined && (courtesy || !heard.asks || !knowsAbout(scene))) return null
  if (heard.questionCount >= 3 && count(mind, 'too-many') === 1) {
    const plan = answer(scene)
    return { ...plan, pieces: [say(scene, ['manyQuestions']), ...plan.pieces] }
  }
  const trigger = asking?.act
  if (trigger !== undefined && mind.turn > 3 && (trigger === 'q_budget' || trigger === 'q_authority')) {
    const objection = objectTo(scene, trigger, 0.5)
    if (objection !== null) return objection
  }
  const plan = answer(scene)
  return { ...plan, pieces: [...plan.pieces, ...askBack(scene, plan)] }
}

/** A long answer ends by itself. */
const mostWordsBeforeAsking = 24

/** A question back, now and then, once there is something to ask about. */
function askBack(scene: Scene, plan: Plan): Plan['pieces'] {
  const { mind, tuning } = scene
  const words = plan.pieces
    .map(({ text }) => text)
    .join(' ')
    .split(' ').length
  if (words > mostWordsBeforeAsking) return []
  if (plan.move !== 'reveal-fact' || mind.facts.length < 3 || countOf(mind, 'asked-back') >= 2) return []
  if (!chance(mind, tuning.talkative * 0.5)) return []
  count(mind, 'asked-back')
  mind.question = { kind: 'own', turn: mind.turn }
  return maybe(scene, 1, 'askBack')
}

const asksForMore =
  /\b(?:more|example|instance|specific|specifically|elaborate|expand|explain|what do you mean|how do you mean|how so|go on|like what|such as|meaning|in what (?:way|sense)|unpack|walk me through|why is that|what happened)\b/

const asksMeaning =
  /\b(?:what do you mean|how do you mean|(?:don't|do not|didn't) (?:quite |really )?(?:understand|follow|get (?:it|that|you))|what does that mean|meaning what)\b/

/** The rep asks to hear more. */
export function meetClarify(scene: Scene): Plan | null {
  const { heard } = scene
  if (/^(?:and |but |so |okay,? )?(?:why|how so|how come|why not|why is that)\W*$/.test(heard.plain))
    return tellMore(scene)
  if (asksMeaning.test(heard.plain)) return inOtherWords(scene) ?? tellMore(scene)
  if (actIn(heard, 'clarify') === undefined) return null
  if (asksForMore.test(heard.plain) || (heard.asks && heard.wordCount <= 4)) return tellMore(scene)
  const guesses = /\b(?:hearing you|if i understand|sounds like|what you're saying|in other words)\b/.test(heard.plain)
  return guesses ? { move: 'react', pieces: [say(scene, ['leadFeel', 'makesSense'])] } : null
}

export function sellsIn(heard: Scene['heard']): boolean {
  return (['pitch', 'value', 'social_proof'] as const).some((act) => actIn(heard, act) !== undefined)
}

/** The rep sells: features, results, other customers. */
export function meetSelling(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const proof = actIn(heard, 'social_proof')
  const selling = actIn(heard, 'pitch') ?? actIn(heard, 'value') ?? proof
  if (selling === undefined) return null
  count(mind, 'offered')
  const tied = isTied(scene)
  // In an objection call the offer has been read: the buyer knows what it has to do with them.
  const asked = scene.traits.customer ? knowsTrouble(scene) : countOf(mind, 'questions') > 0 || scene.traits.offerKnown
  const wasAsked = wasAskedFor(scene)
  mind.question = null
  if (!asked && !tied && !wasAsked) {
    return {
      move: 'push-back',
      pieces: [
        say(
          scene,
          countOf(mind, 'selling-in-a-row') >= 2
            ? ['reactPitchAgain', 'reactPitchEarly']
            : ['reactPitchEarly', 'reactPitchAgain'],
        ),
      ],
    }
  }
  if (mind.facts.length > 0 && mind.turn > 3) {
    // Nobody has a worry about what was only said back to them.
    const ours = /\b(?:we|our|us|i)\b/.test(heard.plain)
    const objection = ours ? (objectTo(scene, 'pitch', 0.85) ?? objectTo(scene, 'value', 0.8)) : null
    // Nobody praises a thing and finds fault with it in one breath.
    if (objection !== null) return objection
  }
  if (wasAsked && !tied) return { move: 'react', pieces: [takeIn(scene, ['reactTold', 'makesSense'])] }
  if (countOf(mind, 'selling-in-a-row') >= 3) return { move: 'push-back', pieces: [say(scene, ['reactPitchAgain'])] }
  if (proof !== undefined && !tied) return { move: 'react', pieces: [hearOfOthers(scene)] }
  if (tied && mind.meters.interest >= 30)
    return { move: 'react', pieces: [say(scene, ['reactPitchWarm', 'reactAnswer']), ...wonder(scene)] }
  return { move: 'react', pieces: [say(scene, ['reactPitchCool'])] }
}

/** How often in a call somebody asks on about the customers they are told of. */
const mostAskedOfOthers = 1

/** What somebody says to another customer's story. What they ask of it waits for its answer like any question of theirs. */
export function hearOfOthers(scene: Scene): Piece {
  const { mind, persona } = scene
  const isCurious = countOf(mind, 'asked-of-others') < mostAskedOfOthers
  const text = unsaid(
    scene,
    voices[persona.temperament].reactProof.filter((wording) => isCurious || !wording.endsWith('?')),
  )
  if (text === null) return say(scene, ['reactPitchCool'])
  if (text.endsWith('?')) {
    count(mind, 'asked-of-others')
    mind.question = { kind: 'proof', turn: mind.turn }
  }
  return plainPiece(text)
}

/** What an interested buyer asks next. */
function wonder(scene: Scene): Plan['pieces'] {
  const { mind } = scene
  if (countOf(mind, 'wondered') >= 2) return []
  const asked = maybe(scene, 0.45, 'reactCurious')
  if (asked.length === 0) return []
  count(mind, 'wondered')
  mind.question = { kind: 'own', turn: mind.turn }
  return asked
}

/** The rep answers something the buyer had asked. */
export function meetAnswer(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const { question } = mind
  if (question === null || mind.turn - question.turn > 1) return null
  if (knowsNothing(heard)) {
    mind.question = null
    return { move: 'react', pieces: [say(scene, ['reactAck', 'reactPitchCool'])] }
  }
  const told = (['answer', 'pitch', 'value', 'social_proof', 'pricing', 'intro'] as const).some((act) =>
    actIn(heard, act, likelyFrom),
  )
  // Another question is no answer, however little is understood of it.
  const unsure = (mainActOf(heard)?.confidence ?? 0) < sureFrom && heard.wordCount >= 6 && !heard.asks
  if (!told && !unsure) return null
  if (actIn(heard, 'pitch') !== undefined || actIn(heard, 'value') !== undefined) return null
  mind.question = null
  return { move: 'react', pieces: [takeIn(scene, ['reactTold', 'reactPitchCool'])] }
}
