import type { MeterChange } from '@ringside/contract/simulations/vocabulary'
import { diceFor, shuffled } from '../random.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { deskTests } from '../mind.ts'
import type { Desk, Mind } from '../mind.ts'
import { say } from '../speak.ts'
import { clampMeters, startingMeters } from '../tuning.ts'
import type { CallSetup, Gatekeeper } from '../setup.ts'
import { decideAtDesk } from './decide.ts'
import { judgeAtDesk } from './judge.ts'
import { deskLine, deskSceneOf } from './scene.ts'
import { deskTunings, recommended, warnedOf } from './tuning.ts'

/** What whoever answers thinks of a caller before a word was said; null where the persona picks up. */
export function newDesk({ gatekeeper, difficulty, seed }: CallSetup): Desk | null {
  if (gatekeeper === undefined) return null
  const tests = shuffled(diceFor(seed, 'desk tests'), deskTests)
  return {
    line: 'gatekeeper',
    knows: { name: false, company: false, reason: 0 },
    tests: tests.slice(0, deskTunings[difficulty].tests),
    passed: 0,
    asked: null,
    failed: 0,
    refused: false,
    lies: 0,
    given: null,
    won: false,
    throughAtMs: 0,
  }
}

/** Who hears the rep's next line in the persona's place, and what they think; null when it is the persona. */
export function atDesk({ gatekeeper }: CallSetup, { desk }: Mind): { gatekeeper: Gatekeeper; desk: Desk } | null {
  return gatekeeper === undefined || desk === null || desk.line !== 'gatekeeper' ? null : { gatekeeper, desk }
}

/** The first words at the desk. */
export function answerAtDesk(scene: Scene, gatekeeper: Gatekeeper, desk: Desk): Plan {
  const hello = deskLine(deskSceneOf(scene, gatekeeper, desk), 'answer')
  return { move: 'pick-up', pieces: [hello ?? plainPiece(scene.persona.company.name)] }
}

/** One line of the rep at the desk: what it did there, and what is answered. */
export function takeAtDesk(scene: Scene, gatekeeper: Gatekeeper, desk: Desk): { changes: MeterChange[]; plan: Plan } {
  const deskScene = deskSceneOf(scene, gatekeeper, desk)
  const changes = judgeAtDesk(deskScene)
  return { changes, plan: decideAtDesk(deskScene) }
}

/** The rep was put through, and the persona has yet to pick up. */
export const isConnecting = ({ desk }: Mind): boolean => desk?.line === 'connecting'

/**
 * The persona picks up, told who calls where whoever answered knows it. Everything said at the desk is between the two of
 * them, so the persona's own state of mind begins here. `atMs` is the call time.
 */
export function pickUpAfter(scene: Scene, gatekeeper: Gatekeeper, desk: Desk, atMs: number): Plan {
  const { mind, setup } = scene
  const base = startingMeters(setup)
  const word = desk.lies > 0 ? warnedOf : desk.won ? recommended : { trust: 0, interest: 0, patience: 0 }
  mind.desk = { ...desk, line: 'persona', throughAtMs: atMs }
  mind.meters = clampMeters({
    trust: base.trust + word.trust,
    interest: base.interest + word.interest,
    patience: Math.max(20, base.patience + word.patience),
  })
  mind.turn = 0
  mind.phase = 'opening'
  mind.knows = { name: desk.knows.name, reason: false }
  mind.heard = []
  mind.counts = {}
  return { move: 'pick-up', pieces: [say(scene, ['pickUpPutThrough', 'pickUp'], { gatekeeper: gatekeeper.firstName })] }
}
