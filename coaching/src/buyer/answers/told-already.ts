import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { tokensOf } from '../../acts/tokens.ts'
import type { Mind } from '../mind.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { say, unsaid } from '../speak.ts'
import toldAlreadyFile from '../words/told-already.json' with { type: 'json' }

/** What a buyer says who is asked once more and has no other words for it. */
export const toldAlready = z.record(temperamentSchema, z.array(z.string().min(1)).min(2)).parse(toldAlreadyFile)

/** So many words in a row that were said before, and it is the same sentence in another frame. */
const sameRun = 8

/** A wording whose middle has been said: two frames of a fact may hold the same account of it. */
export function isSaidAgain({ used }: Mind, wording: string): boolean {
  const words = tokensOf(wording)
  const said = used.map((text) => ` ${tokensOf(text).join(' ')} `)
  return words.some((_, at) => {
    const run = words.slice(at, at + sameRun)
    return run.length === sameRun && said.some((text) => text.includes(` ${run.join(' ')} `))
  })
}

/** "As I said": nothing is told twice word for word. */
export function sayItWasTold(scene: Scene): Plan | null {
  // "What else?" wants no pointer back: that was all of it.
  if (/\belse\b/.test(scene.heard.plain))
    return { move: 'answer-plain', pieces: [say(scene, ['nothingElse', 'sayMore'])] }
  const text = unsaid(scene, toldAlready[scene.persona.temperament] ?? [])
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}
