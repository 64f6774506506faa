import { folded } from '../../speech/said.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'

const through =
  /\b(?:put(?:ting)? you (?:through|on)|connecting you|transferring you|hold the line|here (?:s?he|they) (?:is|comes))\b/iu

/** Where whoever answers an uploaded call puts the rep through: from here on somebody else may be on the line. */
export const putThroughIn = ({ turns }: HeardCall): HeardTurn | undefined =>
  turns.find(({ speaker, heard }) => speaker === 'buyer' && through.test(folded(heard)))
