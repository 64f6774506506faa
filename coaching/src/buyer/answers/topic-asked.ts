import { meaningOf } from '../perceive.ts'
import type { Heard } from '../perceive.ts'
import { oncePer } from '../once.ts'
import { unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'

/** Work that any company does beside its main trouble, as reps ask after it: the name it has, and the words for it. */
const matters: readonly (readonly [string, RegExp])[] = [
  [
    'scheduling',
    /\b(?:schedul\w*|rosters?|rostering|rotas?|shift (?:plan\w*|filling|cover\w*)|(?:plan|fill|cover|staff|assign|organi[sz]e|draw up)\w* (?:the |your |all |all the |those )?shifts|(?:about|and) (?:your |the )?shifts(?=\W*$))\b/,
  ],
  ['invoicing', /\b(?:invoic\w*|billing|accounts (?:payable|receivable)|bookkeeping)\b/],
  ['payroll', /\bpay ?roll\b|\btimesheets?\b/],
  ['hiring', /\b(?:hiring|recruit\w*|vacanc\w*)\b/],
  ['training', /\b(?:training|onboarding|induction)\b/],
  ['maintenance', /\b(?:maintenance|breakdowns|repairs|servicing)\b/],
  ['stock', /\b(?:stock|inventory|stocktak\w*)\b/],
  ['complaint handling', /\b(?:complaints?|grievances?)\b/],
  ['reporting', /\b(?:reporting|reports|dashboards)\b/],
  ['purchasing', /\b(?:purchasing|procurement|suppliers?)\b/],
  ['route planning', /\b(?:route planning|routing|dispatch\w*)\b/],
  ['compliance', /\b(?:compliance|audits?|inspections?)\b/],
  ['marketing', /\b(?:marketing|campaigns?|advertis\w*)\b/],
  ['security', /\b(?:cyber ?security|phishing|passwords?)\b/],
]

const ofBusiness =
  /\b(?:how (?:do|does|are|is)|what (?:goes|breaks|happens|is|about|do)|where|walk me|talk me|tell me|describe|take me|how's|what's)\b/
/** "And payroll?": the matter alone, asked as the one before it was. */
const inAWord = /^(?:(?:and|so|what about|how about|same with|or)\b,? ?)*(?:the |your |any )?[\w-]+(?: [\w-]+)?\W*$/
/** Words that ask after any work. */
const anyWork = /\b(?:handl\w*|manag\w*|plan\w*|process\w*|run\w*|work\w*|wrong|slow|late|done|team|people|staff)\b/g
const mostWords = 24

/** What this buyer's work and trouble are about: a word dropped in passing elsewhere makes nothing their matter. */
const told = oncePer(({ facts, vocabulary, objections, title, department }: BuyerProfile): string => {
  const ofWork = facts.filter(
    ({ topic }) => topic === 'process' || topic === 'pain' || topic === 'system' || topic === 'goal',
  )
  const { workers = '', area = '', jobs = '', units = '', how = '', tool = '', pain = '', pain2 = '' } = vocabulary
  return [
    ...ofWork.flatMap(({ label, summary, plain, full, slots }) => [
      label,
      summary,
      ...plain,
      ...full,
      ...slots.map(({ value }) => value),
    ]),
    [workers, area, jobs, units, how, tool, pain, pain2, title, department].join(' '),
    ...objections.flatMap(({ say, explain }) => [...say, ...explain]),
  ]
    .join(' . ')
    .toLowerCase()
})

/** The one matter a turn names; null when it names none, or more than one. */
export function matterAsked({ question, asks, wordCount }: Heard): (typeof matters)[number] | null {
  const plain = question.toLowerCase().replaceAll('’', "'")
  if (!asks || wordCount > mostWords || !(ofBusiness.test(plain) || inAWord.test(plain))) return null
  const named = matters.filter(([, words]) => words.test(plain))
  return named.length === 1 ? (named[0] ?? null) : null
}

const runs: readonly string[] = [
  "{word}? That runs. It isn't where it hurts.",
  "{word} is done the way everybody does it. It's not our trouble.",
  "With {word} we manage. That's not what keeps us busy.",
]

/** Asked after a part of the work that is no trouble here, the buyer says so, and tells no other story for it. */
export function meetOtherMatter(scene: Scene): Plan | null {
  const { heard, persona } = scene
  const matter = matterAsked(heard)
  if (matter === null || matter[1].test(told(persona))) return null
  // A word of their own trouble in it makes it a question about that.
  const { pain = '', pain2 = '' } = persona.vocabulary
  const trade = meaningOf(`${pain} ${pain2}`)
  const own = [...meaningOf(heard.question.toLowerCase().replace(matter[1], '').replaceAll(anyWork, ''))].some((stem) =>
    trade.has(stem),
  )
  if (own) return null
  const [name] = matter
  const wordings = runs.map((text) =>
    text.replace('{word}', text.startsWith('{') ? name.charAt(0).toUpperCase() + name.slice(1) : name),
  )
  const text = unsaid(scene, wordings)
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}
