import { nextStepDetail } from '../../acts/details.ts'

/** Where one thing to do ends and the next begins: "I'll send a plan tomorrow, and we meet on the twelfth." */
const between =
  /[.;!?]+\s+|,? (?:and )?then,? |, (?:(?:and|so|but) )?(?=(?:we|you|I|let['’]?s|shall|could|can)(?:\b|['’]))/iu

const meeting =
  /\b(?:meet|talk|speak|sit (?:down|together)|get together|catch up|look at|go (?:through|over)|walk|come|visit|show|demo|session|workshop|meeting|call (?:on|at))\b/iu
const sending = /\b(?:send|e-?mail|mail|post|forward|share|come back to)\b/iu

/**
 * The part of a turn that says on which day they meet, or null where none does: a plan that is sent tomorrow has its day
 * too, and often comes first.
 */
export function meetingPart(words: string): string | null {
  const parts = words.split(between)
  return (
    parts.find((part) => meeting.test(part) && !sending.test(part) && nextStepDetail(part).day !== undefined) ?? null
  )
}
