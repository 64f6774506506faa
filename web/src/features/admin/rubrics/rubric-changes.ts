import type {
  BlockerRule,
  ChosenCheck,
  CriterionContent,
  PhraseRule,
  RubricContent,
} from '@ringside/contract/rubrics/rubric-content'
import { checkName, ruleWords } from './rubric-draft.ts'

type Same = (a: unknown, b: unknown) => boolean

/** Both are plain data of one shape, parsed by one schema: their text tells them apart. */
const same: Same = (a, b) => JSON.stringify(a) === JSON.stringify(b)

const sameCheck = (a: ChosenCheck, b: ChosenCheck): boolean => a.kind === b.kind && a.key === b.key

function changesOfRule(before: PhraseRule, after: PhraseRule): string[] {
  if (same(before, after)) return []
  return [`“${after.text}” looks for ${ruleWords(after)}; before, for ${ruleWords(before)}.`]
}

const failsWords = (blocker: BlockerRule): string => `${blocker.forbidden ? 'with' : 'without'} ${ruleWords(blocker)}`

function changesOfBlocker(before: BlockerRule, after: BlockerRule): string[] {
  if (Boolean(before.forbidden) === Boolean(after.forbidden)) return changesOfRule(before, after)
  return [`“${after.text}”: a call fails ${failsWords(after)}; before, ${failsWords(before)}.`]
}

function changesOfChecks(before: CriterionContent, after: CriterionContent, text: (key: string) => string): string[] {
  const gone = before.checks.filter((check) => !after.checks.some((other) => sameCheck(check, other)))
  const added = after.checks.filter((check) => !before.checks.some((other) => sameCheck(check, other)))
  const rewritten = after.checks.flatMap((check) => {
    const old = before.checks.find((other) => sameCheck(check, other))
    return check.kind === 'phrases' && old?.kind === 'phrases' ? changesOfRule(old, check) : []
  })
  const order = (checks: readonly ChosenCheck[]) => checks.map(({ kind, key }) => `${kind} ${key}`)
  const isReordered = gone.length + added.length === 0 && !same(order(before.checks), order(after.checks))
  return [
    ...added.map((check) => `${after.label}: “${checkName(check, text)}” is looked at as well.`),
    ...gone.map((check) => `${after.label}: “${checkName(check, text)}” is looked at no more.`),
    ...rewritten,
    ...(isReordered ? [`${after.label}: its checks are in another order, so advice begins with another.`] : []),
  ]
}

function changesOfCriterion(
  before: CriterionContent,
  after: CriterionContent,
  text: (key: string) => string,
): string[] {
  const words = ({ descriptors, notShown, notApplicable }: CriterionContent) => [descriptors, notShown, notApplicable]
  return [
    ...(before.label === after.label ? [] : [`${before.label} is called ${after.label}.`]),
    ...(before.weight === after.weight ? [] : [`${after.label} weighs ${after.weight}, before ${before.weight}.`]),
    ...changesOfChecks(before, after, text),
    ...(same(words(before), words(after)) ? [] : [`${after.label}: its levels are described in other words.`]),
  ]
}

/**
 * What a draft changes of the published version, in sentences for whoever is about to publish it. Criteria and phrases are
 * known by their keys, which stay when their words change. `text` says what a check of the library is called.
 */
export function rubricChanges(before: RubricContent, after: RubricContent, text: (key: string) => string): string[] {
  const old = new Map(before.criteria.map((criterion) => [criterion.key, criterion]))
  const kept = new Set(after.criteria.map(({ key }) => key))
  const oldBlockers = new Map(before.blockers.map((blocker) => [blocker.key, blocker]))
  const keptBlockers = new Set(after.blockers.map(({ key }) => key))
  return [
    ...(before.name === after.name ? [] : [`It is called ${after.name}, before ${before.name}.`]),
    ...after.criteria.flatMap((criterion) => {
      const was = old.get(criterion.key)
      return was
        ? changesOfCriterion(was, criterion, text)
        : [`${criterion.label} is new and weighs ${criterion.weight}.`]
    }),
    ...before.criteria.filter(({ key }) => !kept.has(key)).map(({ label }) => `${label} is gone.`),
    ...after.blockers.flatMap((blocker) => {
      const was = oldBlockers.get(blocker.key)
      return was ? changesOfBlocker(was, blocker) : [`New blocker: a call fails ${failsWords(blocker)}.`]
    }),
    ...before.blockers
      .filter(({ key }) => !keptBlockers.has(key))
      .map((each) => `“${each.text}” is no blocker any more.`),
  ]
}
