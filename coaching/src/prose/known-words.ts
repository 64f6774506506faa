/** Words without which nobody builds a sentence. */
const joints = `a an the this that these those it its they them their theirs themselves you your yours yourself who whom whose which what
when where why how here there then than as so too also and or but yet for of to in on at by with from into about over under after before
between during until till since while through toward towards around beside behind ahead up down out off back away near is are was were
been being am be do does did done doing have has had having can could will would shall should may might must if because though although
whether each every both either any some all most more less few several other others another same such own one just only even still
already again once soon later now today yes almost nearly much many lot let get gets got getting go goes went gone going come comes came
coming make makes made making take takes took taken taking give gives gave given giving put puts putting keep keeps kept keeping say says
said saying tell tells told telling not never no nothing nobody none nor neither without`

/** What a coach speaks of, and how. Nothing of it praises, blames or speaks of scores: what won and lost a call is decided. */
const coaching = `ask asks asked asking question questions answer answers answered answering hear hears heard hearing listen listens
listened listening draw drew drawn bring brings brought raise raised raising mention mentioned mentioning name named naming call calls
called calling talk talks talked talking speak speaks spoke spoken speaking word words sentence sentences line lines phrase moment moments
reason reasons problem problems trouble worry worries concern concerns doubt doubts objection objections issue issues matter matters need
needs needed want wants wanted cost costs costing price money figure figures sum amount offer offers offered offering product proof
example customer customers company buyer side people person somebody someone anybody anyone everybody everyone colleague team decision
decide decides say budget step steps meeting meetings date day time minute minutes week weeks month months year years hour hours tie tied
tying link linked linking connect connected connecting relate related relating refer referred return returned returning turn turned
turning follow followed following start starts started starting begin begins began begun beginning open opens opened opening end ends
ended ending close closes closed closing finish finished leave leaves left leaving stay stays stayed staying wait waits waited waiting
pause paused stop stops stopped stopping move moves moved moving try tries tried trying use uses used using show shows showed shown
showing explain explained explaining describe described describing walk walked walking look looked looking see sees saw seen seeing think
thinks thought know knows knew known knowing understand understood understanding check checks checked checking repeat repeated repeating
summing summed summary summarise summarised summarising summarize summarized recap recapped restate restated echo echoed add adds added
adding mean means meant happen happens happened change changes changed changing feel feels felt work works worked working thing things
way ways part half rest topic subject detail details fact facts next last first short long brief briefly plain plainly early different
similar instead along aloud together apart further forward onwards across against like unlike within beyond upon actually afterwards
beforehand otherwise therefore hence place places hold holds held holding share shared sharing spend spends spent spending reach reached
touch touched impact effect consequence situation process current currently usual usually often sometimes conversation discussion
exchange reply replies replied replying respond responded response react reaction invite invited inviting request requested requesting
propose proposed proposing suggest suggested suggesting choose chosen pick picked dig probe explore exploring count counting lead leads
led leading build built find finds found finding learn learns learned learnt learning discover discovered uncover uncovered reveal
revealed settle settled settling resolve resolved resolving handle handled deal dealt agree agreed agreeing agreement confirm confirmed
confirming book booked fix fixed plan planned`

/** The words that a wording may bring of its own. All others are those of what it words. */
export const knownWords: ReadonlySet<string> = new Set(`${joints} ${coaching}`.split(/\s+/))

/**
 * Words that claim something came of what was done: that a thing was found out, a worry settled, a step agreed. They are said where
 * our own sentence tells something of the kind, and nowhere else.
 */
export const claims: ReadonlyArray<{ readonly says: RegExp; readonly borneOutBy: RegExp }> = [
  {
    says: /\b(?:found|finds?|finding|learn(?:s|ed|t|ing)?|discover\w*|uncover\w*|reveal\w*|drew|drawn)\b/i,
    borneOutBy: /\b(?:f[io]und?\w*|learn\w*|got|told|heard|brought)\b/i,
  },
  { says: /\b(?:settl\w+|resolv\w+|handled?|handling|dealt|deal)\b/i, borneOutBy: /\b(?:settled|came to terms)\b/i },
  {
    says: /\b(?:agree\w*|confirm\w*|booked|book|fix|fixed|planned)\b/i,
    borneOutBy: /\b(?:agreed|confirmed|left with|said yes)\b/i,
  },
]
