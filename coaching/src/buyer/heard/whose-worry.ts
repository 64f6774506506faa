import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import type { ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import { pendingObjection } from '../judge/objections.ts'
import { objectionPiece, unsaid } from '../speak.ts'
import { shown } from '../policy/shown.ts'
import { calling } from '../worry-called.ts'
import { isOwnersWorry, ofOwners } from './owners-worry.ts'
import { asksIfDecided, asksWhatIsFeared, asksWhatOthersSay, asksWhoseWorry } from './worry-questions.ts'
import type { Plan, Scene } from '../scene.ts'

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
  complaint: [
    'That it stays like this, and I went on paying for it.',
    'Having to tell people here that it was a mistake.',
  ],
  discretion: [
    'That they ring me up and ask what I was thinking.',
    'Somebody I get on with being sold to because of me.',
  ],
}

/** What the others at the buyer's would ask first about a thing that raises each worry. */
const othersAsk: Record<ObjectionFamily, readonly string[]> = {
  price: ['The same as I do: what comes back, and when.', 'What else we could have had for that money.'],
  timing: ['Why now, of all times.', 'Who has the hours for it, with everything else going on.'],
  incumbent: ["What's wrong with what we've got.", 'Whether we would then be running two of the same.'],
  'tried-before': ["Why it would go better than the last one. That's the first thing.", 'Who stays with it this time.'],
  'no-need': ['What it is for.', 'The same as me: what we are missing without it.'],
  'no-authority': ['What it costs, and who else has it.', 'One number, and where it comes from.'],
  'send-something': ["They'd ask me to put it on a page.", 'What it is, in a sentence.'],
  'vendor-trust': ['Who you are, and who else relies on you.', 'What happens to us if you are gone in a year.'],
  security: ['Where it is kept, and who can see it.', 'Who has checked that, and whether we have it in writing.'],
  effort: ['How many hours, and whose.', 'Who does their work meanwhile.'],
  competitor: ['Why not the other one.', 'What you do that they do not.'],
  contract: ['How we get out of it.', 'Whether we would be paying twice for a while.'],
  complaint: ['Whether anybody is doing something about it.', 'When it stops. That is all they ask.'],
  discretion: ['Who gave you their name. They all ask that first.', 'What you want of them, and how long it takes.'],
}

/** Asked whose worry it is, what is feared behind it or what others would ask, a person says so: the worry stays. */
export function meetWhoseWorry(scene: Scene): Plan | null {
  const open = pendingObjection(scene)
  if (open === null) return null
  const { objection } = open
  const wordings = wordingsFor(scene, objection)
  const text = wordings === null ? null : unsaid(scene, wordings, calling(scene, objection))
  if (text === null) return null
  return { move: 'repeat-objection', pieces: [objectionPiece(text, objection)], objection: shown(scene, objection) }
}

const undecided: readonly string[] = [
  "Not yet. It's {worry} that's in the way.",
  'No. Until that is answered I have nothing to decide.',
  "I'm where I was. I can't get past {worry}.",
]

function wordingsFor({ heard, persona }: Scene, objection: Objection): readonly string[] | null {
  const { family } = objection
  const isOwners = isOwnersWorry(objection)
  if (asksIfDecided(heard)) return undecided
  if (asksWhatIsFeared(heard)) return isOwners ? ofOwners.feared : feared[family]
  if (asksWhatOthersSay(heard)) return isOwners ? ofOwners.others : othersAsk[family]
  if (!asksWhoseWorry(heard)) return null
  return shared.has(family) && persona.colleagues.length > 0 ? notOnlyMine : mine
}
