import { meaningOf } from '../perceive.ts'
import { ofAnything } from './of-anything.ts'

/** What people do and suffer when something goes wrong, whatever their work is. */
const ofTrouble = meaningOf(
  'piece pieces slack bill tab weight load brunt take takes took blame blamed yell yells yelled shout shouted flak heat hit notice notices noticed fix fixes fixed sort sorts sorted clean mess phone phones call calls called caller ring rings hear hears heard pick picks picked carry carries bear pays pay stays stay stayed deal deals dealt handle handles handled left holding bag chase chases jump jumps drop drops everything angry upset suffer suffers suffered explain explains apologise apologises apologize answer answers responsible charge keep track tabs eye end ends ended job charged step steps',
)
const who = /^(?:(?:and|so|but|okay|ok|then|usually|normally),? )*(?:who|whose|whom)\b/

/** A question for a person that goes on from whatever was talked of: "who gets yelled at?". */
export function asksWhoOfIt(question: string): boolean {
  return (
    who.test(question) &&
    [...meaningOf(question)].every((stem) => stem.length <= 2 || ofTrouble.has(stem) || ofAnything.has(stem))
  )
}
