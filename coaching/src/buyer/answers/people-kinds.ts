import type { DirectKind } from './direct-kinds.ts'

const above = String.raw`(?:(?:your|the) )?(?:boss|board|ceo|cfo|owners?|management|directors?|partners?|leadership|upstairs|finance(?: \w+)?|head office)`
const theirs = String.raw`(?:your |the )?(?:staff|people|team|guys|lads|crew|colleagues|nurses|drivers|\w+(?:ers|ors|ists))`

/** Questions about other people: those above, those beside and those who do the work. */
export const peopleKinds: readonly DirectKind[] = [
  {
    id: 'raised-above',
    ownSubject: true,
    asked: new RegExp(
      String.raw`\b(?:raised|mentioned|brought (?:it|that|this) up|taken (?:it|that|this)|talked|spoken|discussed|flagged|shared|told|tell)\b.*\b${above}\b(?=\W*$| (?:about|yet|already|before))|^(?:does|do|is|are|has|have) ${above} (?:even |already |actually )?(?:know|knows|aware|see|sees|seen|care|cares|noticed|heard|hear)\b`,
    ),
    tells: [],
    otherwise: [
      'Yes, in outline. They know it hurts, not how much work it is.',
      "I've brought it up once or twice. It gets a nod, and then something else is urgent.",
      'They know. They have never seen a figure for it.',
    ],
  },
  {
    id: 'said-above',
    ownSubject: true,
    asked: new RegExp(
      String.raw`^(?:what|how) (?:did|was|were|has|have|is|are) ${above} (?:say|said|answer|react\w*|think|tell you|respond\w*|take it)\b|^what was (?:the|their|his|her) (?:answer|reaction|response)\b`,
    ),
    tells: [],
    otherwise: [
      '"Bring me a figure." I never had the week to make one.',
      "That it's a fair point, and not this month.",
      'They asked what it would cost, and there it stopped.',
    ],
  },
  {
    id: 'bring-along',
    ownSubject: true,
    asked:
      /^(?!(?:how|what|when|why) (?:did|was|were|do|does)\b).*\b(?:speak|talk|chat|meet|sit down|conversation|call|meeting|word)\b.*\b(?:with|to) (?:(?:him|her|them|the boss|both)\b|whoever\b|(?:your|the) (?:boss|ceo|cfo|owner|finance|it|colleague|director|partner)|(?:him|her|them) together)|\b(?:bring|get|have|invite|include|involve|loop) (?:him|her|them|the boss|your \w+|(?!it\b|this\b|that\b|these\b|those\b|some|any|us\b|me\b|up\b|in\b|you\b|a\b|the\b)[a-z]+|whoever [\w ]{2,30}?) (?:in|along|on (?:the|a|that) (?:call|line)|into (?:it|this|the|that|our|a)|to (?:the|a|that|join))\b/,
    tells: [],
    otherwise: [
      "I'd bring them in once I've seen it myself.",
      "Not yet. I'd want to be sure of it before I put my name to it.",
      "I'd ask them. Give me something I can put in front of them first.",
    ],
  },
  {
    id: 'would-run-it',
    ownSubject: true,
    asked:
      /^who(?:'d| would| will|'s going to| could| should)? (?:be the (?:one|person)|look after it|own it|run it|run that|drive it|lead it|be in charge)\b.*(?:\b(?:run|runs|own|owns|lead|leads|drive|look after|handle|carry|set (?:it|that) up|your side|your end|day to day)\b|\W$)/,
    tells: [],
    otherwise: [
      "{lead}, I'd think. It would have to be somebody the {crew} listen to.",
      'That would be {lead}. Ask me again when I have asked them.',
    ],
  },
  {
    id: 'joins',
    ownSubject: true,
    asked:
      /\b(?:anyone|anybody|someone|somebody|who)(?: else)?\b.*\b(?:on (?:the|that|this) (?:call|line)|in (?:the|that) (?:meeting|room)|to (?:join|be there|come along)|at the table|along)\b/,
    tells: [],
    otherwise: [
      '{lead}, I think. They would see at once what is wrong with it.',
      'Just me to begin with. The others when there is something to see.',
    ],
  },
  {
    id: 'glad-if',
    ownSubject: true,
    asked:
      /^who(?:'d| would| will|'ll)? (?:be )?(?:the )?(?:most )?(?:happy|happiest|glad|pleased|relieved|thank\w*|benefits?|gains?)\b(?=.*\b(?:if|when|from|most|that|it|you)\b)/,
    tells: [],
    otherwise: ['The {crew}, first. After them, the {customers}.', 'The {crew}, by a distance.'],
  },
  {
    id: 'hurt-by-it',
    ownSubject: true,
    asked: /^who (?:was|were|got|is|gets) (?:the )?(?:most |worst )?(?:hurt|burned|burnt|hit|affected|damaged)\b/,
    tells: [],
    otherwise: ['The {crew}. They had to live with it every day.', '{lead}, more than anybody. And then me.'],
  },
  {
    id: 'worst-of-it',
    ownSubject: true,
    asked:
      /^what(?:'s| is| was) the worst(?: thing)? (?:that )?(?:(?:has |'s |ever )*(?:come|came|happened|gone)|that(?:'s| has) (?:ever )?(?:come|happened|gone))/,
    tells: ['hit', 'pain', 'pain2'],
    alone: true,
  },
  {
    id: 'same-person',
    ownSubject: true,
    asked:
      /^(?:is|are) (?:it|that|this) (?:always |usually |all )?(?:just )?(?:the same (?:person|people|one|guy|two)|one person)\b(?!.*\bor\b)/,
    tells: [],
    otherwise: [
      'More or less. When {lead} is away, you notice.',
      'Always the same few. The others would not know where to begin.',
    ],
  },
  {
    id: 'somebody-away',
    ownSubject: true,
    asked:
      /^(?:what if|what about when|and if|if|when|who (?:does|covers) (?:it|that)? ?(?:if|when)) (?:he|she|they|somebody|someone|anybody|anyone|one of them|staff|that person|the person|\w+)(?:'s| is| are|'re| goes| gets| calls?)? (?:on (?:holiday|leave|vacation)|off|sick|ill|away|in sick|not (?:there|in))\b/,
    tells: [],
    otherwise: [
      'Then somebody else does it, slower, and rings {lead} at home.',
      'Then it falls to whoever sits nearest, and we hope for a quiet day.',
      'Then it gets done late, or I do it.',
    ],
  },
  {
    id: 'workarounds',
    ownSubject: true,
    asked:
      /\b(?:work-?arounds?|(?:own|little) (?:tricks?|ways? (?:of|round|around)|lists?|systems?|habits?)|shortcuts?|private (?:lists?|sheets?))\b/,
    tells: [],
    otherwise: [
      'Everybody has their own. {lead} keeps a list that nobody else can read.',
      'Plenty. Half of it runs on notes people keep for themselves.',
    ],
  },
  {
    id: 'staff-mood',
    ownSubject: true,
    asked: new RegExp(
      String.raw`^what (?:do|did) ${theirs} (?:make of|think (?:about|of)|say (?:about|to)) (?:it|that|this|all)\b|^what (?:do|are) (?:they|${theirs}) (?:say|saying|tell|telling)(?: (?:to )?you)?\W*$|^(?:what|how)(?:'s| is) the (?:mood|morale|atmosphere|spirit)\b|^(?:do|does|are|is) ${theirs} (?:ever )?(?:moan|grumble|complain|fed up|unhappy|frustrated|okay with it|ok with it)\b`,
    ),
    tells: [],
    otherwise: [
      "They're tired of it. They say so on Fridays.",
      'They put up with it, and they tell me so.',
      'Fed up, if you ask them. They still get it done.',
    ],
  },
  {
    id: 'staff-told',
    ownSubject: true,
    asked: new RegExp(
      String.raw`^(?:do|does|did|are|is) ${theirs} (?:get told|get to know|find out|hear|know|told|informed)\b.*\b(?:in time|early enough|in advance|beforehand|soon enough|on time)\b`,
    ),
    tells: [],
    otherwise: ['Not always. Some hear it when they are already on their way.', 'Most days. On the bad ones, no.'],
  },
]
