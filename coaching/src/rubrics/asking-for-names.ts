import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { NamesHeard } from '../metrics/heard/names.ts'
import { openingOf, quoteOfSpan } from '../metrics/heard/spans.ts'
import { enoughNames } from '../buyer/names/names.ts'
import { met, noOccasion, unmet, type Check, type Finding } from './rubric.ts'

const askedLast = ({ asks }: NamesHeard) => {
  const ask = asks.at(-1)
  return ask === undefined ? null : quoteOfSpan(ask.turn, ask.span)
}

/** In a call about names the step is a name: what each check of a step finds there. */
const findings = {
  asked: (names: NamesHeard): Finding => {
    const ask = names.asks.find(({ early }) => !early)
    if (names.pushed !== null && ask === undefined) return unmet(openingOf(names.pushed))
    return ask === undefined ? unmet(askedLast(names)) : met(quoteOfSpan(ask.turn, ask.span))
  },
  what: ({ clear, ...names }: NamesHeard): Finding =>
    clear === null ? unmet(askedLast({ clear, ...names })) : met(openingOf(clear)),
  agreed: ({ named, namedInAll, ...names }: NamesHeard): Finding => {
    const [first] = named
    if (first === undefined) return unmet(askedLast({ named, namedInAll, ...names }))
    return namedInAll >= enoughNames ? met(...named.map(openingOf)) : unmet(openingOf(first))
  },
  when: ({ plan }: NamesHeard): Finding => {
    if (plan === null) return unmet()
    return plan.when === null ? unmet(openingOf(plan.turn)) : met(openingOf(plan.turn))
  },
  who: ({ leave }: NamesHeard): Finding => {
    if (leave === null) return unmet()
    return leave.granted ? met(openingOf(leave.turn)) : unmet(openingOf(leave.turn))
  },
} as const

const advice: Record<keyof typeof findings, (buyerName: string) => string> = {
  asked: (buyerName) =>
    `Ask ${buyerName} how they get on with it first, hear it, and then ask for one person: “Who comes to mind first?”`,
  what: (buyerName) =>
    `Say who it would help, so that ${buyerName} can think of somebody: “Somebody in your job at a company of your size who still does it by hand.”`,
  agreed: (buyerName) =>
    `Ask ${buyerName} for one name, say what you will do with it, and only then ask who else comes to mind.`,
  when: (buyerName) =>
    `Say what becomes of the name: “I’ll ring on Thursday, once, and tell you on Friday how it went.” ${buyerName} can then rely on it.`,
  who: (buyerName) => `Ask ${buyerName}: “May I say that you sent me, or would you rather introduce us?”`,
}

/** What a check of the next step finds in a call about names; null in any other call. */
export function foundOfNames(key: keyof typeof findings, { names }: CallEvidence): Finding | null {
  return names === null ? null : findings[key](names)
}

/** What to do about it next time; null in any other call. */
export function adviceOfNames(key: keyof typeof findings, { names, buyerName }: CallEvidence): string | null {
  return names === null ? null : advice[key](buyerName)
}

/** Whoever is named should not come to regret it, and nor should the one who named them. */
export const safe: Check = {
  key: 'next-step.safe',
  text: 'Made it easy and safe to name somebody',
  find: ({ names }) => {
    if (names === null) return noOccasion
    if (names.pushed !== null) return unmet(openingOf(names.pushed))
    return names.assured === null ? unmet(askedLast(names)) : met(openingOf(names.assured))
  },
  advice: ({ buyerName, names }) =>
    names?.pushed
      ? `Leave the list and the reward out. ${buyerName} names somebody to whoever asks for one person and looks after them.`
      : `Make it safe for ${buyerName}: what you will say, that you ring once, that a no is fine, and that they hear from you how it went.`,
}
