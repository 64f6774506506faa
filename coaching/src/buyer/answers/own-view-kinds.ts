import type { DirectKind } from './direct-kinds.ts'

/** More of what a person guesses or knows of their own day: how they get by, what they would pay, what they would ask. */
export const ownViewKinds: readonly DirectKind[] = [
  {
    id: 'coping',
    asked:
      /^how (?:do |did |are )?(?:you|they)(?: \w+ly)? (?:cope|coping|solve|solving|get round|get around|live with)\b|^what (?:do|are) (?:you|they) (?:do|doing) about (?:it|that|this)\b|^what have you put in place\b/,
    tells: [],
    otherwise: [
      'By hand. Somebody stays late and puts it right.',
      'A phone call, an apology, and on to the next one.',
      'We throw people at it. It works, and it costs.',
    ],
  },
  {
    id: 'worth',
    ownSubject: true,
    asked: /^what would you (?:pay|give)\b/,
    tells: [],
    otherwise: [
      "Something, if I saw it in our figures. I wouldn't name a sum today.",
      'Less than it costs us now. More than that I could not say yet.',
      'If it was really gone, it would be easy to find the money.',
    ],
  },
  {
    id: 'criteria',
    ownSubject: true,
    asked:
      /\b(?:important|matters?|look (?:for|at)|counts?)\b.*\b(?:choose|choosing|pick|picking|deciding|buying|select|vendors?|suppliers?)\b/,
    tells: [],
    otherwise: [
      'That my people use it without being told. Then the price.',
      'That it runs beside what we have, and nobody types anything twice.',
      'Somebody who still picks up the phone after we have signed.',
    ],
  },
  {
    id: 'first-question',
    ownSubject: true,
    asked: /\b(?:your first question|the first thing you(?:'d| would) (?:ask|want to know)|what would you ask)\b/,
    tells: [],
    otherwise: [
      'What it takes from my people, in hours.',
      'What happens to it on a bad day.',
      'Who else like us has it, and whether I could ring them.',
    ],
  },
  {
    id: 'hands',
    ownSubject: true,
    asked:
      /^how many (?:people|hands|of you|of them) (?:does it take|sit on|touched|handled|worked on|had to|were (?:on|involved|busy))\b/,
    tells: [],
    otherwise: [
      'Three or four, by the end.',
      'More than should have. Four, I think.',
      'Two to begin with, and then a few more.',
    ],
  },
  {
    id: 'staff-want',
    ownSubject: true,
    asked: /^what (?:would|do|does) (?:your |the )?(?:staff|people|team|\w+ers|nurses|reps) (?:want|need|wish|like)\b/,
    tells: [],
    otherwise: [
      'Fewer clicks. And that nobody watches them with it.',
      'To be asked before it is bought. That would be new.',
      'That it works the first time, on the worst day.',
    ],
  },
  {
    id: 'changed-since',
    asked:
      /^(?:since then,? )?(?:has )?anything (?:changed|different|better)\b|^what(?:'s| has) changed(?: since)?\W*$/,
    tells: [],
    otherwise: [
      'Not really. Everybody is careful for a month, and then it is as before.',
      'A little. We look twice now, which costs time as well.',
    ],
  },
  {
    id: 'year-end',
    ownSubject: true,
    asked: /^when (?:does|is|do) (?:your|the) (?:financial |fiscal |business )?year(?:[- ]end| end| close| over)\b/,
    tells: [],
    otherwise: ['With the calendar year.', 'End of December, like most.'],
  },
]
