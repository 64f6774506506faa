import { isNameAt } from '../../acts/details.ts'
import { isFirstName } from '../../acts/lexicon.ts'
import type { Scene } from '../scene.ts'

/** A name that somebody is spoken to by: after a hello or a thanks, or set off at either end of a sentence. */
const spokenTo =
  /(?:^|[.!?] )(?:(?:hi|hello|hey|thanks|thank you|sorry|morning|good (?:morning|afternoon|evening)|bye|goodbye)(?: (?:so much|again|very much|there))?,? )(?=(\p{L}[\p{L}'’-]+)[,.!?]|(\p{L}[\p{L}'’-]+)$)|(?:^|[.!?] )(?:(?:okay|ok|great|well|so|look|listen|right|sure|perfect|yes|no|got it),? )?(?=(\p{L}[\p{L}'’-]+), )|, (?=(\p{L}[\p{L}'’-]+)[.!?]*(?:$| ))/giu

/** The rep speaks to somebody who is not there: the name of nobody the two have spoken of. */
export function isMisnamed({ heard, persona, setup }: Pick<Scene, 'heard' | 'persona' | 'setup'>): boolean {
  const known = [
    persona.firstName,
    persona.lastName,
    setup.rep.firstName,
    setup.rep.companyName,
    persona.company.name,
    setup.gatekeeper?.firstName ?? '',
    ...persona.colleagues.map(({ name }) => name),
  ].flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}'’-]+/u))
  return [...heard.words.matchAll(spokenTo)].some(({ 0: lead, index, 1: first, 2: last, 3: begun, 4: ended }) => {
    const name = first ?? last ?? begun ?? ended ?? ''
    const low = name.toLowerCase()
    return isFirstName(low) && !known.includes(low) && isNameAt(heard.words, name, index + lead.length)
  })
}
