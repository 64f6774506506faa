import type { HeardTurn } from './heard-call.ts'
import type { HeardObjection } from './heard-objection.ts'

const puttingOff =
  /\b(?:(?:we|i|let['’]?s|let me|you and i)(?:['’]ll| can| could| will| would)?(?: always| still| just| all| both)? (?:look (?:at|into)|(?:come|get|go|circle) (?:back )?(?:to|on to|onto)|talk (?:about|through)|speak about|deal with|worry about|sort (?:out )?|tackle|handle|discuss|cover|cross|leave|park)|(?:that['’]s|it['’]s) (?:something |a (?:topic|question|thing) )?for|not (?:now|today)|one step at a time)\b[^.?!]{0,60}\b(?:later|another (?:time|day|call)|some other time|next time|down the (?:line|road)|further on|when we (?:get|come) (?:there|to it)|(?:that|this|the) bridge|at the (?:end|right time)|in due course|for now|at some point|eventually)\b/iu

/** "Sure, we can look at that later": what was said is put off. */
export const putsOff = ({ heard }: HeardTurn): boolean => puttingOff.test(heard)

/** The first reply to a worry puts it off, and nothing settles it after that. */
export const isPutOff = ({ replies: [reply], settled }: HeardObjection): boolean =>
  !settled && reply !== undefined && putsOff(reply)
