import type { HeardTurn } from './heard-call.ts'

const confirming =
  /^\W*(yes|yeah|yep|exactly|correct|right|that['’]?s (it|right|correct|the list|about|exactly|fair|pretty)|you['’]?ve got it|you got it|pretty much|more or less|spot on|all of it|you['’]ve been listening|you (do )?listen)\b/iu

/** A summary in the rep's own words is one when the buyer says so. */
export function confirms(answer: HeardTurn | undefined): boolean {
  if (answer?.speaker !== 'buyer') return false
  return answer.mind?.move === 'confirm-recap' || confirming.test(answer.heard)
}

/** "More or less. It isn't always like that.": whoever goes on to limit it has not said that it is so. */
const limited =
  /^\W*(?:(?:yes|yeah|well),? )?(?:pretty much|more or less)\b\W+(?:it|that|this)(?:['’]s| is|n['’]t| isn['’]t| wasn['’]t)? ?(?:not|n['’]t|always|only|isn['’]t|wasn['’]t)\b/iu

/** A yes that goes on to limit what it said yes to. */
export const limits = ({ heard }: HeardTurn): boolean => limited.test(heard)

/** Plainly said, and not out of politeness: a practice buyer's mind knows, and else the words tell. */
export function meansYes(answer: HeardTurn | undefined): boolean {
  if (answer === undefined || !confirms(answer)) return false
  return answer.mind === null ? !limits(answer) : answer.mind.move === 'confirm-recap'
}
