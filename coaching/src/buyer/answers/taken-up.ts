import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'
import { askedOfColleague, asksOfOne, colleagueNamed, colleagueSpokenOf } from '../heard/colleague-asked.ts'
import { signerOf } from '../decision/signer.ts'
import { asksWho, saysBack, takesUp } from '../heard/taken-up.ts'
import { pendingObjection } from '../judge/objections.ts'
import { hasGiven } from '../mind.ts'
import { actIn } from '../perceive.ts'
import { deepen } from '../policy/deepen.ts'
import { explain, objectNext, sayWhatItTakes } from '../policy/objections.ts'
import { shown } from '../policy/shown.ts'
import { asksForStep } from '../policy/step.ts'
import { tellBehind } from '../policy/over-demand.ts'
import { openDemand } from '../terms/bargain.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { calledBy, unsaid } from '../speak.ts'
import type { Fillings } from '../speak.ts'
import { tell, tellMore } from '../telling.ts'
import { inOtherWords } from './in-other-words.ts'
import { replyInKind } from './kind-replies.ts'
import takenUpFile from '../words/taken-up.json' with { type: 'json' }

const voicedSchema = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))
const takenUpSchema = z.strictObject({
  /** What was said was only a way of putting it. */
  manner: voicedSchema,
  /** What it is that they left unsaid: what goes wrong with them. */
  'of-what': voicedSchema,
  /** The rep says back what the buyer said. */
  said: voicedSchema,
  /** Who a colleague is. */
  colleague: voicedSchema,
  /** What a colleague would say, before it is told or instead of it. */
  'as-they-see-it': voicedSchema,
  /** A colleague is taken to have left, and has not. */
  'still-there': voicedSchema,
  /** What somebody who signs looks at, and what any other colleague does. */
  'signer-view': voicedSchema,
  'colleague-view': voicedSchema,
})
/** What a buyer says whose own words are taken up. */
export const takenUp = takenUpSchema.parse(takenUpFile)

function voiced(scene: Scene, key: keyof typeof takenUp, extra: Fillings = {}): Plan | null {
  const text = unsaid(scene, takenUp[key][scene.persona.temperament] ?? [], extra)
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

/** What lay behind the words that were taken up: the worry they voiced, the thing they told of, or nothing. */
function sayWhatWasMeant(scene: Scene): Plan | null {
  const { heard, mind, persona, lastWords } = scene
  const demand = mind.bargain === null ? undefined : openDemand(mind.bargain)
  if (demand !== undefined) return tellBehind(scene, demand)
  const open = pendingObjection(scene)
  if (open !== null)
    return explain(scene, open.objection) ?? sayWhatItTakes(scene, open) ?? deepen(scene, open.objection)
  const ofFact = mind.pieces.some(({ fact }) => fact !== null)
  const topic = persona.facts.find(({ id }) => id === mind.topic)
  if (ofFact && topic !== undefined && hasGiven(mind, topic.id)) return inOtherWords(scene) ?? tellMore(scene)
  const pain = persona.facts.find(({ id }) => id === 'pain')
  const { pain: trouble = '', area = '' } = persona.vocabulary
  const isNamed = [trouble, area].some((name) => name !== '' && lastWords.toLowerCase().includes(name.toLowerCase()))
  if (pain !== undefined && isNamed) return tell(scene, pain)
  // They asked or held something back: that has rules of its own.
  if (lastWords.endsWith('?') || (topic !== undefined && !hasGiven(mind, topic.id))) return null
  const who = asksWho(heard) ? replyInKind(scene, { kind: 'who', text: heard.plain }) : null
  if (who !== null) return { move: 'answer-plain', pieces: [plainPiece(who)] }
  const missing = asksOfWhat.test(heard.plain) ? sayOfWhat(scene, trouble) : null
  return missing ?? nameTheWorry(scene) ?? voiced(scene, 'manner')
}

/** "There was this one thing", said by somebody who has the offer: asked what it is, they name what keeps them. */
const hintsAtWorry = /\b(?:one thing|something|nearly|almost|not quite|but|except|hesitat\w*|not through|a point)\b/i

function nameTheWorry(scene: Scene): Plan | null {
  const { traits, mind, lastWords } = scene
  const mayBe = (traits.aboutDecision || traits.aboutWorries) && mind.pending === null && hintsAtWorry.test(lastWords)
  return mayBe ? objectNext(scene, false) : null
}

/** "Twice over what?": a thing is missing in what they said. */
const asksOfWhat = /\b(?:from|with|to|for|of|about|at|on|over|in|into|against|after) what\b/

function sayOfWhat(scene: Scene, pain: string): Plan | null {
  const wordings = (takenUp['of-what'][scene.persona.temperament] ?? []).map((wording) =>
    wording.replace('{pain}', pain).replace('{Pain}', pain.charAt(0).toUpperCase() + pain.slice(1)),
  )
  const text = pain === '' ? null : unsaid(scene, wordings)
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

const goneFrom = /\b(?:left|leaves|gone|quit|resigned|retired)\b/

/** Who knows of somebody's leaving has told of it in so many words. */
function mayHaveLeft({ facts, objections }: BuyerProfile, first: string): boolean {
  const texts = [
    ...facts.flatMap(({ plain, full }) => [...plain, ...full]),
    ...objections.flatMap(({ explain: why }) => why),
  ]
  return texts.some((text) => text.split(/[.?!]/).some((part) => part.includes(first) && goneFrom.test(part)))
}

/** What a colleague would complain of: the trouble that has not been told yet, in their name. */
function asTheySeeIt(scene: Scene, colleague: string): Plan | null {
  const { mind, persona } = scene
  const troubles = persona.facts.filter(({ topic, act }) => topic === 'pain' && act === 'q_pain')
  const next = troubles.findLast(({ id }) => !hasGiven(mind, id))
  const told = next === undefined ? null : tell(scene, { ...next, needs: null })
  const lead = voiced(scene, 'as-they-see-it', { colleague })
  if (told === null || told.move === 'answer-vague' || told.move === 'deflect') return lead ?? told
  return { ...told, pieces: [...(lead?.pieces ?? []), ...told.pieces.filter(({ fact }) => fact !== null)] }
}

/** "Who's Emilio?", "Paige left though, didn't she?": nobody needs to look up who their colleagues are. */
function meetOfColleague(scene: Scene): Plan | null {
  const { heard, persona, lastWords, mind } = scene
  const colleague =
    colleagueNamed(persona, heard.words) ??
    (asksOfOne(heard) ? colleagueSpokenOf(persona, lastWords, mind.heard.at(-1) ?? '') : null)
  const asked = colleague === null ? null : askedOfColleague(heard, colleague)
  if (colleague === null || asked === null) return null
  const first = colleague.name.split(' ')[0] ?? colleague.name
  if (asked === 'still-there' && mayHaveLeft(persona, first)) return null
  if (asked === 'trouble') return asTheySeeIt(scene, first)
  if (asked === 'view')
    return voiced(scene, colleague === signerOf(persona) ? 'signer-view' : 'colleague-view', { colleague: first })
  const words = { colleague: first, colleagueTitle: calledBy(colleague.title) }
  return voiced(scene, asked === 'who' ? 'colleague' : 'still-there', words)
}

/**
 * The rep takes up what the buyer has just said: asks what they meant by it, says it back for a yes, or asks who the colleague is
 * that they named. Null for a turn that goes on to something else.
 */
export function meetTakenUp(scene: Scene): Plan | null {
  const plan = answerTakenUp(scene)
  if (plan !== null && scene.mind.phase === 'opening') scene.mind.phase = 'talking'
  return plan
}

function answerTakenUp(scene: Scene): Plan | null {
  const { heard, mind, traits, lastWords } = scene
  if (mind.phase === 'opening' && !traits.expected) return null
  if (asksForStep(scene) || (['pitch', 'value', 'pricing', 'social_proof'] as const).some((act) => actIn(heard, act)))
    return null
  const ofColleague = meetOfColleague(scene)
  if (ofColleague !== null) return ofColleague
  if (takesUp(heard, lastWords, mind.pending !== null)) return sayWhatWasMeant(scene)
  if (saysBack(heard, [lastWords, ...mind.used].join('. ')) !== true) return null
  const said = voiced(scene, 'said')
  const open = pendingObjection(scene)
  return said === null || open === null ? said : { ...said, objection: shown(scene, open.objection) }
}
