import type { ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import { pendingObjection } from './judge-objections.ts'
import { objectionPiece, unsaid } from './speak.ts'
import { shown } from './policy-objections.ts'
import { asksWhatIsFeared, asksWhoseWorry } from './worry-questions.ts'
import type { Plan, Scene } from './scene.ts'

const mine: readonly string[] = [
  "It's me. I'm the one who has to stand for it afterwards.",
  'Me, first of all. The others would only say it louder.',
  "Mine. Ask the others and you'd hear the same, I think.",
]
const notOnlyMine: readonly string[] = [
  'Not only me. {colleague} would be the first to say no.',
  'Both. I could live with it sooner than {colleague} could.',
  "It's me who says it, and {colleague} who'd have to live with it.",
]
/** Worries that come from those who would do the work or hold the keys, rather than from the one on the line. */
const shared: ReadonlySet<ObjectionFamily> = new Set<ObjectionFamily>([
  'effort',
  'security',
  'no-authority',
  'tried-before',
  'timing',
])

/** What it is in the end that each worry is afraid of. */
export const feared: Record<ObjectionFamily, readonly string[]> = {
  price: [
    'That the money goes out and nobody can show what came back.',
    'Explaining it upstairs a year from now, with nothing to show.',
  ],
  timing: [
    'That it lands on us in the worst weeks, and both suffer.',
    'That we start, get busy, and it lies there half done.',
  ],
  incumbent: [
    'Losing what works today, for something that might.',
    'Two systems side by side, and nobody sure which one is right.',
  ],
  'tried-before': [
    'That it ends like the last one, and people say so.',
    'Asking my people a second time, and losing them.',
  ],
  'no-need': ["Of nothing. I just don't see what it's for.", 'Spending time on something that changes nothing here.'],
  'no-authority': [
    'Going in there without an answer to the first question.',
    'Being the one who brought it, when it goes wrong.',
  ],
  'send-something': ['An hour of talk with nothing in it for us.', 'Being sold to. I can read faster than that.'],
  'vendor-trust': [
    "That you're gone in two years and we sit there.",
    'That it works for the show and not on a Monday morning.',
  ],
  security: ["That something gets out, and it's our name on it.", 'Somebody outside seeing what they should not see.'],
  effort: ['That it becomes a second job for people who have one.', 'Weeks of setting up, on top of everything else.'],
  competitor: [
    'Starting at the beginning again, and losing weeks.',
    "Picking wrong, and being asked why I didn't take the other one.",
  ],
  contract: ['Paying twice, or not getting out when we want to.', 'Being tied to something that does not do it.'],
}

/** Asked whose worry it is, or what is feared behind it, a person says so: the worry stays on the table. */
export function meetWhoseWorry(scene: Scene): Plan | null {
  const open = pendingObjection(scene)
  if (open === null) return null
  const { objection } = open
  const fears = asksWhatIsFeared(scene.heard)
  if (!fears && !asksWhoseWorry(scene.heard)) return null
  const whose = shared.has(objection.family) && scene.persona.colleagues.length > 0 ? notOnlyMine : mine
  const text = unsaid(scene, fears ? feared[objection.family] : whose)
  if (text === null) return null
  return { move: 'repeat-objection', pieces: [objectionPiece(text, objection)], objection: shown(scene, objection) }
}
