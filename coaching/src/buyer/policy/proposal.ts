import { capitalised, unsaid } from '../speak.ts'
import type { Scene } from '../scene.ts'
import { voices } from '../words/lines.ts'

/** What would do, as somebody of this temperament proposes it. */
export function proposal(scene: Scene, it: string, { terms }: { terms?: string }): string {
  const frames = voices[scene.persona.temperament].tradeFrame
  const fitting = frames.filter((frame) => frame.includes('{terms}') === (terms !== undefined))
  const text = unsaid(scene, fitting, terms === undefined ? { it } : { it, terms })
  return text ?? capitalised(`${it}${terms === undefined ? '' : `, ${terms}`}, and we have a deal.`)
}
