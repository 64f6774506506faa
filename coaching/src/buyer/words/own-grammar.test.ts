import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import { objectionTemplates } from '../../generation/content/content.ts'
import { doubtContent } from '../doubts/content.ts'
import { whatItTakes } from '../heard/what-it-takes.ts'
import { conditionWords } from '../policy/conditions.ts'
import { demands } from '../terms/content.ts'
import { voices } from './lines.ts'

/** Every text that a buyer may say, wherever in the content it stands. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const folders = ['..', '../../generation/content']
const content = folders.flatMap((folder) => {
  const root = new URL(`${folder}/`, import.meta.url)
  return globSync('**/*.json', { cwd: root }).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(new URL(file, root), 'utf8'))),
  )
})

/** "That I can use", "…, that they'd manage": one writer's way to put the thing first, heard from everybody. */
const thingFirst =
  /(?:^|[.!?,] (?:oh, |okay, |well, |and )?)that (?:i|they|we)(?:'d|'ll)? (?:can|could|would|want|like|look|manage|use|see|read|spare|plan|sell|explain|live|work|check|schedule|remember|map)\b(?! (?:have|be)\b)/i
const nobodySays = [
  'that belongs to it too',
  'we see it alike',
  'We speak of',
  'One speaks of',
  'talk about it and it stays',
  'haggle on',
  'the point I made earlier',
  'You know what we said',
  'You remember.',
  'only not for',
  'Where it counts, it helps',
  "What else isn't?",
  'we call that',
  'nobody upstairs',
]

describe('the words of buyers', () => {
  it('do not put the thing first: "I can use that", and not "that I can use"', () => {
    expect(content.length).toBeGreaterThan(5000)
    expect(content.filter((text) => thingFirst.test(text))).toEqual([])
  })

  it('hold none of the phrases that a reader has found nobody to say', () => {
    for (const phrase of nobodySays) expect(content.filter((text) => text.includes(phrase))).toEqual([])
  })
})

/** "…, as I said", "I meant that", "I haven't forgotten": the reminder that one has asked for it before. */
const pointsBack =
  /\b(?:(?:like|as) (?:I|we) \w+|I (?:said|meant|told|did (?:say|ask))|you did say|haven't forgotten|you remember|remind you|that was mine)\b/i

describe('a condition that is called in with a yes', () => {
  it.each(temperaments)('%s: is named, and only in one wording of five as something said before', (temperament) => {
    const said = Object.values(conditionWords.calledIn[temperament]).flat()
    const stamped = said.filter((text) => pointsBack.test(text))
    expect(stamped.length).toBeLessThanOrEqual(said.length / 5)
  })
})

it('at the goodbye hardly anybody says the hour again: of one voice it is one wording at most', () => {
  for (const temperament of temperaments) {
    const withHour = voices[temperament].byeMeeting.filter((wording) => wording.includes('{when}'))
    expect(withHour.length).toBeLessThanOrEqual(1)
  }
})

/** A wording with what is filled in blanked. */
const mouldOf = (text: string): string => text.toLowerCase().replaceAll(/\{\w+\}/g, '…')

describe('six temperaments', () => {
  const reasons = objectionTemplates.flatMap(({ threads }) =>
    threads.flatMap(({ called: _, ...said }) => Object.values(said)),
  )
  const furthered = [...Object.values(doubtContent.kinds), ...Object.values(whatItTakes.takes)]
  const wishes = demands.flatMap(({ ask, behind }) => [ask, behind])

  it('raise a worry, go deeper, let it go and make a demand in wordings that no two of them share', () => {
    for (const voiced of [reasons, wishes, furthered]) {
      const moulds = voiced.flatMap((voices) =>
        Object.entries(voices).flatMap(([who, texts]) => texts.map((text) => ({ who, mould: mouldOf(text) }))),
      )
      const long = moulds.filter(({ mould }) => mould.replaceAll('…', '').split(/\s+/).filter(Boolean).length >= 4)
      expect(long.length).toBeGreaterThan(150)
      const shared = long.filter(({ who, mould }) => long.some((other) => other.mould === mould && other.who !== who))
      expect(shared).toEqual([])
    }
  })
})
