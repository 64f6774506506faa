import type { Review } from '@ringside/contract'
import type { HeardDecision } from '../metrics/heard/decision.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { openingOf } from '../metrics/heard/spans.ts'
import { nextStepDetail } from '../acts/details.ts'

/** The day that was named for it, as it is said: "Monday the second". */
function dayOf({ day }: HeardDecision): string {
  const named = day === null ? undefined : nextStepDetail(day.heard).day?.text.replace(/^(on|by|next|this) /iu, '')
  return named ?? 'Monday the third'
}

const toSigner = ({ signer }: HeardDecision): string => (signer === null ? 'you' : `you and ${signer}`)

/** A line that asks for the decision so that it wants an answer; after a no, one that takes it and learns from it. */
export function betterAsk(decision: HeardDecision, { buyerName }: CallEvidence, at: number): string {
  const { answer } = decision
  if (answer?.kind === 'no' && answer.turn.at < at)
    return `Thank you for telling me straight, ${buyerName}. What would have had to be different for a yes?`
  return `So let me ask you plainly, ${buyerName}: shall we go ahead? The contract would be with ${toSigner(decision)} this week, and we would start on ${dayOf(decision)}.`
}

/** What to do after a call about a decision, by what became of it. */
export function afterDecision(decision: HeardDecision, { buyerName }: CallEvidence): Review['nextSteps'][number] {
  const { answer, day, signer, signature } = decision
  if (answer === null)
    return {
      text: `${buyerName} has not decided. Ring again, ask plainly for the decision, and ask what is in its way.`,
      quote: null,
    }
  const quote = openingOf(answer.turn)
  if (answer.kind === 'no')
    return { text: `${buyerName} said no. Keep the reason, and ring again when it no longer holds.`, quote }
  if (answer.kind === 'day')
    return { text: `Ring ${buyerName} on the day you agreed, and ask for the yes or the no.`, quote }
  if (day === null) return { text: `${buyerName} said yes. Agree the day on which it starts.`, quote }
  return signer !== null && signature === null
    ? { text: `${buyerName} said yes. See to it that ${signer} signs: nothing was agreed on that.`, quote }
    : { text: `${buyerName} said yes. Send the contract today, and do what you said happens next.`, quote }
}

/** What was won of the decision, as it stands in a sentence after "You"; null where there is no answer. */
export function wonDecision({ answer }: HeardDecision): string | null {
  if (answer === null) return null
  if (answer.kind === 'yes') return 'left with a yes'
  return answer.kind === 'day' ? 'left with a day for the decision' : 'left with a clear no and its reason'
}

const quoted = ({ words }: { words: string }): string =>
  words.length > 80 ? `${words.slice(0, 77).trimEnd()} …` : words

/** What was lost over the decision, by the check that was not met. */
export const lostOverDecision: Record<string, (decision: HeardDecision, buyerName: string) => string> = {
  'next-step.decision': ({ hedged, plain }, buyerName) => {
    if (plain.length > 0) return `You pressed ${buyerName} for the decision.`
    const [first] = hedged
    return first === undefined
      ? `You never asked ${buyerName} for the decision.`
      : `“${quoted(first)}” can be left without an answer, and was.`
  },
  'next-step.answer': (_, buyerName) => `${buyerName} said neither yes nor no.`,
  'next-step.day': () => 'No day was named to start on, or to decide by.',
  'next-step.signature': ({ signer }) =>
    signer === null ? 'You left open who signs.' : `You left open how ${signer} comes to sign.`,
  'next-step.after': () => 'You left open what happens next.',
  'next-step.kept': ({ resold, gift }) =>
    resold === null
      ? `You gave something away that nobody had asked for: “${gift === null ? '' : quoted(gift)}”.`
      : `You sold it again: “${quoted(resold)}”.`,
}
