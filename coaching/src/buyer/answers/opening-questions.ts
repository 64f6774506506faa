import { isNameAt } from '../../acts/details.ts'
import { sureFrom } from '../../acts/confidence.ts'
import { isFirstName } from '../../acts/lexicon.ts'
import { smallQuestion } from '../heard/asides.ts'
import { everydayIn, meetEveryday } from './everyday.ts'
import { count, countOf } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { actIn, isAsking } from '../perceive.ts'
import { say, sayFitting } from '../speak.ts'
import type { Plan, Scene } from '../scene.ts'

/** A buyer asks what it is about twice; whoever is not told then hears what comes. */
export const mostPurposeAsked = 2

/** Said only to somebody of whom one has never heard. */
const toStranger =
  /\bnever heard|\bdon't (?:think I )?know (?:the|\{repCompany\})|\bnot familiar\b|^\{repCompany\}\. No\b|\bnice to meet\b|\bcome across us\b|\bout of a list\b/i

/** What the call is about, as it is asked of this caller. */
export function askPurpose(scene: Scene): Piece {
  const { earlierCalls, colleaguesHeard } = scene.setup.memory
  const isStranger = earlierCalls.length === 0 && colleaguesHeard.length === 0
  return sayFitting(scene, 'askPurpose', (wording) => isStranger || !toStranger.test(wording))
}

/** What the buyer wants to know of the caller themselves: who it is, then what it is about. */
function ownQuestionBack(scene: Scene): Piece[] {
  const { mind } = scene
  if (!mind.knows.name) return [say(scene, ['askWho'])]
  if (mind.knows.reason || countOf(mind, 'purpose-asked') >= mostPurposeAsked) return []
  count(mind, 'purpose-asked')
  mind.question = { kind: 'purpose', turn: mind.turn }
  return [askPurpose(scene)]
}

const asksForName =
  /\b(?:is (?:this|that)|(?:speaking|talking) (?:with|to)|do i have|(?:speak|talk) (?:with|to)) (?:(?:mr|mrs|ms|dr)\.? )?(\p{L}[\p{L}'’-]+)(?: (\p{L}[\p{L}'’-]+))?/iu

/** "Is that Anna?", asked of Keith. */
function asksForAnother({ heard, persona }: Scene): boolean {
  const [, first = '', last = ''] = asksForName.exec(heard.words) ?? []
  const own = [persona.firstName.toLowerCase(), persona.lastName.toLowerCase()]
  const isName =
    isFirstName(first.toLowerCase()) ||
    (/^\p{Lu}/u.test(first) && isNameAt(heard.words, first, heard.words.indexOf(first)))
  return isName && !own.includes(first.toLowerCase()) && !own.includes(last.toLowerCase())
}

/** "Is that your department?" depends on what it is about, for somebody who has not been told. */
function answered(scene: Scene): Plan | null {
  if (asksForAnother(scene)) return { move: 'greet-back', pieces: [say(scene, ['notMe'])] }
  const matter = everydayIn(scene.persona, scene.heard)
  if (matter?.id === 'right-person' && !scene.mind.knows.reason)
    return { move: 'greet-back', pieces: [say(scene, ['rightPerson'])] }
  if (matter !== null) return matter.of === 'company' ? null : meetEveryday(scene)
  const keys = smallQuestion(scene.heard)
  return keys === null || keys.includes('reactSmallTalk') || keys.includes('goOn')
    ? null
    : { move: 'react', pieces: [say(scene, keys)] }
}

/**
 * A caller out of the blue asks something before the buyer knows who it is or what it is about. A small question gets
 * its answer and the buyer's own; one about the business gets a word that it was heard, and theirs first.
 */
export function meetFirstQuestion(scene: Scene): Plan | null {
  const { heard, mind } = scene
  if (!heard.asks) return null
  const plan = answered(scene)
  if (plan !== null) return { ...plan, move: 'greet-back', pieces: [...plan.pieces, ...ownQuestionBack(scene)] }
  const asksProperly = heard.acts.some(({ act, confidence }) => isAsking(act) && confidence >= sureFrom)
  if (!asksProperly || mind.knows.name || mind.turn > 1 || actIn(heard, 'permission') !== undefined) return null
  return { move: 'ask-who', pieces: [say(scene, ['beforeThat']), say(scene, ['askWho'])] }
}
