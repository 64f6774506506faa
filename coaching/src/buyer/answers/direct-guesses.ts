import type { DirectKind } from './direct-kinds.ts'

/**
 * What no fact of a company holds and a person still knows of their own day, or guesses and says so: how long a thing
 * takes, who minds it, what the boss would say.
 */
export const guessKinds: readonly DirectKind[] = [
  {
    id: 'last-time',
    ownSubject: true,
    asked:
      /\bhow long did (?:it|that|the last (?:one|time|change|switch)|they|you)\b.*\b(?:last time|chang(?:e|ed)|switch\w*|roll\w*|introduc\w*|implement\w*|put in|set up|get going|go live)\b/,
    tells: [],
    otherwise: [
      'Half a year, from the first meeting to the last.',
      'Longer than planned. Months rather than weeks.',
      'They said six weeks. It was nearer six months.',
    ],
  },
  {
    id: 'hours',
    asked:
      /^how (?:many|much) (?:hours|days)(?: (?:a (?:day|week|month)|it needs|does it need|it takes))?\W*$|\b(?:counted|measured|tracked) the (?:hours|time)\b|^how much time\b.*\b(?:lose|lost|losing|spend|spent|waste|wasted|goes|cost|save|get back|win back|free up|gone)\b|^how many (?:hours|days)\b.*\b(?:lose|lost|spend|spent|waste|wasted|goes|go into|save|get back|gone)\b/,
    tells: [],
    otherwise: [
      'Ten hours a week, easily, if I add it all up. Nobody has measured it.',
      "A day a week, I'd say. That's a guess, nobody writes it down.",
      "Somewhere near eight hours a week. I've never clocked it.",
    ],
  },
  {
    id: 'since',
    asked:
      /^how long\b.*\b(?:been (?:like (?:that|this)|a (?:problem|thing)|an issue|that way|going on|happening)|gone on|going on|had (?:that|this|it))\b/,
    tells: [],
    otherwise: [
      'A year and a half, give or take. It crept up on us.',
      'Two years, near enough. Before that we were smaller.',
      "Longer than it should. I'd say a couple of years.",
    ],
  },
  {
    id: 'project',
    ownSubject: true,
    asked:
      /^how (?:long|much time|many (?:days|weeks|months))\b.*\b(?:review|audit|approval|sign[- ]?off|decision|procurement|purchase|project|roll-?out|implementation|migration|onboarding|training|hiring|recruitment|close|closing|tender|contract)\b.*\b(?:take|takes|last|need|needs)\b/,
    tells: [],
    otherwise: [
      "Weeks rather than days. I'd be guessing at more than that.",
      "Two or three weeks, I'd say. Nobody has put a clock on it.",
      "Longer than you'd think. A few weeks, that's my guess.",
    ],
  },
  {
    id: 'share-of-time',
    ownSubject: true,
    asked: /^how much of (?:your|the|their) (?:own )?(?:week|day|time|month|morning)\b/,
    tells: [],
    otherwise: [
      'A day of it, when I add it up.',
      'A fifth, maybe. Some weeks more.',
      'More than I would admit upstairs.',
    ],
  },
  {
    id: 'longest',
    asked:
      /^(?:which|what) (?:bit|part|step|piece|of it)?(?: of (?:it|that|this))? ?(?:takes?|took|eats?(?: up)?|costs?) (?:you )?(?:up )?(?:the )?(?:longest|most)\b|\b(?:where|what)\b.*\b(?:time|hours)\b.*\b(?:lost|wasted|go|goes|going|disappears?|vanish(?:es)?|slips?|spent|eaten)\b|\bwhere\b.*\b(?:day|week)\b.*\b(?:lost|wasted|go|goes|going|disappears?|vanish(?:es)?|slips?|spent|eaten)\b|^(?:what|where) (?:do|does|are|is) (?:you|they|your \w+|staff|the team|people) (?:los(?:e|es|ing)|wast(?:e|es|ing)|spend(?:s|ing)?) (?:the )?(?:most |a lot of |your |their )?(?:of (?:your|their|the) )?(?:time|hours)\b/,
    tells: [],
    otherwise: [
      'Finding out what has changed. The rest is routine.',
      'The going back and forth. Nobody plans for that.',
      'Waiting for an answer, every time.',
    ],
  },
  {
    id: 'again',
    ownSubject: true,
    asked: /^would you (?:ever )?(?:go there|do (?:it|that)|try (?:it|that)|go through (?:it|that)) again\b/,
    tells: [],
    otherwise: [
      'Not the same way. Somebody would have to stay until it is really used.',
      'If it was different from the first day on, yes.',
      'Only with my own people wanting it first.',
    ],
  },
  {
    id: 'superior',
    ownSubject: true,
    asked:
      /^(?!.*\bif (?:i|we) (?:ask|talk|spoke|speak|rang|call)).*\bwhat (?:else )?(?:would|will|might|could|does|do) (?:(?:your|the) (?:boss|board|ceo|cfo|owner|finance \w+|partners?)|they|he|she) (?:say|ask|think|want|accept)\b(?!.*\b(?:chang\w*|different|new)\b)/,
    tells: [],
    otherwise: [
      "They'd ask what it costs, and then what it saves.",
      'The first question would be the money. The second, who does the work.',
      "I'd be asked for a number before I had sat down.",
    ],
  },
  {
    id: 'staff-view',
    ownSubject: true,
    asked:
      /\b(?:what would|how would) (?:they|your (?:\w+ )?(?:people|team|crews?|lot|staff)) (?:say|think|react|feel|take)\b/,
    tells: [],
    otherwise: [
      'They would grumble for a week and then ask why it took so long.',
      'Some of the {workers} would mind. Most would be glad.',
      'It depends who asks them. If it saves them steps, they would be for it.',
    ],
  },
  {
    id: 'glad',
    ownSubject: true,
    asked: /^who\b.*\b(?:care|happiest|benefits?|gains?|pleased|glad|relieved|thank) ?(?:most|you|the most|from)?\b/,
    tells: [],
    otherwise: ['The {crew}, first. After them, the {customers}.', 'The {crew}, by a distance.'],
  },
  {
    id: 'duration',
    ownSubject: true,
    asked:
      /\bmean time\b|\b(?:average|typical|usual) (?:time|duration|wait)\b|^how (?:long|much time) (?:does|do|did|would|will) (?!(?:it|that|this|they|you|we|i)\b|(?:the |your |that |this )?(?:peak|bus(?:y|iest)|rush|high season|season|quiet)\b)(?:\w+ ){1,7}?(?:take|last|need|wait)|^how (?:long|quickly|fast|soon) (?:until|till|before|can|do|does|is|are)\b/,
    tells: [],
    otherwise: [
      'Ten minutes on a good day, half a day on a bad one. Nobody times it.',
      "An hour or two, most times. That's my guess, it isn't measured.",
      'It can be quick, or it can be the whole morning. It depends who picks it up.',
    ],
  },
  {
    id: 'altogether',
    asked:
      /\b(?:per|each|a) (?:person|head|\w+) or (?:all )?(?:together|in total|altogether|for (?:all|everyone|everybody))\b|\b(?:all )?(?:together|in total|altogether) or (?:per|each|for one)\b/,
    tells: [],
    otherwise: ['All together.', 'All of it together.', "Taken together. I haven't split it up."],
  },
  {
    id: 'affected',
    asked:
      /^which of (?:your|the|them)\b.*\b(?:feels?|suffers?|hit|minds?)\b|^who suffers\b|^(?:and )?who(?:'s| is| else| all)?(?: is it that| else)? (?:feels?|gets|suffers|has to (?:live|put up)|is hit|takes)\b.*\b(?:it|that|this|grief|blame|stick|heat|flak|neck|worst|hit)\b/,
    tells: [],
    otherwise: [
      'The {crew}, first. After them, the {customers}.',
      'The {crew} get the worst of it.',
      'The {crew} and the {workers}. I only hear about it.',
    ],
  },
  {
    id: 'bare-check',
    asked:
      /^(?:by|every|each|all|always|only|just|still|on|with|mostly|even|both|manually|twice|daily|weekly|really|all of)(?: \w+){0,2}\?$/,
    tells: [],
    otherwise: ['Yes.', 'Mostly, yes.', 'More or less.', 'Near enough.'],
  },
  {
    id: 'contingency',
    ownSubject: true,
    asked:
      /^(?!.*\bmagic wand\b)(?:if|what if|in case) (?!(?:it|that|this|we|i) (?:took|cost|needed|ran|worked|was gone|could|can)\b)(?:[a-z']+ ){1,6}[a-z']+\?$|^(?!.*\bmagic wand\b)(?:if|when|what if|in case) (?:it's|it is|there's|there is|one|a|an|somebody|someone|nobody|no one|the|two|that)\b[^?]{2,60}\?|^when .*\bwhat (?:do )?(?:you|they) do\b/,
    tells: [],
    otherwise: [
      "Then somebody drops what they're doing, and the rest waits.",
      'Then it is whoever picks up the phone, and the plan is off for the day.',
      "We patch it. Then we're late with something else.",
    ],
  },
  {
    id: 'staff-feel',
    ownSubject: true,
    asked:
      /^what (?:do|does) (?:your |the )?(?:staff|people|team|guys|lads|\w+ers|nurses) (?:say|think|make of)\b|^how (?:do|does|did|are) (?:your |the )?(?:staff|people|team|guys|lads|\w+ers|nurses|reps) (?:feel|take|find|cope|coping|doing)\b|^(?:do|does) (?:your |the )(?:staff|team|people|guys|lads|\w+ers|nurses|reps) (?:hate|mind|like|love|enjoy) (?:it|that|this|doing)\b/,
    tells: [],
    otherwise: [
      'They grumble, and then they get on with it.',
      "They're used to it. That isn't the same as liking it.",
      'The older ones shrug. The younger ones ask me why.',
    ],
  },
  {
    id: 'which-first',
    ownSubject: true,
    asked:
      /^(?:which|what) (?:\w+ ){1,3}would you (?:take|pick|start|choose|try|use)\b|^where would you (?:start|try it|begin)\b/,
    tells: [],
    otherwise: [
      'The one where it hurts most, so you see it at its worst.',
      'A small one, where nobody minds if it goes wrong.',
      "I'd ask {lead}, and take the one they name.",
    ],
  },
  {
    id: 'result',
    ownSubject: true,
    asked:
      /^(?:what|which)\b.*\b(?:see|want|like|expect|hope|result)\b.*\b(?:after|within|in|by the end of) (?:an?|one|the (?:first|second)|two|three|four|six|those|that) (?:\w+ )?(?:days?|weeks?|months?|quarter|year)\b/,
    tells: [],
    otherwise: [
      'Less of {pain}, and in our own figures.',
      'My {workers} using it without being told to.',
      'One week that goes to plan. And nobody doing anything twice.',
    ],
  },
  {
    id: 'put-off',
    ownSubject: true,
    asked:
      /^what(?:'s| is| are|'re)?(?: the \w+)?(?: currently| still| mainly| really)? ?(?:standing|stands) in (?:your|the team's|their) way\b|^what(?:'s| is| has)? ?(?:puts?|keeps?|kept|stops?|stopped|holds?|held|stopping|holding|keeping|prevents?|preventing|blocks?|blocking) you (?:off|doing|so far|from (?!saying|deciding|going ahead)|back from (?:fixing|changing|doing))/,
    tells: [],
    otherwise: ['Time, mostly. And nobody owns it.', "The day job. There's never a quiet week to do it in."],
  },
]
