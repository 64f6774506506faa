/**
 * Questions known by their own words, in whatever trade they are asked: what kind of thing is wanted, which facts hold
 * it, and what a person says who has none of them. Matched against the question without its lead-in ("and", "so").
 */
export type DirectKind = {
  id: string
  asked: RegExp
  /** Ids of the facts that answer it, best first; the first that has not been told is. */
  tells: readonly string[]
  /** It may be told though what it rests on has not been. */
  alone?: true
  /** A narrow answer of this kind out of the first fact, where it has one. */
  slot?: 'how-many' | 'how-long' | 'who' | 'which'
  /** Said before the fact: the yes or no that was asked for. */
  lead?: readonly string[]
  /** Said when there is no such fact, or all has been told. `{pain}` is the buyer's trouble. */
  otherwise?: readonly string[]
  /** Names something of its own, so that it is no question about what was last talked about. */
  ownSubject?: true
}

const decider = String.raw`(?:be (?:happy|ok|okay|comfortable|convinced|on board|involved|asked|behind|persuaded)|approve|sign|agree|decide|say (?:yes|ok|okay)|give (?:it )?the (?:nod|go-ahead|green light|ok|okay)|buy in|weigh in|(?:get|have) a (?:say|vote))`
const theirCustomers = String.raw`(?:customers?|clients?|guests?|patients?|families|end users?|people you (?:serve|sell to))`

export const directKinds: readonly DirectKind[] = [
  {
    id: 'renewal',
    ownSubject: true,
    asked:
      /\b(?:contract|agreement|licen[cs]e|subscription)\b.*\b(?:run(?:s|ning)? (?:out|to|until|till|for)|ends?|up|expires?|renew\w*|last|left|over|at|long|tied)\b|\b(?:when|how long)\b.*\b(?:contract|renew\w*|agreement|tied in|locked in)\b/,
    tells: ['renewal'],
    alone: true,
    otherwise: [
      "It rolls on. I haven't got the date in my head.",
      "I'd have to look up the date. It isn't one I carry round.",
      "The date's in a folder somewhere. I don't know it.",
    ],
  },
  {
    id: 'decides',
    ownSubject: true,
    asked: new RegExp(
      String.raw`\bwho(?:'d| would| has| needs| does| will| must|'s|'ll)?(?: \w+){0,3}? (?:have to |need to )?${decider}|\bwho else (?:looks? at|needs? to|has (?:a|to|the)|have (?:a|to)|gets a|would|should|must|weighs|at your end|on your side)\b(?!.*\b(?:feel|suffer|hit|hurt|know|seen?|notice)\b)|\b(?:do|would|will) you (?:need|have) to (?:ask|check with|talk to|run it (?:by|past)|clear it|get (?:approval|permission|a sign))|\bis (?:it|that) you who\b|\bhow (?:do|does|would|will) (?:you|your company|they)(?: \w+){0,2} (?:decide|buy)\b|\bwhose (?:call|decision|signature)\b`,
    ),
    tells: ['authority', 'hard'],
  },
  {
    id: 'holder',
    ownSubject: true,
    asked: /\bwhose budget\b|\bwho (?:holds|has|owns|controls|sits on|looks after) the (?:budget|money|purse)/,
    tells: ['holder', 'authority'],
  },
  {
    id: 'budget',
    ownSubject: true,
    asked:
      /^(?:any |the |a |what about (?:the |a )?)?budget\W*$|\b(?:is there|have you (?:got)?|do you have|you got|has there been|what(?:'s| is)|how much)\b.*\bbudget\b|\bmoney (?:set aside|put aside|put by|available)\b/,
    tells: ['budget'],
    otherwise: [
      "There's no line for it. It would have to come out of something else.",
      'Nothing with that name on it.',
    ],
  },
  {
    id: 'spend',
    ownSubject: true,
    asked:
      /\b(?:what|how much) (?:do|are) you (?:currently |now )?(?:pay|paying|spend|spending)\b(?!.*\b(?:extra|lost|fixing|hours|time|overtime|agency)\b)/,
    tells: ['spend'],
    otherwise: ["I don't have that figure here.", "I'd have to look up what we pay. It isn't nothing."],
  },
  {
    id: 'system-age',
    asked:
      /^how old is (?:it|that|the (?:system|software|tool|thing))\b|\bhow long (?:have|'ve) (?:you|they|your \w+) (?:had|been (?:on|using|running|with)|used|run) (?:it|that|this|the (?:system|software|tool))\b/,
    tells: ['system'],
    slot: 'how-long',
  },
  {
    id: 'system',
    ownSubject: true,
    asked:
      /^(?:which|what) (?:system|software|tools?|platform|program(?:me)?|erp|crm|package|app) (?:do|does|are|is|have|did)\b(?!.*\b(?:other|else|before|looked?|tried|for (?!it\b|that\b|this\b|(?:the |your )?plan)))/,
    tells: ['system'],
    slot: 'which',
  },
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
    id: 'notice',
    ownSubject: true,
    asked: new RegExp(
      String.raw`^(?:do|does|did|are|have|can|will|has) (?:your |the |any |any of your )?${theirCustomers}(?: \w+){0,2} (?:notice|see|feel|complain|mind|say|care|know|ring|call|suffer|leave|left|affected|angry|unhappy)|\b(?:how|what) do (?:your |the )?${theirCustomers} (?:say|think|take|react|feel)|\bwhat does (?:it|that|this) (?:do to|mean for) (?:your |the )?${theirCustomers}`,
    ),
    tells: ['hit'],
    alone: true,
    lead: ['They do.', 'Oh, they notice.', 'Yes.'],
    otherwise: ['They do, sooner or later.', 'Some of them. The polite ones say nothing and remember it.'],
  },
  {
    id: 'consequence',
    ownSubject: true,
    asked:
      /^what (?:happens|would happen) (?:if|when|once) (?!(?:you|we|i)\b)(?!.*\b(?:nothing|stays?|carry on|carries on|don't|doesn't change)\b)|^what (?:if|when) .*\b(?:wrong|late|breaks?|fails?|off sick|nobody|short|down|missing|mistake)\b/,
    tells: ['hit', 'people'],
    alone: true,
    otherwise: [
      'Somebody finds out late, and then it is phone calls.',
      'It lands on whoever is nearest, and the rest of the day slides.',
      'It gets put right by hand. Usually by the same two people.',
    ],
  },
  {
    id: 'stays',
    ownSubject: true,
    asked:
      /^what (?:happens|would happen|becomes of) .*\b(?:nothing|stays?|carry on|carries on|goes on|don't|doesn't)\b|\bif (?:nothing changes|it stays (?:like that|that way|as it is)|you do nothing|it goes on like (?:this|that))\b/,
    tells: ['people', 'hit'],
    alone: true,
    otherwise: [
      "Then it's the same again next year, only more of it.",
      'We lose somebody good over it, sooner or later.',
    ],
  },
  {
    id: 'joined-up',
    ownSubject: true,
    asked:
      /^(?:do|does|did|is|are|can|how (?:do|does|is|are))\b.*(?:\b(?:talk|speak|connect\w*|integrat\w*|link\w*|hook\w*|sync\w*|feed) (?:to|with|into|up)\b|\b(?:export\w*|re-?typ\w+|typed?|cop(?:y|ied)|keyed)\b.*\b(?:by hand|manual\w*|twice|over|across|again)\b)/,
    tells: ['handoff'],
    alone: true,
    lead: ['Not really.', "No, and that's where it starts.", 'By hand, mostly.'],
    otherwise: ['No. Somebody carries it across by hand.', 'Only on paper. In practice somebody types it again.'],
  },
  {
    id: 'team-size',
    asked:
      /^how many (?:people|of you|of them|folks|heads|colleagues|\w+ers)?\b.*\b(?:do(?:es|ing)? (?:it|that|this)|involved|the ones|work on (?:it|that|this)|are (?:we|you) talking|on (?:it|that|this))\b/,
    tells: ['team'],
    slot: 'how-many',
  },
  {
    id: 'hours',
    asked:
      /^how many (?:hours|days)(?: a (?:day|week|month))?\W*$|^how much time\b.*\b(?:lose|lost|losing|spend|spent|waste|wasted|goes|cost|save|get back|win back|free up|gone)\b|^how many (?:hours|days)\b.*\b(?:lose|lost|spend|spent|waste|wasted|goes|go into|save|get back|gone)\b/,
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
    id: 'duration',
    ownSubject: true,
    asked:
      /^how (?:long|much time) (?:does|do|did|would|will) (?!(?:it|that|this|they|you|we|i)\b)(?:\w+ ){1,7}?(?:take|last|need|wait)|^how (?:long|quickly|fast|soon) (?:until|till|before|can|do|does|is|are)\b/,
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
    id: 'owner',
    asked:
      /^whose (?:job|task|desk|patch|responsibility) (?:is|was)\b|^who (?:fixes|sorts|solves|picks (?:it|that) up|cleans|mops|maintains|does (?:it|that|this|all that)|takes care of|deals with|looks after)\b/,
    tells: ['team'],
    slot: 'who',
    otherwise: ['{lead}, mostly.', "That'd be {lead}, and whoever is in that day."],
  },
  {
    id: 'affected',
    asked:
      /^(?:and )?who(?:'s| is| else| all)?(?: is it that| else)? (?:feels?|gets|suffers|has to (?:live|put up)|is hit|takes)\b.*\b(?:it|that|this|grief|blame|stick|heat|flak|neck|worst|hit)\b/,
    tells: [],
    otherwise: [
      'The {crew}, first. After them, the {customers}.',
      'The {crew} get the worst of it.',
      'The {crew} and the {workers}. I only hear about it.',
    ],
  },
  {
    id: 'pushing',
    ownSubject: true,
    asked:
      /\b(?:is )?(?:anyone|anybody|somebody|someone|who(?:'s| is| else is)|is (?:the|your) \w+) (?:actually |really )?(?:pushing|pressing|asking|driving|shouting|calling|screaming) (?:for|to|you|it|this)\b/,
    tells: ['trigger'],
    lead: ['I am.', 'Me, mostly.'],
    otherwise: [
      'Me, mostly.',
      'I am. Nobody else says it out loud.',
      "The {crew} would like it gone. They don't get asked.",
    ],
  },
]

/** The part of the work that hurts, in whatever words it is asked after. */
export const troubleAsked =
  /^what(?:'s| is| was)? (?:it (?:is )?that )?(?:really |actually |usually )?(?:trips?|slows?|holds?|bothers?|bugs?|annoys?|frustrates?|drives?|hurts?|kills?|eats?|wastes?|breaks?|costs? you)\b(?! (?:it|that|this) (?:from|back))|\bwhere (?:does|do|is|would|are) (?:it|that|things|the shoe|this|the process|the (?:real |biggest |main )?(?:problems?|pain|trouble|bottlenecks?))(?: really| most| usually| mostly| all)? ?(?:hurt|pinch|break|go wrong|fail|hang|get stuck|jam|slow|fall (?:apart|over|down)|come unstuck|hit)?|\b(?:what|where|any|which)\b.*\b(?:bottlenecks?|pain ?points?|sticking points?|weak (?:spots?|points?|links?)|stumbling blocks?)\b|^what(?:'s| is|'re| are| would be)? (?:for you )?(?:the |your )?(?:really |single )?(?:biggest|main|worst|real|hardest|toughest|most (?:\w+))(?: (?:thing|bit|part|problem|issue|headache|challenge|pain|trouble|struggle|of (?:it|that|all)))+|^what(?:'s| is) (?:the )?(?:most hard|most difficult|worst|hardest|biggest)\b|^(?:how bad|how ugly) (?:does|can|is|do|did) (?:it|that|things|this)|^(?:(?:what|how) about )?a (?:really )?bad (?:one|day|week|monday|morning|month)\W*$|^what(?:'s| is) (?:so )?(?:hard|difficult|annoying|broken|painful|going badly|driving you (?:mad|nuts|crazy))\b|^what do you (?:hate|dread|dislike|moan|struggle with)\b|^what(?:'s| is) (?:the )?(?:pain|trouble|headache)\W*$|^which (?:bit|part) (?:of (?:it|that|the \w+) )?(?:is|was|hurts|goes) (?:the )?(?:most|worst|hardest|wrong)/

/** Questions about the whole of how they work. What follows the match says whether it is about something narrower. */
export const processAsked =
  /^(?:(?:tell|show) me |walk me through |talk me through |explain |describe |take me through |run me through )?(?:how (?:(?:do|does|are|is|did)|'s)?(?: ?(?:you|they|it|your (?:people|team|lot|guys|company)|things|everything|the (?:whole )?(?:\w+ )?(?:work|thing|process|planning|scheduling|side)(?: side)?(?: of (?:things|it))?|it all))(?: \w+ly| all)? (?:plan|organi[sz]e|arrange|schedule|coordinate|run|do|handle|manage|work|happen|get (?:done|planned|organi[sz]ed)|done|planned|organi[sz]ed|set up)(?:s|ed|es)?|how'?s it (?:work|done|run|organi[sz]ed|set up)|what(?:'s| is| does) (?:a|an|your) (?:normal|typical|usual|average|ordinary)? ?(?:day|week|monday|tuesday|wednesday|thursday|friday|shift|morning|month)(?: look)?(?: like)?)\b/
