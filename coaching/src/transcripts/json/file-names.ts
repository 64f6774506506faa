import { z } from 'zod'
import type { Piece } from '../transcript.ts'

const id = z.union([z.string(), z.number().transform(String)])
const person = z.object({
  id: id.nullish(),
  speakerId: id.nullish(),
  name: z.string().nullish(),
  speaker_name: z.string().nullish(),
})

/** Where programmes keep who is who: Gong's `parties`, Otter's and Rev's `speakers`. */
const lists = new Set(['parties', 'speakers', 'participants'])
const deepest = 4

type Named = ReadonlyMap<string, string>

function collect(value: unknown, depth: number, into: Map<string, string>): void {
  if (depth > deepest || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    // A list of calls has few; a list of words has nobody in it.
    for (const inner of value.slice(0, 20)) collect(inner, depth + 1, into)
    return
  }
  for (const [key, inner] of Object.entries(value)) {
    const people = lists.has(key) ? z.array(person).safeParse(inner) : null
    if (people?.success !== true) collect(inner, depth + 1, into)
    else
      for (const one of people.data) {
        const called = (one.speaker_name ?? one.name ?? '').trim()
        for (const own of [one.speakerId, one.id])
          if (called !== '' && own !== undefined && own !== null) into.set(own, called)
      }
  }
}

/** The names that a file gives to its speakers' numbers. */
export function namesIn(file: unknown): Named {
  const names = new Map<string, string>()
  collect(file, 0, names)
  return names
}

/** "0" and "spk_0" are nobody's name; "Speaker 0" can be told from what is said. */
function readable(label: string): string {
  const numbered = /^(?:spk_|speaker[_ ]?)?(\d+)$/iu.exec(label)
  return numbered === null || label.startsWith('SPEAKER_') ? label : `Speaker ${numbered[1]}`
}

export function withNames(pieces: readonly Piece[], names: Named): Piece[] {
  return pieces.map((piece) => {
    const { speaker } = piece
    return speaker === null ? piece : { ...piece, speaker: names.get(speaker) ?? readable(speaker) }
  })
}
