import { isMisnamed } from '../heard/misnamed.ts'
import { count } from '../mind.ts'
import type { Plan, Scene } from '../scene.ts'
import { say } from '../speak.ts'

/** Called by another name, a person says once whose line it is, and goes on. */
export function withOwnName(scene: Scene, plan: Plan): Plan {
  if (plan.ends !== undefined || !isMisnamed(scene) || count(scene.mind, 'misnamed') > 1) return plan
  return { ...plan, pieces: [say(scene, ['notMe']), ...plan.pieces] }
}
