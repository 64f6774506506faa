import { departmentIn, levelIn, standingOf, type Standing } from '../generation/standing.ts'
import type { MaterialLine } from './call-material.ts'

/** Where somebody stands in their company, and what tells it: a line of the call, or null for what stands beside their name. */
export interface StandingSaid {
  readonly standing: Standing
  readonly line: MaterialLine | null
}

/** More words than a title has are a sentence. */
const longestTitle = 6
const adverbs = '(?:(?:actually|also|just|currently|still|now|only|basically) )?'
const title = `(?<title>[^.,;:!?()]{2,60})`
const end = '(?=$|[.,;:!?]| (?:here|at|for|and|in|so|but|now|myself)\\b)'

/** "I'm the head of operations here": who is called so by themselves. */
const iAm = new RegExp(
  `\\b(?:I['’]m|I am|I work (?:here )?as|I joined as) ${adverbs}(?<article>the|a|an|our)? ?${title}`,
  'giu',
)
const myJob = new RegExp(`\\bmy (?:job title|title|role|job) is ${adverbs}(?:the |a |an )?${title}`, 'giu')
/** "You're the plant manager, right?": what the rep says to them, and they let stand. */
const youAre = new RegExp(`\\b(?:you['’]re|you are|you as|as) ${adverbs}the ${title}`, 'giu')
/** "I run the warehouse", "I'm in charge of procurement". */
const leads = new RegExp(
  `\\bI(?:['’]m| am)? ${adverbs}(?:run|head(?: up)?|lead|oversee|look after|responsible for|in charge of) (?:all )?(?:of )?(?:the |our )?(?<department>[^.,;:!?()]{2,40}?)(?: (?:team|department|side|function|group|people))?${end}`,
  'giu',
)
const ownsIt =
  '(?:company|business|shop|firm|place|practice|farm|garage|restaurant|clinic|studio|store|daycare|salon|bakery)'
const owns = new RegExp(
  `\\bI (?:(?:own|bought) (?:the|this|our)|(?:own|run|bought) (?:a|an|my)) (?:own |little |small )?${ownsIt}\\b|\\bit['’]s my (?:own )?${ownsIt}\\b`,
  'iu',
)
const founded = /\b(?:I|we|my \w+ and I) (?:co-?)?(?:founded|started) (?:the|this|our) (?:company|business|firm)\b/iu
/** Whoever works for somebody with a title has another one. */
const anothers =
  /\b(?:assistant|secretary|receptionist|not|no|never|talking|speaking|meeting|waiting|sure|afraid|reporting|report|under|with|going|looking|trying|one|person|who|that|works?)\b/iu
/** What a title ends at: "head of operations here at Brightwell". */
const afterTitle =
  / (?:here|at|for|and|so|but|in|over|these|this|who|now|right|of (?:the )?(?:whole |entire )?company)\b.*$/iu

function titled(words: string): Standing | null {
  const said = words.replace(afterTitle, '').trim()
  if (anothers.test(said) || said.split(/\s+/u).length > longestTitle || levelIn(said) === undefined) return null
  return standingOf({ title: said, level: '', department: '' })
}

/** Nothing but a department: "the warehouse", and no "reports in the system". */
function leadsIn(words: string): Standing | null {
  const department = departmentIn(words)
  if (department === undefined || words.trim().split(/\s+/u).length > 2) return null
  return { level: 'Department Head/Manager', department }
}

function firstOf<Found>(words: string, pattern: RegExp, read: (groups: Record<string, string>) => Found | null) {
  for (const { groups = {} } of words.matchAll(pattern)) {
    const found = read(groups)
    if (found !== null) return found
  }
  return null
}

function ofThemselves(words: string): Standing | null {
  if (founded.test(words)) return { level: 'Startup Founder', department: null }
  if (owns.test(words)) return { level: 'Business Owner', department: null }
  return (
    firstOf(words, iAm, ({ article, title: said = '' }) =>
      // Without an article only what is a title by itself: "I'm VP of sales", and no "I'm head over heels".
      article === undefined &&
      !/^(?:[a-z]?vp|vice|c[a-z]{2}o?\b|chief|head of|director|managing|co-?founder)/iu.test(said)
        ? null
        : titled(said),
    ) ??
    firstOf(words, myJob, ({ title: said = '' }) => titled(said)) ??
    firstOf(words, leads, ({ department = '' }) => leadsIn(department))
  )
}

/** "Dana Whitfield, Head of Operations": the parts of what stands beside a name that are a title. */
export const isTitle = (words: string): boolean => titled(words) !== null

/**
 * Where the buyer stands, by what stands beside their name, else by what they say of themselves, else by what the rep says to
 * them; null where nothing tells it. A proposal, with the line it comes from.
 */
export function standingSaid(beside: string, buyer: string, lines: readonly MaterialLine[]): StandingSaid | null {
  const named = titled(beside)
  if (named) return { standing: named, line: null }
  for (const line of lines) {
    const standing = line.speaker === 'buyer' && line.name === buyer ? ofThemselves(line.words) : null
    if (standing) return { standing, line }
  }
  for (const line of lines) {
    const standing = line.speaker === 'rep' ? firstOf(line.words, youAre, ({ title: said = '' }) => titled(said)) : null
    if (standing) return { standing, line }
  }
  return null
}
