import { oncePer } from '../../buyer/once.ts'
import { listed } from '../wording.ts'
import { does } from './acts-done.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { heardSentences } from './words.ts'

const person = String.raw`\p{Lu}\p{L}*\p{Ll}(?:-\p{L}{2,}|’\p{Lu}\p{L}+|'\p{Lu}\p{L}+)?`
/** "Tomas in finance", "Denise, our finance director," between a name and what they do. */
const post = String.raw`(?:,? (?:in|from|at|over in|our|my|the) [\p{L} -]{2,30}?,?)?`
const says = String.raw`(?:(?:still |also |always )?(?:signs?|decides?|approves?|okays?|buys|pays)|holds? the (?:pen|purse|budget|money)|with the (?:pen|purse|budget|money|last word)|has (?:the last word|the final say|to (?:sign|agree|approve|like|want|see)|a say)|(?:would|will|['’]d|['’]ll)(?: also)? (?:have to|need to|want to|want a say|sign|decide|approve)|(?:does|keeps|looks after|runs) the (?:buying|signing|books|money|accounts|finances)|makes? (?:the|that) (?:call|decision)|is the one who|owns the budget)`

/** In a small firm those who have a say are family. */
const kin = String.raw`wife|husband|missus|other half|father|mother|dad|mum|mom|brother|sister|son|daughter|uncle|aunt`

/** Behind a name it is that person's post: "Denise, our finance director". */
const noPost = String.raw`(?<!\b(?!(?:Just|Only|Probably|And|With|Me|That|Mostly|Also)\b)\p{Lu}\p{L}+,? (?:(?:in|from|at|over in) )?)`
const role = String.raw`${noPost}(?:(?:[Mm]y|[Oo]ur|[Tt]he) (?:[\p{L}-]+ ){0,2}?(?:boss|bosses|board|owners?|chef|principal|director|manager|partners?|committee|council|trustees|accountant|bookkeeper|shareholders|founders?|${kin}|head office|CFO|CEO|COO|CIO|CTO|cfo|ceo)|(?:[Ff]inance|[Pp]rocurement|[Pp]urchasing|[Hh]ead office|[Ll]egal))`

/** Who decides is told by what they do: "Sunita signs these things", "it's up to my boss". */
const doing = new RegExp(String.raw`(?<![\p{L}’'])(${person})${post} ${says}(?![\p{L}])`, 'gu')
const roleDoing = new RegExp(String.raw`(?<![\p{L}’'])(${role}) ${says}(?![\p{L}])`, 'gu')
const owning = new RegExp(
  String.raw`\b(?:signature|decision|call|budget|money|last word|pen) (?:is|would be|['’]s|lies with|sits with|belongs to|stays with) (?:with )?(${person})(?:['’]s)?(?![\p{L}’'])`,
  'gu',
)
const handed = new RegExp(
  String.raw`(?:\bup to|\bpast|\b(?:take|run|bring|put) (?:it|this|that) (?:to|by|past|with|before|in front of)|\b(?:have|need|got|want) to (?:ask|convince|persuade|get|tell|(?:check|clear it|clear this|clear that|discuss it|discuss that) with|(?:talk|speak)(?: (?:it|this|that) (?:over|through))? (?:to|with))|\bwithout) (${person}|${role})(?![\p{L}])`,
  'gu',
)
/** "I'd want Tracy in the room", "Claire would be on the call too." */
const wanted = new RegExp(
  String.raw`\b(?:want|need|have|bring|get|involve|include|with) (${person}|${role})(?: to be)? (?:in the room|on the call|at the table|on board|involved)(?![\p{L}])`,
  'gu',
)
/** "We've just signed with Sage" names whom they buy from. */
const bound = String.raw`(?<!\b(?:sign(?:ed|ing)?|g(?:o|oes|one|oing)|went|work(?:ed|ing|s)?|stay(?:ed|ing|s)?|deal(?:t|ing|s)?|contract(?:s|ed)?|tied|locked|stuck|renewed|happy|started|are|were|been|['’]re) (?:in |up |it )?)`
/** The answer to who decides: "Me, and Tomas in finance", "Denise, our finance director." */
const listedWith = new RegExp(
  String.raw`(?:${bound}\b[Ww]ith|\b[Aa]nd|\b[Pp]lus|,|(?:^|, )(?:[Tt]hat|[Ii]t)['’]s|^[Tt]hat would be|^[Jj]ust|^[Oo]nly|^[Pp]robably)[ ,]*(${person}|${role})(?![\p{L}])`,
  'gu',
)
/** A name that begins the answer has its post, another name or nothing behind it; "Listen, we've just signed" has neither. */
const firstNamed = new RegExp(
  String.raw`^(${person}|${role})(?=$|\.|,? (?:in|from|at|and|or|does|is|has|would|over)\b|, (?:\p{Lu}|(?:our|my|the|their|who|he|she|probably|plus|then|mostly)\b))`,
  'gu',
)

const nobody =
  /^(a+h+|o+h+|h+m+|u+h+|u+m+|e+r+m?|ha|hey|listen|see|mind|let|god|gosh|actually|basically|frankly|officially|technically|ultimately|usually|normally|generally|always|never|here|good|great|fine|please|sorry|thanks|just|only|probably|mostly|maybe|all|me|mine|ours|his|hers|yours|theirs|the|our|my|i|i['’]\p{L}+|me|we|we['’]\p{L}+|you|he|she|they|it|it['’]s|that|that['’]s|this|there|who|what|when|nobody|nothing|everything|everybody|somebody|one|no|yes|yeah|well|look|so|and|but|then|not|if|both|then|only|okay|right|sure|honestly|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)$/iu

/** "The wife" is whose wife she is. */
const ofTheirs = new RegExp(String.raw`^(?:(?:my|our) |the (?=(?:${kin})$))`, 'iu')

/** As the rep can say it back: "my boss" is "your boss". */
function toRep(name: string): string {
  return name
    .replace(ofTheirs, 'your ')
    .replace(/^(?:The|Finance|Procurement|Purchasing|Head|Legal)\b/u, (word) => word.toLowerCase())
}

function namedIn(turn: HeardTurn, isAnswer: boolean): string[] {
  return heardSentences(turn).flatMap(({ start, end }) => {
    const text = turn.heard.slice(start, end)
    if (text.endsWith('?')) return []
    const patterns = [doing, roleDoing, owning, handed, wanted, ...(isAnswer ? [listedWith, firstNamed] : [])]
    return patterns
      .flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap(({ 1: name, index }) => (name ? [{ name, index }] : [])),
      )
      .toSorted((a, b) => a.index - b.index)
      .map(({ name }) => name)
  })
}

/** Every name with the turn that told it. Each moment of a call asks for them, and a call of hours has thousands. */
const namings = oncePer(({ turns, buyer }: HeardCall) =>
  buyer.flatMap((turn) => {
    const asked = turns[turn.at - 1]
    const isAnswer = asked?.speaker === 'rep' && does(asked, ['q_authority']) !== null
    return namedIn(turn, isAnswer).map((name) => ({ name, at: turn.at }))
  }),
)

/**
 * Who has a say besides the buyer, as the buyer named them up to a turn: by name, else by post, each once. `speakers`
 * are those who speak themselves.
 */
export function decidersNamed(call: HeardCall, at: number, speakers: readonly string[] = []): string[] {
  const here = new Set(speakers.flatMap((name) => name.toLowerCase().split(/\s+/u)))
  const others = namings(call).filter(
    (naming) => naming.at <= at && !nobody.test(naming.name) && !here.has(naming.name.toLowerCase()),
  )
  return [...new Set(others.map(({ name }) => toRep(name)))].slice(0, mostNamed)
}
/** The same, told about the buyer and not to them: "Rosa named their wife". */
export function namedToUs(names: readonly string[]): string {
  return listed(names.map((name) => name.replace(/^your /u, 'their ')))
}

/** Nobody can say more names in one breath. */
const mostNamed = 3
