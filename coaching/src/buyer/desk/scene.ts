import type { Desk } from '../mind.ts'
import { calledBy, unsaid } from '../speak.ts'
import type { Fillings } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Scene } from '../scene.ts'
import type { Piece } from '../mind.ts'
import type { Gatekeeper } from '../setup.ts'
import { deskTunings } from './tuning.ts'
import type { DeskTuning } from './tuning.ts'
import { answersTest, hearAtDesk } from './heard.ts'
import type { DeskHeard } from './heard.ts'
import { deskVoices } from './words.ts'
import type { DeskKey } from './words.ts'

/** A turn at the desk: `persona` is whoever speaks, as far as words go; who is wanted stands in the setup. */
export type DeskScene = Scene & {
  gatekeeper: Gatekeeper
  desk: Desk
  deskTuning: DeskTuning
  atDesk: DeskHeard
  /** The rep claims an appointment or an acquaintance that there is not. */
  lies: boolean
  /** What the line is to the question that was asked; null when none was. */
  answer: 'good' | 'bad' | null
}

/** The persona has spoken with this rep before, so that a claim to be known is true. */
const isKnown = ({ setup }: Scene): boolean => setup.memory.earlierCalls.length > 0

/** Asked "does she know you?", a bare yes is a claim like any other. */
const plainYes =
  /^\W*(?:yes|yeah|yep|(?:s?he|they) (?:does|do|is|are)|(?:sure|of course|absolutely|definitely)(?=\W*$|[,.]? (?:s?he|they|we|i|it)\b))\b/

/** The same turn, seen from the desk. */
export function deskSceneOf(scene: Scene, gatekeeper: Gatekeeper, desk: Desk): DeskScene {
  const { setup, heard } = scene
  const { firstName, lastName, title, temperament, pronoun, voice } = gatekeeper
  const atDesk = hearAtDesk(setup, gatekeeper, heard)
  const claims = atDesk.claims || (desk.asked === 'expected' && plainYes.test(heard.plain))
  const known = isKnown(scene)
  const honest = desk.asked !== null && ((claims && known) || answersTest(desk.asked, heard, atDesk, setup.persona))
  const beside = Object.values(atDesk.asks).some(Boolean) && !honest
  return {
    ...scene,
    persona: { ...scene.persona, firstName, lastName, title, temperament, pronoun, voice },
    gatekeeper,
    desk,
    deskTuning: deskTunings[setup.difficulty],
    atDesk,
    lies: claims && !known && !honest,
    answer: desk.asked === null || heard.strange !== null ? null : honest ? 'good' : beside ? null : 'bad',
  }
}

const oblique = { she: 'her', he: 'him', they: 'them' } as const
const possessive = { she: 'her', he: 'his', they: 'their' } as const

/** The first of some lines of the desk's own voice that has a wording left; null when all have been said. */
export function deskLine(scene: DeskScene, ...keys: readonly DeskKey[]): Piece | null {
  const { setup, gatekeeper } = scene
  const { persona } = setup
  const fillings: Fillings = {
    rep: setup.rep.firstName,
    wanted: persona.firstName,
    title: calledBy(persona.title),
    them: oblique[persona.pronoun],
    their: possessive[persona.pronoun],
    freeAt: gatekeeper.freeAt,
    extension: gatekeeper.extension,
  }
  for (const key of keys) {
    const text = unsaid(scene, deskVoices[gatekeeper.temperament][key], fillings)
    if (text !== null) return plainPiece(text)
  }
  return null
}
