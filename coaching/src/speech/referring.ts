import { sentencesIn } from './said.ts'
import { plainText } from '../acts/tokens.ts'
import { anyOf, type Ways } from './ways.ts'

const oneOfThem = String.raw`(?:any(?:body|one)|some(?:body|one)|who|whom|people|others?|(?:one|two|a few|any|some) (?:other )?(?:people|names?|companies|firms))`

/** The rep asks a customer for somebody they know. */
export const askForNamesWays: Ways = {
  'who do you know': new RegExp(
    String.raw`\b(?:${oneOfThem}|which|what)(?: else)?(?: \w+){0,8}? (?:do |would |might |could |that |whom |can )*you(?:'d| would| might| could| may)? (?:happen to |ever |also |sometimes )?(?:know|think of|have in mind|recommend|suggest|send me to|point me|meet|talk to|speak to|deal with|run into|sit with|put (?:me|us) in touch|introduce (?:me|us)|connect (?:me|us)|pass (?:me|us) on)\b`,
  ),
  'do you know anybody':
    /\b(?:do|would|might|can|could|whether|if) you (?:happen to |maybe |perhaps |also )?(?:know|knew|think of|have|name|suggest|recommend|share|give me|pass on|tell me)(?: of)? (?:any\w*|some\w*|one|two|three|a few|a couple|another|others?|an? \w+|people|who|the names?)\b(?! (?:time|times|minute|moment|question|idea|problem|look|word|second|figure|more about))(?<!\b(?:a minute|a moment|a second|a question|an idea|anything|something|sometime|somewhere))/,
  'you know other people like you?':
    /\byou(?:'ll| must| probably| surely| might)? know (?:\w+ (?:of )?)?(?:other|others|people|plenty|somebody|someone|a few)\b[^.?!]*\?/,
  'who comes to mind': /\bcom(?:e|es|ing) to (?:your )?mind\b|\b(?:spring|pop)s? (?:to|into) (?:your )?(?:mind|head)\b/,
  'could you introduce me':
    /\b(?:could|would|can|will|might|mind|willing|happy|able|like)\b[^.?!]{0,30}\b(?:introduc\w+|put (?:me|us) in touch|connect (?:me|us)|point (?:me|us) (?:to|at|towards|in)|refer (?:me|us)|recommend (?:me|us))\b/,
  'would you tell a friend about us':
    /\b(?:would|could|might|will) you (?:perhaps |maybe |then )?(?:tell|mention (?:us|it|me) to|talk to|say a word to|put in a word with)\b[^.?!]{0,20}\b(?:friends?|peers?|other \w+s|people you know|somebody (?:else )?you know|anyone|someone you know|in the trade|in your line)\b/,
  'who would you ring first': /\bwho would you (?:ring|call|phone|try|start with) first\b/,
  'who should i talk to':
    /\bwho (?:else )?(?:should|could|might|would|can|ought) (?:i|we) (?:\w+ )?(?:talk|speak|call|ring|be (?:talking|speaking)|contact|approach|turn|get in touch)\b/,
  'is there somebody who would':
    /\b(?:is|are|would|might) there (?:\w+ )?(?:any(?:body|one)|some(?:body|one)|people|others?|another|a person|one person|any (?:other )?(?:people|companies|firms))\b(?![^.?!]*\b(?:uses?|using|works? with it|in your (?:team|company|building|office)|at your (?:end|place|company))\b)/,
  'anybody like that?':
    /\b(?:any(?:body|one)|some(?:body|one))(?: (?:like (?:that|this|them)|in mind|at all|besides \w+))?\?/,
  'one name at least': /\b(?:one|two|three|a) (?:names?|referrals?)\b(?! (?:is|that|was|has|like|of yours|for it))/,
  'read me a few names':
    /\b(?:read|tell|name|list|pass) me (?:a few|some|any|two|three|one|another|the) (?:names?|people)\b/,
  'any names': /\bany (?:other |more )?(?:names|referrals?|introductions?|contacts)\b/,
  "i'd like a name":
    /\b(?:give|get|ask(?:ing)?(?: you)? for|like|need|want|after|hop(?:e|ing) for|have)(?: \w+){0,3} (?:names?|referrals?|introductions?|recommendations?)\b(?! (?:of|for) (?:it|this|that)\b)/,
  'who would be glad of a call':
    /\bwho(?:'d| would| might|'s going to| will)? (?:be )?(?:glad|pleased|happy|grateful|thankful|open|up) (?:of|about|to (?:get|have|take|hear)|for)\b[^.?!]*\b(?:call|from me|word|chat|hearing)\b|\bwho(?:'d| would) (?:welcome|appreciate|want) (?:a (?:call|word|chat)|hearing from)\b/,
  'who else could use this':
    /\bwho else\b[^.?!]*\b(?:use|need|benefit|help|interested|like (?:it|this)|struggl\w*|same)\b/,
}
const asks = anyOf(askForNamesWays)

/** The rep asks for one more. */
export const anotherNameWays: Ways = {
  'anybody else': /\b(?:any(?:body|one)|some(?:body|one)) else\b|\bwho else\b/,
  'is there a second':
    /\b(?:a|any|the) (?:second|third|next) (?:one|person|name|company|place)\b|\b(?:is|would) there (?:be )?a second\b|\ba second\?/,
  'another one': /\banother (?:one|name|person|company|place)\b|\bone more\b/,
  'besides her':
    /\b(?:besides|apart from|other than|as well as) (?:her|him|them|that (?:one|person)|[a-z]+)(?=,|\?|$| who| is| would| do)/,
  'any others': /\b(?:any|some) (?:other|more)(?:s| names?| people| companies)\b/,
}
const another = anyOf(anotherNameWays)

/** The rep asks leave to say who sent them. */
export const leaveToNameWays: Ways = {
  'may i mention your name':
    /\b(?:may|can|could|shall|should|okay|ok|alright|all right|fine|happy|mind|comfortable|leave|permission|free)\b[^.?!]{0,40}\b(?:use|using|mention\w*|drop|say|saying|said|told|tell\w*|refer\w*|quote|quoting)\b[^.?!]{0,25}\b(?:your name|you(?: \w+)? (?:sent|gave|suggested|said|pointed|recommended|told|put)|it (?:came|comes) from you|that we (?:spoke|talked|know|work)|i (?:have|had|got) (?:it|the name|the number) from you|it was you|(?:that )?(?:i|we) know you|to you|you(?= when| as|\?|,| in| there| by name| to ))/,
  'would you mind if i said you sent me':
    /\bif i (?:said|say|mention(?:ed)?|use(?:d)?|told|tell|refer(?:red)?)\b[^.?!]{0,30}\b(?:you|your name)\b/,
}
const leaveToName = anyOf(leaveToNameWays)

/** The rep asks the customer to make the introduction. */
export const introduceWays: Ways = {
  'could you introduce us':
    /\b(?:could|would|can|will|might|mind|willing|happy|able)\b[^.?!]{0,30}\b(?:introduc\w+|put (?:us|me) in touch|connect (?:us|me)|make the (?:introduction|connection))\b/,
  'would you drop her a line':
    /\b(?:could|would|can|will|might|mind|willing|happy)\b[^.?!]{0,25}\b(?:drop|send|write|forward|give)(?:ing)? (?:it to )?(?:her|him|them|\w+) (?:a (?:line|quick line|note|mail|message|word|call|heads[- ]up|shout)|an e-?mail|my (?:mail|note|two lines|lines|name))\b/,
  'would you tell her i am going to ring':
    /\b(?:could|would|can|will) you (?:just )?(?:tell|let|warn) (?:her|him|them|\w+) (?:know )?(?:that )?(?:i|to expect)\b/,
}
const introduce = anyOf(introduceWays)

/** What makes it easy and safe to name somebody. */
export const assurances = ['words', 'gentle', 'mail', 'report', 'asked-first', 'free', 'name-only'] as const
export type Assurance = (typeof assurances)[number]

export const assuranceWays: Record<Assurance, Ways> = {
  words: {
    "i'd only tell them that you use it":
      /\b(?:i(?:'d| would|'ll| will)|we(?:'d|'ll)) (?:only |just |simply )*(?:say|tell|mention)\b(?! you (?:what|how|about|when)\b)/,
    "all i'd say is": /\b(?:all|what|the only thing) i(?:'d| would|'ll| will) (?:say|tell|mention|write)\b/,
  },
  gentle: {
    'if they say no i leave it':
      /\b(?:if|when) (?:they|she|he|it|somebody|someone|it's|they're|she's|he's)\b[^.?!]{0,40}\b(?:no|not|isn't|doesn't|don't|rather)\b[^.?!]{0,40}\b(?:leave|stop|that's (?:it|the end|fine|that)|drop it|never|won't|alone|go away|end of)\b/,
    "i won't pester them":
      /\b(?:won't|will not|wouldn't|never|not going to|don't|nobody) (?:\w+ )?(?:chase|pester|bother|bombard|push|press|hound|sell|spam|keep (?:ringing|calling)|ring (?:again|twice)|call (?:again|twice)|follow up)\b/,
    'one short call and no more':
      /\b(?:one|a single|a short|one short|a quick) (?:call|mail|email|message|note)\b[^.?!]{0,30}\b(?:only|no more|nothing more|that's (?:it|all)|then)\b|\b(?:ring|call|write)(?: \w+)? once\b/,
    'they can say no': /\b(?:they|she|he) (?:can|could|may) (?:\w+ )?(?:say no|turn (?:me|it) down)\b|\ba no is a no\b/,
    'no pressure': /\bno (?:pressure|hard sell|sales pitch|obligation|pitch)\b/,
  },
  mail: {
    'a short mail that you can forward':
      /\b(?:forward|send on|pass on|copy)\b[^.?!]{0,30}\b(?:mail|email|it|lines?|note|message|text|that)\b|\b(?:mail|email|lines?|note|message|text)\b[^.?!]{0,40}\b(?:forward|send on|pass on|send (?:it )?yourself|read (?:it )?first)\b/,
    "i'll write you two lines":
      /\bi(?:'ll| will| can| could|'d) (?:\w+ )?(?:write|draft|send|give|put together)(?: \w+){0,3} (?:two|three|a few|a couple of|some|the) lines\b/,
    'a short intro mail': /\b(?:intro(?:duction)?|two-line|short) (?:e-?mail|mail|note|message)\b/,
  },
  report: {
    "i'll let you know what came of it":
      /\b(?:let you know|tell you|report back|come back to you|ring you|call you|you(?:'ll| will) hear|keep you (?:posted|informed|in the loop))\b[^.?!]{0,50}\b(?:how it (?:went|goes|ends|turns)|how (?:we|i|they|that) (?:get|got|went|goes)|what (?:came|comes|became|becomes|happen\w*|they|she|he|was)|either way|went|goes|outcome|from me|posted|afterwards|after(?: that)?)\b|\breport back\b|\bkeep you posted\b/,
  },
  'asked-first': {
    'ask them first':
      /\b(?:ask|asked|check|checked|speak|spoken|talk|talked|clear it)(?: \w+)? (?:with )?(?:them|her|him)\b[^.?!]{0,20}\b(?:first|before)\b/,
    'only once they have said yes':
      /\b(?:once|when|after|only if|as soon as|if) (?:they|she|he)(?:'ve| have|'s| has|'re| are| is)? (?:said|agreed|says?|agrees?|okay|ok|happy|fine|alright|given)\b/,
    'whether they are open to it':
      /\b(?:whether|if) (?:they|she|he)(?:'re| are|'d| would|'s| is)? (?:be )?(?:open|happy|willing|up for|fine|okay|interested)\b/,
    'of course, ask her': /\b(?:do|by all means|of course|please|yes|sure)\b[,.]? (?:please )?ask (?:them|her|him)\b/,
  },
  free: {
    'you can always say no':
      /\byou (?:can|could|may|must|should)(?: \w+)? say no\b|\bfeel free to say no\b|\bno is (?:fine|a fine answer|okay)\b|\b(?:if|when) you(?:'d| would)? (?:rather not|prefer not|don't want to|don't feel|aren't comfortable)\b|\bonly if you(?:'re| are|'d| feel)\b/,
  },
  'name-only': {
    "i don't need a number":
      /\b(?:don't|do not|won't|not) (?:\w+ )?(?:need|want|ask(?:ing)? for|have to give)\b[^.?!]{0,30}\b(?:number|numbers|e-?mail|emails|address|addresses|details)\b|\bno (?:number|numbers|details|e-?mail)\b/,
    'just the name': /\b(?:just|only) (?:the|a) (?:first )?name\b|\bname (?:alone )?is enough\b/,
    "i'll find the number myself":
      /\b(?:find|look up) (?:the number|the rest|them|her|him|it) (?:myself|on the web|through the (?:website|switchboard))\b|\b(?:through|over) the switchboard\b/,
  },
}
const assuring = assurances.map((kind) => [kind, anyOf(assuranceWays[kind])] as const)

/** A list, or as many as there are. */
export const pushingForNamesWays: Ways = {
  'send me a list': /\b(?:a|the|your|whole|complete) (?:\w+ )?(?:list|address book|phone ?book|contacts|rolodex)\b/,
  'read me a few names':
    /\b(?:just |simply )?(?:read|list|give|send|name) me (?:a few|some|all|your|lots of|the) (?:names|people|contacts|numbers)\b/,
  'a phone full of people':
    /\bfull of (?:people|names|contacts|numbers)\b|\b(?:all|everybody|everyone) (?:of )?(?:the people |the contacts )?(?:in|on) your (?:phone|address book|contacts)\b/,
  'ten names':
    /\b(?:four|five|six|seven|eight|ten|twenty|\d{1,2}) (?:\w+ )?(?:names?|people|contacts|referrals|companies|numbers)\b/,
  'as many as you can':
    /\bas many\b[^.?!]{0,30}\b(?:can|like|know|have|possible|think)\b|\beverybody you know\b|\beveryone you know\b/,
}
const pushing = anyOf(pushingForNamesWays)

export const detailsWays: Ways = {
  "what's their number":
    /\b(?:what(?:'s| is| are)|give me|send me|have you got|do you have|i(?:'ll| will)? need|can i (?:have|get)|could i (?:have|get)|let me have)\b[^.?!]{0,25}\b(?:number|numbers|mobile|e-?mail|e-?mails|direct line|phone|address|addresses)\b/,
  'a name and a mobile number': /\bnames? and (?:an? |their |the )?(?:mobile|phone|number|e-?mail|direct)\b/,
}
const details = anyOf(detailsWays)

/** Something offered for a name. */
export const rewardWays: Ways = {
  'a voucher for each name':
    /\b(?:voucher|gift card|bonus|commission|reward|finder's fee|kickback|hamper|bottle of|iphone|ipad|cash|prize)s?\b/,
  'a discount for every referral':
    /\b(?:discount|per ?cent|percent|free|off|credit|pounds?|dollars?|euros?|money|cheaper)\b[^.?!]{0,40}\b(?:for (?:each|every|any|a|two|three) (?:\w+ )?(?:names?|referrals?|introductions?|person|people|one|of them)|if you (?:give|name|send|introduce|refer))\b|\b(?:for (?:each|every|any|two|three) (?:\w+ )?(?:names?|referrals?|introductions?|person|people)|if you (?:give|name|send|introduce|refer))\b[^.?!]{0,50}\b(?:discount|per ?cent|percent|free|off|credit|pounds?|dollars?|euros?|money|cheaper)\b/,
  "what's in it for you": /\bin it for you\b|\bmake it worth your while\b/,
}
const rewards = anyOf(rewardWays)

/** What the rep will do with a name. */
export const planWays: Ways = {
  "i'll ring her on thursday":
    /\b(?:i(?:'ll| will|'d| would|'m going to)|let me) (?:\w+ ){0,2}?(?:ring|call|phone|write to|write|e-?mail|drop|contact|get in touch with|reach out to|message|text|send|speak to|approach|try)\b(?! you\b)/,
  'you hear from me by friday':
    /\byou(?:'ll| will)? hear (?:from me|how|what|back|by|that)\b|\b(?:come back to|ring|call|tell) you\b[^.?!]{0,40}\b(?:how|what|either way)\b/,
}
const plans = anyOf(planWays)

/** Words that say nothing of who is meant: they fit anybody. */
const ofAnybody = new Set(
  (
    'a an the any some one two three few couple other others another else more next second third anybody anyone somebody someone nobody person people ' +
    'names name friend friends colleague colleagues contact contacts network circle folks guys everybody everyone folk company companies firm firms ' +
    'business businesses place places customer customers client clients prospect prospects and or but so if then than as is are was were be been am do does did ' +
    'have has had will would can could should may might must shall i you he she it we they me him her us them my your our their this that these those there ' +
    'here who whom whose which what when where why how not no yes just really very maybe perhaps also too only even well now today please thanks thank of in ' +
    'on at to for with from by about out up over into through off like know knows think thinks come comes mind help helps helped use uses used using need ' +
    'needs benefit benefits interested interest want wants get gets give gives given tell say see talk speak call ring meet introduce introduction ' +
    'introductions refer referral referrals recommend recommendation product products tool tools service services software solution solutions something ' +
    'anything thing things stuff good great nice happy same such kind sort type way same time money save saves better best right sell selling buy ' +
    'similar might possibly potentially ideally actually basically honestly happen quick quickly bit lot lots glad grateful appreciate love looking look after ' +
    'whoever whatever whichever oh um uh well ca wo let put touch share send pass point direct reach anyway okay ok sure favour ask asking question wondering wonder hoping hope us our ours yours work works working'
  ).split(' '),
)

const relates =
  /\b(?:who|whose|that|where|with|at|in|of|like|running|runs?|doing|does|between|near|around|your (?:size|trade|line|role|job|position|shoes|seat|industry|area|field|neighbou?rhood)|same (?:trade|size|role|job|position|trouble|problem|boat|line))\b/
/** Who is in their place, whatever that place is called. */
const inTheirPlace =
  /\byour (?:size|trade|line|role|job|position|shoes|seat|industry|area|field|neighbou?rhood)\b|\bsame (?:trade|size|role|job|position|trouble|problem|boat|line)\b/g
/** "It helps people most who still plan by hand. Who comes to mind?": who is meant is often said before it is asked. */
const describes =
  /\b(?:some(?:body|one)|any(?:body|one)|people|those|companies|firms|others)\b(?: \w+){0,2} (?:who|whose|that|with|at|in|where|like|of|running|doing)\b|\b(?:looking for|thinking of|i mean|such as|best for|right for|ideal|made for|for example)\b|\b(?:helps?|suits?|fits?) (?:\w+ )?(?:most|best)\b/

/** How many words of some text say who is meant: of "anybody who might be interested" none. */
function wordsOfWho(text: string): number {
  const words = text.match(/[\p{L}\p{N}'-]+/gu) ?? []
  const telling = words.filter((word) => !ofAnybody.has(word.replace(/n?'(?:s|d|ve|re|ll|m|t)$/, '')))
  return telling.length + (text.match(inTheirPlace) ?? []).length
}

const fewestOfWho = 2

/** Whether some words, said where nobody had come to mind, say which sort of person or company is meant. */
function saysWhoIsMeant(words: string): boolean {
  const plain = plainText(words.slice(0, 2000))
  return !plain.includes('?') && wordsOfWho(plain) >= fewestOfWho
}

const fitsAnybody =
  /\b(?:any(?:body|one)|whoever|every(?:body|one)|don't (?:mind|know|care)|no idea|not sure|up to you)\b/

/** What some words say of who is meant where that had been asked: one sort of person, anybody at all, or nothing. */
export function answersWho(words: string): 'one-sort' | 'anybody' | null {
  if (saysWhoIsMeant(words)) return 'one-sort'
  const plain = plainText(words.slice(0, 2000))
  return !plain.includes('?') && fitsAnybody.test(plain) ? 'anybody' : null
}

const ofSomebody =
  /\b(?:one|another|an?|some|other) (?:\w+ ){0,2}(?:person|name|manager|director|owner|head|lead|company|firm|somebody|someone)\b(?: \w+){0,2} (?:who|whose|that|with|at|in|where|like|of|running|doing)\b/

/** Whether some words describe a sort of person or company, which after an ask is that ask once more. */
export function describesWho(words: string): boolean {
  const plain = plainText(words.slice(0, 2000))
  return sentencesIn(plain).some((sentence) => ofSomebody.test(sentence) && wordsOfWho(sentence) + 1 >= fewestOfWho)
}

/** What a line does that asks a customer for people they know. */
export type Referring = {
  /** Asks for somebody they know. */
  asks: boolean
  /** Says which sort of person or company is meant. */
  saysWho: boolean
  /** Asks for one more. */
  asksMore: boolean
  /** Asks to be allowed to say who sent them, or to be introduced. */
  leave: 'name' | 'introduction' | null
  /** What it says that makes it safe. */
  assures: readonly Assurance[]
  /** Asks for a list, or for as many as there are. */
  pushes: boolean
  /** Asks for a number or an address. */
  details: boolean
  /** Offers something for it. */
  rewards: boolean
  /** Says what becomes of a name. */
  plans: boolean
}

/** Hears a line of a call in which a customer is asked for people they know, by its words alone. */
export function referringIn(words: string): Referring {
  const plain = plainText(words.slice(0, 2000))
  const sentences = sentencesIn(plain)
  const asking = sentences.filter((sentence) => asks.test(sentence) && !leaveToName.test(sentence))
  const asksMore = plain.includes('?') && another.test(plain)
  const of = sentences.filter(
    (sentence) => asking.includes(sentence) || (!sentence.endsWith('?') && describes.test(sentence)),
  )
  const said = of.filter((sentence) => relates.test(sentence)).join(' ')
  return {
    asks: asking.length > 0,
    saysWho: wordsOfWho(said) >= fewestOfWho,
    asksMore,
    leave: leaveToName.test(plain) ? 'name' : introduce.test(plain) ? 'introduction' : null,
    assures: assuring.filter(([, ways]) => ways.test(plain)).map(([kind]) => kind),
    pushes: pushing.test(plain) && (asking.length > 0 || /\b(?:give|send|need|want|get|have)\b/.test(plain)),
    details: details.test(plain),
    rewards: rewards.test(plain),
    plans: plans.test(plain),
  }
}
