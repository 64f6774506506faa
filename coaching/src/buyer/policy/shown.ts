import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import type { Plan, Scene } from '../scene.ts'

/** The state of an objection as a reply shows it. */
export function shown(scene: Scene, objection: Objection): Plan['objection'] {
  const memory = scene.mind.objections.find(({ id }) => id === objection.id)
  return { id: objection.id, family: objection.family, state: memory?.state ?? 'raised' }
}
