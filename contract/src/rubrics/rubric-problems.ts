import { rubricNames } from '../reviews/rubric-names.ts'
import type { ChosenCheck, CriterionContent, LibraryCheck, PhraseRule, RubricContent } from './rubric-content.ts'

/** What keeps a rubric from being scored with. `field` is its place: "criteria.0.weight". */
export type RubricProblem = { field: string; message: string }

/** The words of a text as phrases are matched by: in small letters, apostrophes alike, without punctuation. */
export function wordsIn(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu)].map((match) => ({
    word: match[0].normalize('NFKC').toLowerCase().replaceAll('’', "'"),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** What the library has, as far as a rubric depends on it. */
type Library = readonly Pick<LibraryCheck, 'key' | 'restraint'>[]

const builtInNames = new Set(Object.values(rubricNames).map(({ name }) => name.toLowerCase()))
const fewestLetters = 2

function problemsOfName(name: string): string[] {
  if (name.trim().length < fewestLetters) return ['Give the rubric a name.']
  return builtInNames.has(name.trim().toLowerCase())
    ? [`${name.trim()} is a built-in rubric. Give yours a name of its own.`]
    : []
}

/** For each that was there before in the list: its place and what it is called. */
function repeated(names: readonly string[]): { at: number; name: string }[] {
  const seen = new Set<string>()
  return names.flatMap((name, at) => {
    const same = name.trim().toLowerCase()
    const isNew = same === '' || !seen.has(same)
    seen.add(same)
    return isNew ? [] : [{ at, name: name.trim() }]
  })
}

function problemsOfPhrases({ text, phrases }: Pick<PhraseRule, 'text' | 'phrases'>, field: string): RubricProblem[] {
  const found: RubricProblem[] = []
  if (text.trim() === '') found.push({ field: `${field}.text`, message: 'Say in a few words what is looked for.' })
  if (phrases.length === 0) found.push({ field: `${field}.phrases`, message: 'Add a phrase to look for.' })
  phrases.forEach((phrase, at) => {
    if (wordsIn(phrase).length > 0) return
    const message = phrase.trim() === '' ? 'A phrase is empty.' : `“${phrase.trim()}” has no word in it.`
    found.push({ field: `${field}.phrases.${at}`, message })
  })
  return found
}

function problemsOfCheck(check: ChosenCheck, field: string, library: Library): RubricProblem[] {
  if (check.kind === 'phrases') return problemsOfPhrases(check, field)
  const isKnown = library.some(({ key }) => key === check.key)
  return isKnown ? [] : [{ field, message: `The library has no check “${check.key}”.` }]
}

/** What is left undone counts beside something done: a criterion of nothing else could never be met. */
const isAllRestraint = (checks: readonly ChosenCheck[], library: Library): boolean =>
  checks.every(
    (check) => check.kind === 'library' && library.some(({ key, restraint }) => key === check.key && restraint),
  )

function problemsOfChecks(
  checks: readonly ChosenCheck[],
  field: string,
  named: string,
  library: Library,
): RubricProblem[] {
  if (checks.length === 0)
    return [{ field: `${field}.checks`, message: `Pick a check for ${named}, or add phrases to look for.` }]
  const found = checks.flatMap((check, at) => problemsOfCheck(check, `${field}.checks.${at}`, library))
  if (!isAllRestraint(checks, library)) return found
  const message = `All checks of ${named} are about something left undone. Add one about something that is done.`
  return [...found, { field: `${field}.checks`, message }]
}

function problemsOfCriterion(criterion: CriterionContent, field: string, library: Library): RubricProblem[] {
  const { label, weight, descriptors, notShown, notApplicable, checks } = criterion
  const named = label.trim() === '' ? 'this criterion' : `“${label.trim()}”`
  const found: RubricProblem[] = []
  if (label.trim() === '') found.push({ field: `${field}.label`, message: 'Give the criterion a name.' })
  if (weight < 1) found.push({ field: `${field}.weight`, message: `Give ${named} a weight of at least 1.` })
  descriptors.forEach((descriptor, at) => {
    if (descriptor.trim() !== '') return
    found.push({ field: `${field}.descriptors.${at}`, message: `Say what level ${at + 1} of ${named} means.` })
  })
  const instead = [
    ['notShown', notShown, `Say what is shown when nothing of ${named} was done.`],
    ['notApplicable', notApplicable, `Say what is shown when a call has no occasion for ${named}.`],
  ] as const
  for (const [part, words, message] of instead)
    if (words.trim() === '') found.push({ field: `${field}.${part}`, message })
  return [...found, ...problemsOfChecks(checks, field, named, library)]
}

/** What stands twice: names of criteria, checks of the library, texts and keys of phrases. */
function problemsOfRepeats({ criteria, blockers }: RubricContent): RubricProblem[] {
  const checks = criteria.flatMap((criterion, at) =>
    criterion.checks.map((check, i) => ({ check, field: `criteria.${at}.checks.${i}` })),
  )
  const picked = checks.flatMap(({ check, field }) => (check.kind === 'library' ? [{ key: check.key, field }] : []))
  const phrases = [
    ...checks.flatMap(({ check, field }) => (check.kind === 'phrases' ? [{ ...check, field }] : [])),
    ...blockers.map((blocker, at) => ({ ...blocker, field: `blockers.${at}` })),
  ]
  return [
    ...repeated(criteria.map(({ label }) => label)).map(({ at, name }) => ({
      field: `criteria.${at}.label`,
      message: `Two criteria are named “${name}”.`,
    })),
    ...repeated(criteria.map(({ key }) => key)).map(({ at, name }) => ({
      field: `criteria.${at}.key`,
      message: `Two criteria have the key “${name}”.`,
    })),
    ...repeated(picked.map(({ key }) => key)).map(({ at, name }) => ({
      field: picked[at]?.field ?? 'criteria',
      message: `The check “${name}” is picked twice: what was done once counts once.`,
    })),
    ...repeated(phrases.map((rule) => rule.text)).map(({ at, name }) => ({
      field: `${phrases[at]?.field ?? 'criteria'}.text`,
      message: `Phrases are looked for twice as “${name}”.`,
    })),
    ...repeated(phrases.map(({ key }) => key)).map(({ at, name }) => ({
      field: `${phrases[at]?.field ?? 'criteria'}.key`,
      message: `Phrases are looked for twice under the key “${name}”.`,
    })),
  ]
}

/**
 * All that keeps a rubric from being scored with or published, in sentences that say what to do; empty when nothing does.
 * `library` are the checks that can be picked.
 */
export function rubricProblems(content: RubricContent, library: Library): RubricProblem[] {
  const { name, criteria, blockers } = content
  const sum = criteria.reduce((total, { weight }) => total + weight, 0)
  const weights = criteria.length > 0 && sum !== 100 ? [`The weights sum to ${sum}. They have to sum to 100.`] : []
  return [
    ...problemsOfName(name).map((message) => ({ field: 'name', message })),
    ...(criteria.length === 0 ? [{ field: 'criteria', message: 'Add a criterion.' }] : []),
    ...weights.map((message) => ({ field: 'criteria', message })),
    ...criteria.flatMap((criterion, at) => problemsOfCriterion(criterion, `criteria.${at}`, library)),
    ...blockers.flatMap((blocker, at) => problemsOfPhrases(blocker, `blockers.${at}`)),
    ...problemsOfRepeats(content),
  ]
}
