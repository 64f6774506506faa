import type { ObjectionFamily } from '@ringside/contract/simulations/vocabulary'

/** What each kind of worry is called by whoever guesses at it. */
const called: Partial<Record<ObjectionFamily, RegExp>> = {
  price: /\b(?:the |your )?(?:money|price|costs?|budget|pricing|funds)\b/,
  timing: /\b(?:the |your )?(?:timing|time|calendar|moment|season|schedule)\b/,
  effort: /\b(?:the |your )?(?:work|effort|workload|hassle|change|people's time|rollout|roll-out|set-?up)\b/,
  competitor: /\b(?:the |an)?(?:other (?:offer|one|vendor|company|supplier)s?|competit(?:or|ion))\b/,
  security: /\b(?:the |your )?(?:security|data|privacy|it department|it people|compliance)\b/,
  'no-authority': /\b(?:the |your )?(?:boss|management|board|sign-?off|approval|others)\b/,
  'vendor-trust': /\b(?:the )?(?:trust|risk|us|company behind it)\b/,
  'tried-before': /\b(?:the )?(?:past|last (?:time|attempt|one)|history|bad experience)\b/,
  contract: /\b(?:the )?(?:contract|terms?|commitment|lock-?in)\b/,
}

const families = Object.keys(called) as ObjectionFamily[]

/**
 * "Is it the money, the timing or something else?": what this worry is called among two or more that a question names; null where it
 * names but one, or not this one.
 */
export function namedAmong(question: string, family: ObjectionFamily): string | null {
  if (!/,|\bor\b/.test(question)) return null
  const named = families.flatMap((one) => (called[one]?.exec(question) ? [one] : []))
  const own = called[family]?.exec(question)?.[0].trim()
  const isChoice = named.length >= 2 || /\bor (?:\w+ )?(?:something|anything) else\b/.test(question)
  if (own === undefined || !isChoice) return null
  return /^(?:the|other|us)\b/.test(own) ? own : `the ${own.replace(/^(?:your|an?) /, '')}`
}
