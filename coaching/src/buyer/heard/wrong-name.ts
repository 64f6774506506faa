import { isNameAt } from '../../acts/details.ts'
import { isFirstName } from '../../acts/lexicon.ts'
import { line } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Piece } from '../mind.ts'
import type { Scene } from '../scene.ts'

/** Who is to come along, by first name: "with you and Dana", "bring Tom in". */
const invited =
  /\b(?:with|bring|bringing|include|including|invite|inviting|involve|loop in|get|add|meet|join(?:ed by)?|both|and) (?=(\p{L}[\p{L}'’-]+))/giu

/** Somebody of the rep's own side: "I'll bring Sarah, our engineer". */
const oursBefore = /\b(?:i|we|i['’]ll|we['’]ll|i['’]d|we['’]d|my|our|me) (?:\w+ ){0,3}$/iu
const oursAfter = /^,? (?:(?:who(?:['’]s| is)|from|one of) )?(?:our|my)\b/iu

/** Somebody the rep wants at the meeting whom nobody there has ever heard of; null when all names are known. */
export function strangerIn({ heard, persona, setup }: Pick<Scene, 'heard' | 'persona' | 'setup'>): string | null {
  const known = [
    persona.firstName,
    persona.lastName,
    persona.company.name,
    persona.company.location,
    setup.rep.firstName,
    setup.rep.companyName,
    ...persona.colleagues.map(({ name }) => name),
  ].flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}'’-]+/u))
  for (const { 1: name = '', index, 0: lead } of heard.words.matchAll(invited)) {
    const low = name.toLowerCase()
    const at = index + lead.length
    const isOurs =
      (/^(?:bring|includ|invit|loop|add)/i.test(lead) && oursBefore.test(heard.words.slice(0, index))) ||
      oursAfter.test(heard.words.slice(at + name.length))
    if (isFirstName(low) && !known.includes(low) && !isOurs && isNameAt(heard.words, name, at))
      return name.charAt(0).toUpperCase() + name.slice(1)
  }
  return null
}

/** A word about a name that is nobody's here, before anything is agreed. */
export function setNameRight(scene: Scene): Piece[] {
  const named = strangerIn(scene)
  const text = named === null ? null : line(scene, 'nobodyNamed', { named })
  return text === null ? [] : [plainPiece(text)]
}
