import type { MeterChange } from '@ringside/contract/simulations/vocabulary'
import type { Scene } from '../scene.ts'
import { clampMeters } from '../tuning.ts'

/** Moves the meters by some changes. */
export function move(scene: Scene, changes: readonly MeterChange[]): void {
  for (const { trust, interest, patience } of changes) {
    const { meters } = scene.mind
    scene.mind.meters = clampMeters({
      trust: meters.trust + trust,
      interest: meters.interest + interest,
      patience: meters.patience + patience,
    })
  }
}
