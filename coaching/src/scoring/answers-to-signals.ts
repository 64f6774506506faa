import type { SignalKind } from '../metrics/heard/signals.ts'
import type { Selling } from '../product-summary/selling.ts'

type Asked = Exclude<SignalKind, 'warmth' | 'others'>

/** What a question of each kind asks for at its plainest: only then is it known how the answer begins. */
const plainly: Record<Asked, { asked: RegExp; answer: string }> = {
  price: {
    asked:
      /\b(?:how much|what (?:does|do|would|will)\b.{0,24}\b(?:cost|charge|ask|pay|run)|what['’]?s (?:it|that|this|the) (?:cost|price|damage))\b/iu,
    answer: 'It costs [your price, and what is in it].',
  },
  timing: {
    asked:
      /\b(?:how (?:soon|fast|quickly)|until|up and running|live|introduc\w*|first use|set ?up|roll ?out|when (?:could|can|would) (?:we|you|it|i) (?:start|begin|be|have))\b/iu,
    answer: 'From the first day to daily use it takes [how long].',
  },
  rollout: {
    asked:
      /\b(?:how (?:much|many)|take|involve|need (?:from|of) us|need us|train\w*|set ?up|effort|mean for (?:us|my|our))\b/iu,
    answer: 'On your side it takes [people and hours].',
  },
  people: {
    asked: /\b(?:show|include|bring|talk to|see|want|like|need)\b/iu,
    answer: 'It is better they see it early.',
  },
  proof: {
    asked: /\b(?:show|see|try|example|case)\b/iu,
    answer: 'I can show you [what you can show, on a case of theirs].',
  },
}

const inGeneral = '[Your answer to that, in one sentence.]'

/** The answer to a buyer's question: the one that the summary has, else one with a blank, and of a question of its own nothing but that. */
export function answerTo(kind: Asked, question: string, selling: Selling | null): string {
  const { asked, answer } = plainly[kind]
  if (!asked.test(question)) return inGeneral
  const [proof] = selling?.proof ?? []
  if (kind === 'price' && selling !== null && selling.price !== null) return `It costs ${selling.price}.`
  return kind === 'proof' && proof !== undefined ? `${proof}. I can show you how they did it.` : answer
}
