import { asksWhetherRight } from '../../speech/asking-if-right.ts'
import { sureFrom } from '../../acts/confidence.ts'
import { factKnownBy } from '../heard/brought.ts'
import { recapFault } from '../heard/recap.ts'
import { lastAsked } from '../heard/taken-up.ts'
import { isShared } from '../mind.ts'
import { actIn, isAsking } from '../perceive.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { line, say, unsaid } from '../speak.ts'
import { voices } from '../words/lines.ts'
import { tell, trustNeeded } from '../telling.ts'

/** "Is that how you see it?": a question about what was just said, to which yes is an answer. */
const asksIfSo =
  /\b(?:(?:is|does) (?:that|it|this)(?: (?:number|figure|sum|picture|story|still))?|do you|would you) (?:still |also |really |about )?(?:how|what|the way|right|true|so|fair|correct|accurate|match|fit|sound|see (?:it|that)|agree|say|feel|look)\b|\bhow do(?:es)? (?:you|that|it|this) (?:see|look|sound|strike)\b|\b(?:right|correct|true)\?\W*$/

const tells = String.raw`(?:told|tells|said|says|mention(?:s|ed)|explain(?:s|ed)|describe[sd]|puts?|reckon(?:s|ed)|brought up|complain(?:s|ed)|thinks?)`
/** "I hear that ...", "your people told me ...": somebody has told it, whoever that was. */
const asTold = new RegExp(
  String.raw`\b(?:i|we)(?:'ve| have| had)? (?:hear|heard|understand|gather(?:ed)?|learn(?:t|ed)|was told|were told|been told)\b|\b(?:according to|so i hear)\b|\b(?:your (?:colleagues?|team|people|\w+ manager)|(?:a colleague|one|somebody|someone)(?: of yours| of your \w+| else)?|colleagues of yours) (?:has |have |had |also )?${tells}\b`,
)

/** Only whether it is so is asked, and nothing beside it. */
const onlyIfSo = 8

/** The rep has put it as something that was told: by its teller's name, or by saying that it was told. */
function isHearsay({ heard }: Scene, from: string): boolean {
  const name = from.toLowerCase().replaceAll(/[^\p{L}' -]/gu, '')
  const byName = new RegExp(
    String.raw`\b${name} (?:has |had |also |just )?${tells}\b|\b(?:from|with|to) ${name}\b|\b${name}'s (?:view|words|side|numbers?|figures?)\b`,
  )
  return asTold.test(heard.plain) || byName.test(heard.plain)
}

/** What was never put as somebody's is right or wrong, and no colleague is right about it. */
function nodTo(scene: Scene, from: string): string | null {
  if (isHearsay(scene, from)) return line(scene, 'heardFrom', { from })
  return unsaid(
    scene,
    voices[scene.persona.temperament].heardFrom.filter((wording) => !ofATeller.test(wording)),
  )
}
const ofATeller = /\{from\}|\b(?:told|talked|talking|heard|somebody|remembers|word)\b/

/** They are asked for their own side of it: a yes alone would be half an answer. */
const asksForTheirSide =
  /\b(?:how (?:do )?(?:you|it|that|this) (?:see|looks?|feels?)|(?:your|from) (?:own )?(?:view|side|take|end|perspective|chair|desk|finance|it)\b|what you see|the same (?:for|with) you)/

/** What still goes wrong here that nobody has told them: the rest of the story, as this one sees it. */
function ownView(scene: Scene): Plan | null {
  const { persona, mind } = scene
  const untold = persona.facts.find(
    (fact) =>
      (fact.topic === 'impact' || fact.topic === 'pain') &&
      !isShared(mind, fact.id) &&
      !(scene.setup.known ?? []).some(({ factId }) => factId === fact.id) &&
      trustNeeded(scene, fact) <= mind.meters.trust,
  )
  return untold === undefined ? null : tell(scene, untold)
}

/**
 * The rep comes with what a colleague told them: a person says whether it is so before anything else, and asked for
 * their side of it, adds what they see. Null when something else is asked of them in the same turn, and of what the rep
 * never said was told.
 */
export function meetBrought(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const from = factKnownBy(scene)
  if (from === null || mind.pending !== null || (!mind.knows.name && mind.phase === 'opening')) return null
  const plain = heard.question.toLowerCase()
  const ifSo = heard.asks && (asksIfSo.test(plain) || asksWhetherRight(heard.plain))
  const asksOther = heard.acts.some(({ act, confidence }) => isAsking(act) && confidence >= sureFrom)
  if (!ifSo && (asksOther || heard.asks || actIn(heard, 'next_step') !== undefined)) return null
  const short = lastAsked(heard).split(' ').length <= onlyIfSo
  if (!isHearsay(scene, from) && !(ifSo && short)) return null
  const opening = mind.phase === 'opening'
  mind.phase = 'talking'
  const fault = recapFault(scene)
  if (fault !== null) return { move: 'correct-recap', pieces: [say(scene, ['recapNo']), plainPiece(fault)] }
  const nod = nodTo(scene, from)
  if (nod === null) return null
  if (!ifSo && opening) return { move: 'grant-time', pieces: [plainPiece(nod), say(scene, ['grantTime'])] }
  const more = asksForTheirSide.test(plain) ? ownView(scene) : null
  return more === null
    ? { move: 'confirm-recap', pieces: [plainPiece(nod)] }
    : { ...more, pieces: [plainPiece(nod), ...more.pieces.filter(({ fact }) => fact !== null)] }
}
