import { auxiliary, whoOfTwo, type Asked } from './asked-kind.ts'

/** Measures of one thing: only one of two such can be. */
const measure =
  /\b(?:every|each|daily|weekly|monthly|yearly|always|often|sometimes|rarely|seldom|constantly|now and (?:then|again)|once|twice|one-off|exceptions?|the rule|all|most|some|half|a few|more|less|new|recent\w*|(?:a )?long|short|better|worse)\b/

/** "Every week or just now and then": both would be no answer. */
export function excludeEachOther(options: readonly string[]): boolean {
  return options.some((option) => measure.test(option))
}

const joins = /^(?:on|by|in|at|with|for|from|to|of|before|after)$/

const owned = /^(?:the|your|our|my|their)$/
const whoActs = /^(?:would|will|do|does|did|could|can|is it|are) (?:the|your|our|my|their)\b/

/** "Every day or just Mondays": half of the first would be another thing. */
const goesBefore =
  /^(?:every|each|all|most|some|the|an?|once|twice|only|both|half|no|on|by|in|at|with|for|from|your|my|our|their)$/

function asSaid(option: readonly string[]): string {
  return option
    .join(' ')
    .replaceAll(/\byou\b/g, 'me')
    .replaceAll(/\byours?\b/g, 'our')
}

/** The two things a choice names, shortest sensible part of each; null when they are whole clauses. */
export function optionsIn({ text }: Asked): readonly [string, string] | null {
  const [, one, other] = whoOfTwo.exec(text) ?? []
  if (one !== undefined && other !== undefined) return [asSaid(one.split(' ')), asSaid(other.split(' '))]
  const [, before = '', after = ''] = /^(.*?),? or (.*?)\W*$/.exec(text) ?? []
  const second = after
    .replace(
      /^(?:is it |is that |are they |(?:would|will|could) (?:it|that|they) (?:be )?|was it |rather |have it |more of |more |just |only )+/,
      '',
    )
    .split(' ')
  if (second.length === 0 || second.length > 4 || new RegExp(String.raw`^${auxiliary}$`).test(second[0] ?? ''))
    return null
  const lead = second[0] ?? ''
  const words = before.split(' ')
  const from = words.lastIndexOf(lead)
  // What is said twice begins both: "because of the weather, or because of the people?"
  if ((joins.test(lead) || lead === 'because') && from > 0) return [asSaid(words.slice(from)), asSaid(second)]
  const often = /\b(?:every|each|once|twice|most|daily|weekly|monthly|always)\b.*$/.exec(before)?.[0]
  if (often !== undefined && often.split(' ').length <= 4 && excludeEachOther([second.join(' ')]))
    return [asSaid(often.split(' ')), asSaid(second)]
  // "Would your nurses use it, or the office?": one of two who are named.
  const named = words.findLastIndex((word) => owned.test(word))
  if (owned.test(lead) && named > 0 && named + second.length < words.length && whoActs.test(before))
    return [asSaid(words.slice(named, named + second.length)), asSaid(second)]
  const start = words.length - second.length
  const first = words.slice(goesBefore.test(words[start - 1] ?? '') ? start - 1 : start)
  if (words.length <= second.length || first.length < second.length) return null
  return [asSaid(first), asSaid(second)]
}
