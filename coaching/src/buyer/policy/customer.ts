import type { Fact, Objection } from '@ringside/contract/pipeline/buyer-profile'
import { complaintId } from '../../generation/customer.ts'
import { asksForMore, asksOfEffect, customerSubjectOf } from '../heard/customer-questions.ts'
import type { CustomerSubject } from '../heard/customer-questions.ts'
import { stayWithIt } from '../answers/what-was-said.ts'
import { goesBackTo } from '../heard/goes-back.ts'
import { asksToRenew } from '../heard/renewal.ts'
import { pendingObjection } from '../judge/objections.ts'
import { count, countOf, hasGiven, newWorry } from '../mind.ts'
import { say } from '../speak.ts'
import { tell } from '../telling.ts'
import type { Plan, Scene } from '../scene.ts'
import { objectAgain } from './objections.ts'
import { shown } from './shown.ts'

const factFor: Partial<Record<CustomerSubject, string>> = {
  promise: 'customer-promise',
  renewal: 'customer-renewal',
  knocking: 'customer-knocking',
  need: 'customer-need',
  worth: 'customer-worth',
  works: 'customer-works',
  use: 'customer-use',
}

const factOf = ({ persona }: Scene, id: string): Fact | undefined => persona.facts.find((fact) => fact.id === id)

/** The next thing that irritates them and that they have not told, easiest first. */
function nextTrouble({ persona, mind }: Scene): Fact | undefined {
  const open = persona.facts.filter(({ id, topic }) => topic === 'pain' && !hasGiven(mind, id))
  return open.toSorted((a, b) => a.trust - b.trust)[0]
}

/** Asked only how it goes, a customer says that it goes: nobody complains to somebody who may not want to know. */
function holdBack(scene: Scene): Plan | null {
  const { mind, persona } = scene
  const told = persona.facts.some(({ id, topic }) => topic === 'pain' && hasGiven(mind, id))
  const times = count(mind, 'asked-how')
  // Who is glad of it says so, and then what is not right when that is asked.
  if (told || (scene.traits.aboutNames && times === 1)) return tellOf(scene, 'customer-works')
  // Asked a second time they hear that the rep means it.
  if (times > 1) return tellTrouble(scene)
  mind.counts['held-back-at'] = mind.turn
  return { move: 'answer-vague', pieces: [say(scene, ['fineFine'])] }
}

function tellOf(scene: Scene, id: string): Plan | null {
  const fact = factOf(scene, id)
  return fact === undefined ? null : tell(scene, fact)
}

function tellTrouble(scene: Scene): Plan | null {
  const trouble = nextTrouble(scene)
  if (trouble !== undefined) return tell(scene, trouble)
  return { move: 'react', pieces: [say(scene, ['noConcerns', 'nothingElse'])] }
}

/** What the trouble on the table, or the one last told of, leads to. */
function tellEffect(scene: Scene): Plan | null {
  const { mind, persona } = scene
  const cause = pendingObjection(scene)?.objection.id ?? complaintId(mind.topic ?? '')
  const effect = persona.facts.find(({ needs }) => needs !== null && complaintId(needs) === cause)
  return effect === undefined || hasGiven(mind, effect.id) ? null : tell(scene, effect)
}

const isComplaint = (objection: Objection | undefined): boolean => objection?.family === 'complaint'

/** What has not settled stays on the table while something else is told. */
function withOpen(scene: Scene, plan: Plan | null): Plan | null {
  const open = pendingObjection(scene)
  return plan === null || open === null || plan.objection !== undefined
    ? plan
    : { ...plan, objection: shown(scene, open.objection) }
}

const aboutThat: ReadonlySet<CustomerSubject> = new Set<CustomerSubject>(['trouble', 'how-it-goes'])

/** A question about the time since they bought: answered as far as it was asked honestly and is trusted. */
export function meetCustomerQuestion(scene: Scene): Plan | null {
  const { heard, mind, traits } = scene
  // What has just been settled is let go first; then the question comes again.
  if (!traits.customer || mind.objections.some(({ id }) => countOf(mind, `resolved:${id}`) === 1)) return null
  // "Shall we go on, with what I promised in it?" asks for a yes.
  if (asksToRenew(scene)) return null
  // Of people they know they are asked about those, and not about themselves.
  const ofOthers = goesBackTo(scene) === 'they' ? stayWithIt(scene) : null
  if (ofOthers !== null) return ofOthers
  const open = pendingObjection(scene)
  if (open !== null && !isComplaint(open.objection)) return null
  const subject = customerSubjectOf(heard)
  const effect = (subject === null || subject === 'trouble') && asksOfEffect(heard) ? tellEffect(scene) : null
  if (effect !== null) return withOpen(scene, effect)
  // While a complaint stands, "what went wrong there?" is about that one.
  if (open !== null && (subject === null || aboutThat.has(subject) || heard.acknowledges !== null)) return null
  if (subject === 'how-it-goes' && mind.turn <= 1 && heard.wordCount < fewestOfIt) return null
  // Whoever left a complaint open says that, and not that it goes well.
  const plan = (subject !== null && aboutThat.has(subject) ? objectAgain(scene) : null) ?? answerTo(scene, subject)
  if (plan !== null && mind.phase === 'opening') mind.phase = 'talking'
  if (plan !== null && mind.names !== null) mind.names.heard = true
  return withOpen(scene, plan)
}

/** "How's it going?" in the first breath is a greeting. */
const fewestOfIt = 9

function answerTo(scene: Scene, subject: CustomerSubject | null): Plan | null {
  if (subject === null && isHeldBack(scene)) return sayWhichOfIt(scene)
  if (subject === null)
    return asksForMore(scene.heard) && countOf(scene.mind, 'complained') > 0 ? tellTrouble(scene) : null
  if (subject === 'how-it-goes') return holdBack(scene)
  if (subject === 'trouble') return tellTrouble(scene)
  const id = factFor[subject]
  return id === undefined ? null : tellOf(scene, id)
}

const mostWordsOfIt = 14
const ofTheGood = /\b(?:better|good|well|best|fine|great|works?|like\w*|pleased|happy)\b/

const ofPeople = /\bwho\b/
const ofTheRest = /\b(?:same|worse|rest|others?|not so|less|bad|else|other half|exceptions?)\b/

/** They have just said that it goes, and no more, and the rep asks on from that: "which things?", "and the rest?". */
function isHeldBack({ mind, heard }: Scene): boolean {
  const since = mind.turn - countOf(mind, 'held-back-at')
  if (
    !heard.asks ||
    ofPeople.test(heard.plain) ||
    heard.wordCount > mostWordsOfIt ||
    countOf(mind, 'held-back-at') === 0
  )
    return false
  return since === 1 || (since === 2 && ofTheRest.test(heard.plain))
}

/** Who asks on means it, and is told: what is better where that was asked, else what is not. */
function sayWhichOfIt(scene: Scene): Plan | null {
  return ofTheGood.test(scene.heard.plain) ? tellOf(scene, 'customer-works') : tellTrouble(scene)
}

/** A trouble that has just been told stands between the two until it is heard, owned and has a day. */
export function putOnTable(scene: Scene, plan: Plan): Plan {
  const { mind, persona, traits, tuning } = scene
  if (!traits.customer || plan.objection !== undefined || mind.pending !== null) return plan
  const ids = (plan.facts ?? []).map(complaintId)
  const complaint = persona.objections.find(({ id }) => ids.includes(id))
  if (complaint === undefined || mind.objections.length >= tuning.objections) return plan
  count(mind, 'complained')
  mind.objections.push(newWorry(complaint.id))
  mind.pending = complaint.id
  const pieces = plan.pieces.map((piece) => (piece.fact === null ? piece : { ...piece, objection: complaint.id }))
  return { ...plan, move: 'object', pieces, objection: shown(scene, complaint) }
}
