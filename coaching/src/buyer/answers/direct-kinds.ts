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
  /** Said instead when the facts that answer it have all been told. */
  toldAlready?: readonly string[]
  /** Only once this fact has been told: it is about that. */
  after?: string
  /** Names something of its own, so that it is no question about what was last talked about. */
  ownSubject?: true
}

const decider = String.raw`(?:be (?:happy|ok|okay|comfortable|convinced|on board|involved|asked|behind|persuaded)|approve|approves|approving|sign|signs|signing|agree|decide|decides|deciding|say (?:yes|ok|okay)|give (?:it )?the (?:nod|go-ahead|green light|ok|okay)|buy in|weigh in|(?:get|have) a (?:say|vote)|be (?:in on|part of|at the table|in the room))`
const theirCustomers = String.raw`(?:customers?|clients?|guests?|patients?|families|tenants?|residents?|parents|students?|passengers?|shoppers?|end users?|people you (?:serve|sell to)|people at the (?:other|receiving|far) end)`

export const factKinds: readonly DirectKind[] = [
  {
    id: 'renewal',
    ownSubject: true,
    asked:
      /\b(?:contract|agreement|licen[cs]e|subscription)\b.*\b(?:run(?:s|ning)? (?:out|to|until|till|for)|ends?|up|expires?|renew\w*|last|left|over|at|long|tied)\b|^when(?:'s| is| does) (?:that|it|this) (?:up|run out|end|expire|over)\b|\b(?:when|how long)\b.*\b(?:contract|renew\w*|agreement|tied in|locked in)\b/,
    tells: ['renewal'],
    alone: true,
    otherwise: [
      "It rolls on. I haven't got the date in my head.",
      "I'd have to look up the date. It isn't one I carry round.",
      "The date's in a folder somewhere. I don't know it.",
    ],
  },
  {
    id: 'lost-people',
    ownSubject: true,
    asked:
      /\bhow many(?: \w+){0,2} (?:have|did|do|has|had) (?:you|they|your \w+) (?:already )?los[et]|\bhow many(?: \w+){0,2} (?:have |has )?(?:quit|left|resigned|walked)\b|\bwhy (?:do|did|are|have|would) (?:they|people|your \w+|the \w+|[a-z]+s) (?:keep )?(?:leav|left|quit|go(?:ing)? elsewhere)|\b(?:turnover|attrition)(?: rate)?\b/,
    tells: ['people'],
    alone: true,
    toldAlready: ['What I told you. It is the reason they give, at least.', 'As many as I said, and for that reason.'],
    otherwise: ["Nobody I'd blame on it for certain.", "Some. They don't always say why."],
  },
  {
    id: 'company',
    ownSubject: true,
    asked:
      /\b(?:tell|telling|share|sharing)(?: (?:me|us))? (?:a (?:bit|little) )?(?:more )?about (?:your|the) (?:own )?(?:company|business|organi[sz]ation|firm|practice|operation|(?:\w+ )?group)\b/,
    tells: ['size', 'sites', 'volume'],
  },
  {
    id: 'anybody-else',
    ownSubject: true,
    asked:
      /\b(?:any|some)(?:one|body) else (?:that )?(?:i|we)(?:'d)? (?:need|should|have|ought|must)(?: to)? (?:talk|speak|convince|bring|include|involve|meet|win)\b/,
    tells: ['authority'],
    otherwise: ['Nobody else, no.', 'No. That would be all of us.'],
    toldAlready: ['Only those I told you of. Nobody else.', "No, that's everybody who has a say."],
  },
  {
    id: 'decides',
    ownSubject: true,
    asked: new RegExp(
      String.raw`\bwho(?:'d| would| has| needs| does| will| must|'s|'ll)?(?: \w+){0,3}? (?:have to |need to )?${decider}|\bwho else (?:looks? at|needs? to|has (?:a|to|the)|have (?:a|to)|gets a|would|should|must|weighs|at your end|on your side)\b(?!.*\b(?:pleased|glad|happy (?:about|to)|benefits?|care|feel|suffer|hit|hurt|know|seen?|notice)\b)|\b(?:do|would|will) you (?:need|have) to (?:ask|check with|talk to|run it (?:by|past)|clear it|get (?:approval|permission|a sign))|\bis (?:it|that) you who\b|\bwho(?: else)?(?:'s| is| are| was| gets| will be)(?: \w+)? involved\b(?=.*\b(?:decisions?|decid\w+|buying|this|purchas\w+|process)\b)|^(?:who|whom)(?: else)? (?:should|do|would|could|can|must|might) (?:i|we)(?: need to| have to| best| also)? (?:talk|speak|turn|reach out|go|write) to\b|\bhow (?:do|does|would|will) (?:you|your company|they)(?: \w+){0,5} (?:decide|buy|buying|purchas\w*)\b|\b(?:from )?whom? (?:must|does|should|has to|do)\b.*\bthe yes\b|\bwhose (?:call|decision|signature)\b|^(?:is|was|would|will) (?:that|it|this)(?: be)? (?:(?:just|all|only) )?(?:you|yours|your (?:call|decision|side|desk))(?: there)?,? or (?:is it |that's |your |the |with )?(?:finance|somebody else|someone else|your boss|the boss|the board|the owner|upstairs|head office|purchasing|procurement|legal|it\b|hr\b)|\b(?:are you|would you be) (?:able|allowed|free|in a position|the (?:one|person)) (?:to|who can) (?:actually |just |really )?(?:decide|sign|say yes|approve|buy)|\b(?:can|could|do) you (?:get to |actually |just |even |really |simply )*(?:decide|sign|approve|say yes)\b|\bis (?:it|that|this) (?:all |just |really )?(?:your call|your decision|up to you)\b`,
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
      /^(?:any |the |a |what about (?:the |a )?)?budget\W*$|^(?:is|has|was|have) (?:there |you |the |any |some |a )*(?:budget|money|funding|funds)(?: been)?(?: already)? (?:set|put|allocated|approved|available|planned|reserved|earmarked|there|in place)\b|\b(?:is there|have you (?:got)?|do you have|you got|has there been|what(?:'s| is)|how much)\b.*\bbudget\b|\bmoney (?:left|there|for (?:it|this|that)|set aside|put aside|put by|available)\b/,
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
      /^(?:do )?you pay (?:much|a lot)\b|\b(?:what|how much) (?:do|are) you (?:currently |now )?(?:pay|paying|spend|spending)\b(?!.*\b(?:extra|lost|fixing|hours|time|overtime|agency)\b)/,
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
      /^what(?:'s| is) (?:the|your) (?:stack|system|set-?up|tool|software|platform)\b(?! (?:like|of))|^(?:which|what) (?:system|software|tools?|platform|program(?:me)?|erp|crm|package|app) (?:do|does|are|is|have|did)\b(?!.*\b(?:other|else|before|looked?|tried|for (?!it\b|that\b|this\b|(?:the |your )?plan)))/,
    tells: ['system'],
    slot: 'which',
  },
  {
    id: 'in-use',
    ownSubject: true,
    asked:
      /^what (?:do|does|are|is) (?:you|they|your \w+)(?: all)? (?:using|use|running|run|on|working with)(?: (?:now|today|at the moment|currently|for (?:it|that|this|all that)|right now|these days|there))*\W*$|^whom? (?:do|are) (?:you|they)(?: currently| now| presently)? (?:use|using|with|work with|working with|buy from|buying from)(?: (?:now|today|at the moment|currently|for (?:it|that|this|all that)|right now|these days))*\W*$|^whom?(?:'s| is) your (?:current |present )?(?:vendor|provider|supplier|partner|solution)\b|^what(?:'s| is) your (?:current|present) (?:vendor|provider|supplier|solution|system|setup|tool)\b/,
    tells: ['system'],
    slot: 'which',
  },
  {
    id: 'notice',
    ownSubject: true,
    asked: new RegExp(
      String.raw`^(?:do|does|did|are|have|can|will|has) (?:your |the |any |any of your )?${theirCustomers}(?: \w+){0,2} (?:notice|see|feel|complain|mind|say|care|know|ring|call|suffer|leave|left|affected|angry|unhappy)|\b(?:how|what) (?:do|does|did) (?:your |the )?${theirCustomers} (?:do|say|think|take|react|feel)|\b${theirCustomers}\b,? (?:do|what|how|does|did|would) (?:they|it)\b.*\b(?:notice|say|mind|complain|feel|react|take|think)|^(?:the |your )?${theirCustomers} (?:is|are|gets?|complains?)\b|\bwhat does (?:it|that|this) (?:do to|mean for) (?:your |the )?${theirCustomers}|\b${theirCustomers}\b,? (?:they )?(?:are|is|do|get|become) (?:\w+ )?(?:angry|upset|unhappy|complain|cross|mad|understand\w*|ok|okay|patient)|^what happens (?:to|with|for) (?:your |the )?${theirCustomers}|^(?:is|are) (?:it|that|this) something (?:your |the )?${theirCustomers}|^how (?:are|is) (?:your |the )?${theirCustomers}(?: \w+)? (?:taking|about|with|react\w*)`,
    ),
    tells: ['hit'],
    alone: true,
    lead: ['They do.', 'Oh, they notice.', 'Yes.'],
    otherwise: ['They do, sooner or later.', 'Some of them. The polite ones say nothing and remember it.'],
  },
  {
    id: 'seen-by-customers',
    ownSubject: true,
    asked: new RegExp(
      String.raw`^(?:how|what) (?:does|do|did|will|would|must) (?:it|that|this|all that|things?)(?: all)? (?:look|seem|feel|come across|appear|sound)(?: like)? (?:to|for|from|with)(?: the side of)? (?:your |the )?${theirCustomers}`,
    ),
    tells: ['hit'],
    alone: true,
    otherwise: [
      "From outside it mostly looks fine. It's when something slips that they see it.",
      'They see the end of it, late or wrong. The rest stays with us.',
      "The regulars know. To the others it's just slow now and then.",
    ],
  },
  {
    id: 'first-step',
    ownSubject: true,
    asked:
      /^(?:when|once) (?:an?|the|new|one)\b.*\b(?:comes?|arrives?|lands?) in\b.*\bwhat(?:'s| is| happens)?\b|\bwhat(?:'s| is) the (?:very )?first (?:thing|step) that (?:happens|is done|gets done)\b|\bwhere does (?:it|that) (?:all )?(?:start|begin)\b/,
    tells: ['process', 'handoff'],
  },
  {
    id: 'leaver',
    ownSubject: true,
    asked:
      /^what (?:happens|would happen|do you do|would you do|if|when)\b.*\b(?:leav(?:e|es|ing)|left|quits?|resigns?|retires?|walks? out|hands? in (?:his|her|their) notice)\b/,
    tells: ['people'],
    alone: true,
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
      /^what (?:happens|would happen|becomes of) .*\b(?:nothing|stays?|carry on|carries on|goes on|don't|doesn't)\b|^where (?:are|is|will|would) (?:you|things|it|that)(?: all)? (?:be )?(?:next|in (?:a|two|three|six|twelve) (?:year|month)s?|(?:a|one) year from|this time next)|\b(?:suppose|supposing|say|imagine|assume) (?:you|we|they) (?:do|did|change|changed) nothing\b|\b(?:if|and) [^?]{0,40}\bnothing(?:'s| has| had| will have)? change[ds]?\b|\bif (?:nothing changes|it stays (?:like that|that way|as it is)|you do nothing|it goes on like (?:this|that))\b/,
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
      /^(?!.*\b(?:right|best) (?:person|one)\b)(?:do|does|did|is|are|can|how (?:do|does|is|are))\b.*(?:\b(?:talk|speak|connect\w*|integrat\w*|link\w*|hook\w*|sync\w*|feed) (?:to|with|into|up)\b|\b(?:export\w*|re-?typ\w+|typed?|cop(?:y|ied)|keyed)\b.*\b(?:by hand|manual\w*|twice|over|across|again)\b)/,
    tells: ['handoff'],
    alone: true,
    lead: ['Not really.', "No, and that's where it starts.", 'By hand, mostly.'],
    otherwise: ['No. Somebody carries it across by hand.', 'Only on paper. In practice somebody types it again.'],
  },
  {
    id: 'team-size',
    asked:
      /^(?:the |your )(?:team|people|staff|crew)\b.*\bhow (?:big|large|many)(?: (?:is|are) (?:it|they|that))?\W*$|^how (?:big|large) (?:is|are) (?:the|your|that|this) (?:\w+ )?(?:team|crew|staff|department|group)(?: (?:of yours|under you|there|you have))?\W*$|^how many (?:people|of you|of them|folks|heads|colleagues|staff)\b(?!.*\b(?:were|was|did|had)\b).*\b(?:(?:do|does|doing) (?:it|that|this|all that)|involved|busy|the ones|work(?:ing)? on (?:it|that|this)|are (?:we|you) talking|on (?:it|that|this))\b|^how many are they\b/,
    tells: ['team'],
    slot: 'how-many',
  },
  {
    id: 'tried',
    ownSubject: true,
    asked:
      /^(?:did|have|has|do) (?:you|they|anybody|anyone|somebody|your \w+) (?:already |ever |before )*(?:mak|made|make|do|done|try|tried|look|looked|buy|bought)\w*(?: already| ever| before)* (?:something|anything|some\w*|any\w*)(?: already| before)? (?:to|for|against|about)\b|^(?:have|has|did|had) (?:you|they|anyone|anybody|someone|somebody|your \w+)(?: \w+){0,2} (?:try|tried|had a go|have a go|attempted|thought about (?:doing|fixing|changing|getting)|considered (?:doing|fixing|changing|getting)|done anything|do anything)\b|^(?:ever )?tried (?:anything|something|to)\b|^what (?:did|have) you (?:try|tried)\b|^you(?:'ve| have| must have|'ll have)?(?: surely| probably)? (?:tried|had a go|had before)\b|^(?:ever )?(?:had|have) a (?:go|crack|try|stab|shot)\b|^(?:did|have) (?:you|anyone|anybody|your \w+) (?:evaluat\w+|test(?:ed)?|pilot(?:ed)?|trial(?:l?ed)?|look(?:ed)? (?:at|into)) (?:anything|something|any|others?|software|tools?|systems?)/,
    tells: ['history'],
    otherwise: ['Only in small ways. Nothing that lasted.', 'Nothing that stayed, if you mean that.'],
    toldAlready: ['Only what I told you about. Nothing since.', "That one. Since then we've patched."],
  },
  {
    id: 'doers',
    asked:
      /^who (?:actually |really |normally |usually |then )?does (?:it|that|this|all (?:of )?(?:it|that|this)|the (?:work|job|actual work))\b/,
    tells: ['team'],
    otherwise: ['The {workers}, day to day.', "That's the {workers}. {lead} looks after them."],
    toldAlready: ['The {workers}, as I said.', 'Those same {workers}.'],
  },
  {
    id: 'team-does',
    asked:
      /\bwhat (?:does|do) (?:your|the) (?:team|people|staff|crew|guys|folks|office) (?:actually |usually |normally |then )?do\b/,
    tells: ['process', 'handoff'],
    otherwise: [
      'They ring round, and somebody drops what they were doing.',
      'What they always do. Move things by hand.',
    ],
  },
  {
    id: 'owner',
    asked:
      /^whose (?:job|task|desk|patch|responsibility) (?:is|was)\b|^who (?:takes|took|goes|comes|drives|visits|answers|calls?|phones?|phoned|rings?|rang|checks|writes|types|enters|sends|keeps|plans|handles|tells|(?:is|'s) on the hook|fixes|sorts|solves|picks (?:it|that) up|cleans|mops|maintains|does (?:it|that|this|all that|(?:all )?the \w+ing)|takes care of|deals with|looks after)\b/,
    tells: ['team'],
    slot: 'who',
    otherwise: ['{lead}, mostly.', "That'd be {lead}, and whoever is in that day."],
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
  {
    id: 'what-failed',
    after: 'history',
    asked:
      /^what (?:killed|sank|stopped|broke|ended|finished) (?:it|that|them)\b|^what (?:was|went|is) (?:so )?(?:bad|wrong|missing|the trouble)(?: (?:with|about) (?:it|that|them|the other one))?\W*$/,
    tells: ['why-failed'],
  },
  {
    id: 'ideal',
    ownSubject: true,
    asked:
      /\b(?:best thing that could|ideal(?:ly)?|perfect (?:day|week|world|month)|dream (?:day|outcome|result)|what would good look like|in your dreams)\b/,
    tells: ['goal'],
    otherwise: ['A week in which nobody rings me about it.', 'That it runs, and I hear nothing of it.'],
  },
  {
    id: 'informed',
    asked:
      /^how (?:do|does|would) (?:they|you|the \w+|your \w+|staff|he|she|anybody|anyone) (?:know (?:what|where|when|who|which|if|whether)|find out|hear|get told|get to know)\b/,
    tells: ['handoff', 'process'],
    alone: true,
  },
]
