import { conditionWords } from '../buyer/policy/conditions.ts'
import { inFull } from '../buyer/formal-speech.ts'
import type { ConditionKind } from '../buyer/heard/conditions.ts'

/** How a rep who listens takes on what a yes was made to hang on. */
const promises: Record<ConditionKind, string> = {
  'own-data': "And it'll be your own data, as you said.",
  reference: "And I'll send you the customer's number today, you ring them without me.",
  writing: "And you'll have it in writing before that.",
  stop: 'And you can stop whenever you like, that stays.',
  stays: "And one of ours stays with your people, I've written that down.",
  'first-say': 'And your people are asked first, before anything is decided.',
  'off-work': "And nobody comes off the work for it, I've written that down.",
  later: 'And nothing starts before then, as you said.',
  system: 'And what you have today stays, nobody touches it.',
  once: "And I'll show you that nobody types anything twice.",
  setup: 'And we do the setting up, not your people.',
  hours: "And it's those couple of hours and not more.",
  report: 'And IT gets the report from me this week, before anything else.',
  page: "And I'll bring the page with the figures, and we go through it together.",
  trial: "And it's only a trial, nothing more.",
  'hear-first': "And you speak to them first, I only ring once you've told me so.",
  pilot: 'And the pilot comes first, nothing is paid before that.',
}

const fixedPart = (wording: string): string =>
  wording
    .toLowerCase()
    .split(/\{\w+\}/)
    .toSorted((a, b) => b.length - a.length)[0]
    ?.trim() ?? ''

const heardAs = Object.values(conditionWords.calledIn).flatMap((kinds) =>
  Object.entries(kinds).flatMap(([kind, wordings]) =>
    wordings.flatMap((text) =>
      [text, inFull(text)].map((one) => ({ kind: kind as ConditionKind, part: fixedPart(one) })),
    ),
  ),
)

/** What has to come before the signature, by the words for it: "until IT has had that report". */
const firsts = Object.entries(conditionWords.firsts).flatMap(([kind, first]) =>
  [first, inFull(first)].map((one) => ({ kind: kind as ConditionKind, part: fixedPart(one) })),
)

const again = Object.values(conditionWords.again).flatMap((wordings) =>
  wordings.flatMap((text) => [text, inFull(text)].map(fixedPart)),
)
const things = Object.entries(conditionWords.things).map(([kind, thing]) => ({
  kind: kind as ConditionKind,
  part: fixedPart(thing),
}))

/** What a rep says to the conditions that the buyer's words call in; null where they call in none. */
export function promiseFor(buyerWords: string): string | null {
  const plain = buyerWords.toLowerCase()
  const comesBack = again.some((part) => plain.includes(part))
  const found = [...heardAs, ...firsts, ...(comesBack ? things : [])].filter(({ part }) => plain.includes(part))
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return kinds.length === 0 ? null : kinds.map((kind) => promises[kind]).join(' ')
}
