import { acts, type Act } from '@ringside/contract/simulations/vocabulary'
import { attackPatterns, strangePatterns } from './evidence.ts'

/**
 * Turns of phrase that point at an act. Each is a feature of the model, which learns how far to trust it.
 * Patterns see lower-case words with straight apostrophes, and keep gaps bounded so that no text can make them slow.
 */
type Cue = { readonly act: Act; readonly pattern: RegExp }

const spoken: Readonly<Record<Act, readonly string[]>> = {
  greeting: [
    String.raw`^(um |uh |oh |yes |yeah )?(hi|hello|hey|good (morning|afternoon|evening)|howdy|greetings)\b`,
    String.raw`\b(is (this|that)|am i (speaking|talking) (with|to)|have i (got|reached)|do i have|speaking (with|to)) [a-z]+( [a-z]+)?\s*\?*$`,
    String.raw`\bhow are you( doing)?( today| this (morning|afternoon))?\W*$`,
    String.raw`\b(nice|good|great|lovely) to (meet|hear|speak|talk|see|finally)`,
    String.raw`\bthanks? (you )?(for|so much for) (taking|picking|jumping|joining|making|hopping|answering)`,
    String.raw`^(welcome|hiya|yo|ciao|pleasure to|thanks? (you )?(so much )?for (having|seeing|being))\b`,
    String.raw`^(morning|evening|afternoon)[ ,!]`,
  ],
  intro: [
    String.raw`\b(my name is|my name's|name is|this is|it's|it is|i'm|i am) [a-z]+( [a-z]+)?,? (here )?(from|with|at|calling|over at|of|here)\b`,
    String.raw`\b(the )?(reason|purpose) (i'm|i am|for|i|of|behind|why|that)\b.{0,20}\b(call|calling|called|reach|reaching|ringing|rang|dialled)`,
    String.raw`\b(i'm|i am|we're|was|am) (calling|ringing|reaching out|phoning|getting in touch|dialing)\b`,
    String.raw`\bi (look after|cover|work (with|for|at)|head up|run|handle|represent|am the|lead) `,
    String.raw`\bcalling (from|on behalf|about|because|you|to)\b`,
    String.raw`\b(cold call|out of the blue)\b`,
    String.raw`\bmy name\b`,
    String.raw`\b(we|i)('ve| have)? (never|haven't|not) (met|spoken|talked)\b`,
    String.raw`\b(i (saw|noticed|read|heard|came across|got your|was given|found you)|i'm following up|following up on|i took over|checking in|i wanted to (reach|introduce|say hello|call|follow)|introduce myself|nothing to sell|mutual (friend|contact)|(told|asked|suggested) (me|that) (to|you|we)|gave me your|downloaded)\b`,
    String.raw`\b(we're|we are|i'm|i am) (a|an|the|with|from|at) [a-z -]{0,24}(company|firm|agency|manufacturer|outfit|founder|account (manager|executive)|rep|partner|company of)\b`,
  ],
  permission: [
    String.raw`\b(is (now|this)|have i caught you at|did i catch you|caught you (at|in)|bad time|good time|okay time|ok time|right time)\b`,
    String.raw`\b(do|would|can|could|have|got) you (have |got |spare |give me )?.{0,14}(minute|moment|second|sec|seconds|minutes|thirty seconds|time) ?(to|for|now|right|\?|$)`,
    String.raw`\b(can|could|may|would|mind if|okay if|ok if|alright if|all right if|fair if|cool if) (it be |you mind if |we |i )(okay |all right |alright )?(if i |i )?.{0,16}(ask|tell|share|explain|take|go|start|show|steal|borrow|record|jump|bother|run)`,
    String.raw`\b(mind|okay|ok|alright|all right|fair|cool|good|possible|rude) if i\b`,
    String.raw`\b(may i|let me have|give me|spare me|steal|borrow|grant me) .{0,22}(minute|moment|second|sec|seconds|minutes)\b`,
    String.raw`\b(then|and) you (can|could) (decide|tell|hang|say|let)\b.{0,40}`,
    String.raw`\b(shall i|should i|want me to|happy for me to) (go|keep|continue|carry|start)`,
    String.raw`\b(in the middle of|behind the wheel|are you driving|catching you|interrupting|interrupt|between customers|in a meeting)\b`,
    String.raw`\b(pick your brain|have your ear|hear me out|one quick question|nosy question|honest opinion|your thoughts on something)\b`,
    String.raw`\b(would you be (opposed|open to hearing|able to help)|any chance of|okay for time|ok for time|feel free to say no|is everybody happy|is everyone happy|agenda)\b`,
  ],
  small_talk: [
    String.raw`\b(weather|weekend|holidays?|vacation|snow|rain|sunshine|heatwave|football|the game|baseball|golf|marathon|the match|christmas|thanksgiving|your kids|the baby|your team win|playoffs?|half term|traffic)\b`,
    String.raw`\bcongrat(ulation)?s\b`,
    String.raw`\bhow('s| is| was| has| have)( your| the)? (day|week|weekend|morning|holiday|summer|monday|friday|kids|family|trip|things)\b`,
    String.raw`\b(whereabouts|where in the (world|country)|where are you (based|calling|located|from|joining))`,
    String.raw`\b(how('s| is| was) (everything|life|your day|business in)|doing anything (fun|nice)|any plans|originally from|grow up|grew up|went to school|your accent|behind you|same birthday|sunny|the kids|did you (get|go|catch|watch|have a)|recital|trips? (coming|planned)|restaurants you'd)\b`,
    String.raw`\b(your (daughter|son|wife|husband|family|team|puppy|dog|boat|garden|guitar|lights|hold music)|little one|lambing|retirement|festival)\b.{0,40}`,
  ],
  q_process: [
    String.raw`\b(how|what) (do|does|are|is|did|would) (you|your|the|that|those|these|a|it|everyone|people) .{0,40}(today|currently|right now|at the moment|now|these days|at present|handle|manage|work|keep track|track|organi[sz]e|process|deal)`,
    String.raw`\bwalk me through\b`,
    String.raw`\bhow many\b`,
    String.raw`\b(what|which) .{0,18}(system|software|tool|tools|platform|crm|process|steps|app|spreadsheet|setup|set-up)\b`,
    String.raw`\bwho (does|handles|takes care|runs|owns|looks after|enters|keys|does the|picks|is responsible|manages|answers|files|puts|builds|checks)\b`,
    String.raw`\b(typical|average|normal|ordinary|usual) (day|week|month|shift|order|job|case|morning)\b`,
    String.raw`\bhow (often|long does|big|large|much time|far|is your|are your|are things|do things|does (your|the|a|an|that|it|one|everything))\b`,
    String.raw`\bare you (using|still (using|doing|on)|doing (it|that|this|any))\b`,
    String.raw`\b(what happens (when|after|once|next|from)|where (do|does) .{0,26}(live|go|sit|end up|kept|stored))\b`,
    String.raw`\bwhat (are|is|were) (your|the|their|its) (most important |top |main |overall |key |current )?(goals?|objectives?|plans?|priorities|strategy|responsibilities|role|process|procedure|setup|situation|workflow|routine|metrics|approach|targets?)\b`,
    String.raw`\b(what|which) (metrics|technology|systems?|tools?|machine|share|steps|parts?|tasks|records?) (do|does|are|is|of)\b`,
    String.raw`\bhow (is|are|was|were|has|have) (it|that|this|they|your|the|things|new|calls|drivers?|scrap) .{0,30}(organi[sz]ed|structured|handled|counted|split|shared|set up|done|trained|measured|going|working|tracked|learning|recorded)\b`,
    String.raw`\b(describe|overview of|tell me about|talk me through|take me through|explain (me )?how) .{0,10}(your|how|the|a)\b`,
    String.raw`\bwhat('s| is) the (drill|procedure|path|usual)\b`,
  ],
  q_pain: [
    String.raw`\b(biggest|main|number one|hardest|toughest|worst|trickiest|most frustrating|weakest|top|greatest) (challenge|problem|headache|frustration|pain|part|issue|obstacle|thing|bottleneck|struggle|worry|priorit)`,
    String.raw`\bwhat (tends to |usually |normally |typically )?(goes|go|gone|is going|breaks|slips|gets|frustrates|bothers|bugs|annoys|worries|drives|slows|stops|holds|gets in|trips|keeps|isn't|is not|doesn't|falls)\b`,
    String.raw`\bif you (could|had|were able to)\b.{0,34}\b(change|fix|wave|improve|magic|wish|redo|take away|get rid)`,
    String.raw`\b(magic wand|keeps you up|pain points?|pull(s|ing)? (your|their) hair|fall(s|ing)? through the cracks|fall(s|ing)? down|pet peeve|bane of)\b`,
    String.raw`\b(where|what) (do|does|are|is) .{0,36}(struggl|problem|difficult|stuck|break|bottleneck|fall short|frustrat|challeng|trouble|gap|lacking|missing|complain)`,
    String.raw`\b(do|does|are|is|have) (you|your|they|it|the|any|anyone) .{0,36}(problem|issues?|trouble|struggl|frustrat|complain|challenges|difficult|headache)`,
    String.raw`\bwhat .{0,20}(like (least|better|to see)|dislike|don't like|hate|would you (change|improve|fix|do differently))`,
    String.raw`\bhow (happy|satisfied|content|pleased|confident|painful|frustrating|bad|well)\b`,
    String.raw`\b(what|which|any|some of the|your (biggest|main|top)) .{0,14}(problems?|challenges?|issues|obstacles?|frustrations?|difficult\w+|bottlenecks?|weakness\w*|downsides?|gaps|concerns?|barriers?|hurdles?|mistakes|complaints?)\b`,
    String.raw`\b(room for improvement|would you improve|to be different|like to see improved|make your (day|life|job) easier|isn't working|not working|preventing you|stopping you|holding you back|keeping you from|in your way|getting in the way|get in the way)\b`,
    String.raw`\b(what|why) (made|led|prompted|inspired|drove|got) you (to )?(look|take|start|book|reach|agree|open|say yes|search|contact)\b`,
    String.raw`\b(are|is) (you|your \w+|they|everyone) (satisfied|happy|content|getting enough|stuck|struggling|having (trouble|a hard))\b`,
  ],
  q_impact: [
    String.raw`\b(what|how much|how) (does|do|is|did|would|has|have|will|are|might) (that|it|this|they|those|these|the|each|every|a|an|all|one) .{0,36}(cost|costing|affect|impact|mean|hurt|lose|effect|hit|worth|weigh|do to)`,
    String.raw`\bwhat (happens|would happen|will happen) if (you|nothing|this|that|it|things|we)\b`,
    String.raw`\b(impact|effect|knock-on|consequence|ripple|toll|fallout|downside) (of|on|is|does|has|would|for|been|that|when)\b`,
    String.raw`\b(how much|how many|what) .{0,30}(lose|losing|lost|cost|costing|wasted|waste|worth|add up|adds up)\b`,
    String.raw`\bwho (else )?(feels|suffers|gets hurt|pays for|bears|takes the (hit|blame)|is hurt|is affected|notices|else feels)\b`,
    String.raw`\b(do nothing|stays? the same|stay as (it is|you are)|leave it|left alone|carry on like this|nothing changes|another year|status quo|don't (fix|change|solve|do anything))\b`,
    String.raw`\bput a (number|figure|price) on\b`,
    String.raw`\bhow does (that|this|it) make\b`,
    String.raw`\b(financial|business|bottom line|what|the) (impact|implications?|consequences?|effects?|cost of|strain|risk if|damage)\b`,
    String.raw`\b(opportunities .{0,12}missing|missing (out )?because|benefits? (would|of (fixing|solving|getting))|at stake|at risk|worst that could|how (important|serious|big a deal)|why (is|does) (that|this|it) (important|matter)|what would (it|that|this|fixing|solving|hitting).{0,30}(mean|worth|do|unlock|change))\b`,
    String.raw`\b(influence|affect|hurt|hit|strain|trickle|unlock|cost|change things|eat(s|ing)? (up|into)|set(s)? you back)\b.{0,30}(you|your|team|business|customers|revenue|people|results|month|week|year)\b`,
    String.raw`\bwhat would (you|your (team|people)) do with\b`,
  ],
  q_budget: [
    String.raw`\b(budget|price range|ballpark|purse strings|cost centre|cost center|earmarked|set aside|allocated|funding|funds)\b`,
    String.raw`\b(how much|what) (do|are|did|have|would|can|could|were|is|was) (you|your|they|the company|the).{0,26}(pay|paying|spend|spending|afford|invest|comfortable|paid|spent|rate|fee|bill)`,
    String.raw`\bwho (holds|controls|owns|pays|signs|funds|has) .{0,16}(budget|money|purse|funds|cheque|check|bill|it)\b`,
    String.raw`\b(where|which) (does|would|will|pot|do) .{0,16}(money|funding|pot|come from|pay)`,
    String.raw`\b(in terms of|as far as|when it comes to) (budget|money|spend|investment)`,
    String.raw`\b(what|how much|which|is|was|would|does|do).{0,40}(budget(ed)?|afford|price (range|in mind|you)|hoping to (pay|spend)|cost you to run|reasonable investment|funds?|kitty|spend|spending|costed|discretionary|cost the main)\b`,
    String.raw`\bhow (does|far).{0,10}price\b|\bif (the )?price were\b|\bnumber (in your head|you had|would make|would you be able)`,
  ],
  q_authority: [
    String.raw`\b(who|anyone|anybody|somebody|someone) (else )?.{0,30}(decide|decides|decision|sign|signs|approve|approves|approval|involved|weigh|say|buy[- ]in|need to|needs to|be part|the call|on board|last word|final)`,
    String.raw`\b(decision|buying|purchasing|procurement|approval|evaluation|sign-off) (process|maker|makers|making|steps?|committee|criteria|chain|team|cycle)\b`,
    String.raw`\b(are you|is it|is that|are you the) .{0,28}(decide|decision|person|sign off|your call|up to you|make that)`,
    String.raw`\b(what|how) (does|do|would|will|is|are) .{0,34}(decision|sign off|approve|buy|purchase|procure|evaluate|get (this|something|it) (approved|over the line|signed)|say yes)`,
    String.raw`\bwhat (would|will|does) it take\b`,
    String.raw`\b(right person|best person|person (who|to)|in charge of|responsible for|point me|put me through|report to|reports to|who should i|who would i)\b`,
    String.raw`\b(bring|loop|include|invite|pull|get) .{0,20}(boss|cfo|director|partner|team|colleague|anyone|else|him|her|them|it)\b.{0,20}\?`,
    String.raw`\b(stakeholders?|decision criteria|criteria|final (say|word)|sign(s|ed)? off|blessing|veto|champion|authority|in charge|weigh in|consulted|committee|convince|whose (call|name|opinion|support|signature)|who('s| is) calling the shots|other people involved)\b`,
    String.raw`\bwho (signs|decides|chooses|votes|could say no|might (block|try|be against)|would (use|object|have to|need)|will be using)\b`,
    String.raw`\b(connect me|point me|put me (through|in touch)|speak to about|talk to about|introduce me|person who (handles|looks)|someone above|above you)\b`,
  ],
  q_timeline: [
    String.raw`\b(when|how soon|by when|what date|how quickly|how fast|how urgent)\b.{0,44}(start|begin|live|place|done|decide|decision|need|want|hoping|look|renew|expire|end|up|ready|launch|roll|switch|move|change|sorted|happen|in place|like|due|finish)`,
    String.raw`\b(timeline|time frame|timeframe|deadline|timescale|time line|go[- ]live|cut-?off|target date|urgency|time pressure|how urgent)\b`,
    String.raw`\b(why now|this quarter|this year|next quarter|next year|end of the (year|quarter|month)|priority)\b.{0,24}\?`,
    String.raw`\bwhen (do|does|is|are|would|will|did|should|can|could) (you|your|the|it|this|that|we|they)\b`,
    String.raw`\bhow (long|soon|quickly) (until|till|before|do you (want|need)|would you (want|need|like)|are you (hoping|looking))`,
    String.raw`\b(contract|agreement|lease|license|licence|renewal).{0,20}(up|end|ends|expire|expires|run out|renew|due)\b`,
    String.raw`^(so |and |ok |okay )*(when|by when|until when|how soon|how quickly|how fast|how urgent|what('s| is) (the|your) (urgency|timeline|timeframe|deadline|rush))\b`,
    String.raw`\b(locked in|list of priorities|rank on|right away|drop-dead|in a rush|pressing|time ?frame|roll over|kick in|lapse|be different then|why is this coming up now|coming up now|how long (do you have )?left)\b`,
  ],
  q_competitor: [
    String.raw`\b(who|what|which) (else|other).{0,30}(look|talk|consider|evaluat|speak|compar|vendor|supplier|provider|option|quote|use|using|tried|shortlist)`,
    String.raw`\b(have you|did you|has anyone|had you|you) (ever )?(already )?(tried|looked at|tested|used|considered|seen|evaluated|worked with|spoken|talked|compared|switched|tried to)\b`,
    String.raw`\b(other|another|different|current|existing|present|previous|last|old) (vendor|supplier|provider|solution|option|company|companies|partner|agency|tool|system|product|contractor|firm)s?\b`,
    String.raw`\b(compare|comparing|stack up|competitors?|alternatives?|shortlist|short list|rfp|tender|incumbent|quotes? from|in-house instead|build it yourself)\b`,
    String.raw`\bwho (do|are|did|were) you .{0,16}(use|using|with|work|buy|get|go|currently|today)\b`,
    String.raw`\b(what|why) (made|did) you (choose|pick|go with|leave|switch|drop|stop|like|sign)`,
    String.raw`\bhow (long have|did) you .{0,24}(with (them|him|her|your)|that go|it go|work out)`,
    String.raw`\b(anyone|anybody|anything|somebody|who|what|where) else\b.{0,30}(look|pitch|talk|consider|list|tried|out there|compare|using|bid)`,
    String.raw`\b(currently|already|ever) (working|work(ed)?|been|used|tried|considered|with) (with|anyone|a|an|somebody)\b`,
    String.raw`\b(like (best|most|about)|value about|happy with|stop(ped)? using|part ways|go with a|up against|runners?-up|earlier attempts|other approaches|decide against|stay with them|experience (been )?with|whose (lifts|product|service|gear))\b`,
    String.raw`\b(buying|buy|get|supplies|supply|services|washing|doing) (your|you|it|from|the) .{0,24}(now|at the moment|today|at present|these days|from now|currently)?`,
  ],
  pitch: [
    String.raw`\b(we|our (platform|product|software|system|service|tool|app|team|solution|company)|it|the (platform|system|tool|software|app|product)) (help|helps|offer|offers|provide|provides|build|builds|make|makes|let|lets|give|gives|do|does|connect|connects|plug|plugs|integrate|integrates|automate|automates|track|tracks|sit|sits|run|runs|sell|sells|take|takes|pull|pulls|speciali[sz]e|scan|scans|handle|handles|work|works|read|reads|send|sends|match|matches|flag|flags|combine|use|uses|allow|allows|come|comes|has|have|cover|covers|can)\b`,
    String.raw`\b(all in one place|in real time|real-time|single (screen|place|dashboard|platform|view)|out of the box|end to end|end-to-end|ai[- ]powered|cloud[- ]based|state of the art|best in class|one-stop|all-in-one|drag and drop|under the hood|automatically)\b`,
    String.raw`\b(what we do|what it does|how it works|the way it works|think of (it|us)|on (this|the) screen|you('ll| can| will) see|here you|over here|as you can see|let me show|if i click|when (you|i) click)\b`,
    String.raw`\b(it|our|we|the|these|they|there)('s| is| are|'re)? .{0,16}(designed|built|made for|role-based|open api|an app|a tool|a device|a platform|a portal|a program|includes|included templates|connectors?|sensor|module|version too|expert|experts|in the business of)\b`,
    String.raw`\b(you|guests|drivers|clients|patients|operators?|tenants|staff|managers?) (snap|scan|tap|click|drag|pick|sign|see|open|upload|get|log)\b`,
    String.raw`\b(quick overview|sets us apart|our (guys|people|nurses|machine|consultants|experts|tags|boilers|panels|approach)|different approach|side by side|this (button|tab|page|screen|part) )\b`,
  ],
  value: [
    String.raw`\b(would|could|will|that|which|so|it|you'd|you would|you|means|mean|be) .{0,34}(save|saves|saving|cut|cuts|reduce|free|frees|get back|win back|give you back|recover|gain|shave|knock|drop|fewer|pay for itself|pays for itself|pay back|eliminate|add)\b`,
    String.raw`\b(for (you|your team|your)|in your case|at your size|with your|given (what|that)|based on (what|your)|you (said|mentioned|told)).{0,60}(save|mean|would|could|cut|less|back|worth|extra)`,
    String.raw`\b(that|which|this|it) (means|would mean|translates|works out|adds up|comes to|gives you|pays for|takes)\b`,
    String.raw`\b(return on|roi|payback|bottom line|pays for itself|pay for itself|break even|worth (about|roughly|around))\b`,
    String.raw`\b(so (that )?you|so your|so that your|instead of|rather than|no longer|no more|without (having|needing|anyone|you)|never have to|won't have to|don't have to)\b`,
    String.raw`\b(you|your \w+|they|he|she)('ll| will|'d| would| could| can| wouldn't| won't)? (never|no longer|not have|not need|not lose|stop|be able to|have more|spend less|get (back|paid|your|a|two|about|half|one)|see a return|sleep|know|reach|take on|hit the|lose|focus|close|handle|only)\b`,
    String.raw`\b(less|fewer|faster|earlier|sooner|more) (time|waste|errors|bills?|vet|surprises|emergencies|rework|complaints|productive|clients|customers|hours|trips|miles|overtime|returns?)\b`,
    String.raw`\b(the (upside|benefit|point|result|advantage) (for you|is)|what's in it|what you'd get|you told me|you said|you mentioned|for you guys|off your plate|back in your pocket|look good|independent from|the cost of waiting)\b`,
    String.raw`\b(would|could|will|it'll|it'd|that'd|should) (help you|solve|lower|grow|make you|lift|take|shorten|give (you|your)|increase|halve|boost|improve)\b`,
  ],
  social_proof: [
    String.raw`\b(one of our|another|a similar|some of our|many of our|most of our|other|several|dozens of|hundreds of|our) (customers?|clients?|companies|firms|users|hospitals|carriers|schools|banks|members|teams|accounts|partners|distributors|dealers|plants)\b`,
    String.raw`\b(case stud|reference|testimonial|award|rated|reviews|g2|gartner|trusted by|net promoter|word of mouth)`,
    String.raw`\b(we|we've|i|i've|i just) (worked|work|helped|work closely|did this|done this|did the same|do this|onboarded|rolled|partnered|set up) (with|for|out|them)\b`,
    String.raw`\b(companies|people|firms|folks|teams|businesses|organi[sz]ations|owners|directors|managers) (like you|like yours|in your|your size|similar|just like|such as)\b`,
    String.raw`\b(felt|in the same boat|same situation|same thing|same position|went live|they saw|they cut|they were able|they've|ended up)\b`,
    String.raw`\b(companies|firms|teams|people|shops|schools|hospitals|banks|utilities|customers?|clients?) (such as|like|in your|your size|of your size|similar)\b`,
    String.raw`\b(have been with us|with us|use us|rely on us|trust us|use our|uses it|swears by|are with us|have had (us|ours|one)|runs? on us|came to us|renewal rate|featured in|voted|prize|won (an?|the)|market leader|top ten|specified|recommended|glad to talk|happy to talk|phone any|ask (him|her|them|donna|the)|put you in touch|introduce you to|speak with (one|a) )\b`,
    String.raw`\b(the|a|an|another|two|three|several|eight|half|most) .{0,26}(hospital|bakery|hotel|school|fleet|union|firm|brewery|farm|dair\w+|plumber|owner|manager|shop|restaurant|chain|bank|company|business|practice)s? .{0,34}(has|have|had|saw|cut|got|went|runs?|found|started|told|took|using|used|uses|did|switched|wear)\b`,
  ],
  empathy: [
    String.raw`\b(i|we) (totally |completely |really |absolutely |fully |can |do |certainly )?(understand|hear you|get it|get that|appreciate|sympathi[sz]e|feel for|respect|can see (why|how)|see where)\b`,
    String.raw`\b(that|it|this|which) (must|sounds|makes|is|has to|can't|would|seems|'s) .{0,18}(frustrat|hard|tough|sense|fair|difficult|rough|stress|exhaust|annoy|awful|painful|understandable|valid|reasonable|a lot|nightmare|worr)`,
    String.raw`\b(sorry (to hear|about|that|you)|i'd feel the same|i would feel|don't blame you|no wonder|i can imagine|can't be easy|been there|fair enough|fair point|that's fair|makes sense|i hear|ouch|i'd be (annoyed|frustrated|upset|sceptical|skeptical|cautious|careful))\b`,
    String.raw`\b(brutal|awful|dreadful|heartbreaking|maddening|exhaust\w+|rough|nightmare|hats off|no wonder|you're (entirely |quite |absolutely )?right to|every right|good point|honest (with me|answer)|being (so )?(honest|open)|impressive|be proud|shoes|in your (shoes|position|place)|hear (that|what)|respect (that|your|you)|believe me|feel your|natural that|normal that|understandable|lonely|a lot (on|to|going)|under .{0,10}pressure|that's how it should)\b`,
    String.raw`\b(i('d| would) (feel|be (wary|cautious|skeptical|sceptical|annoyed|mad|careful|nervous|hesitant)|hate)|make me (mad|angry)|can('t| not) be easy|must (have been|be|feel|drive))\b`,
  ],
  clarify: [
    String.raw`\b(tell me (a (little|bit) )?more|say more|go on|can you (elaborate|expand|explain|clarify|give me an example|be more specific|say)|help me understand|could you (elaborate|expand|explain|clarify|give me|be more|say)|for (example|instance)\s*\?)`,
    String.raw`\b(what do you mean|when you say|by that|mean by|what makes you say|how so|in what (way|sense)|such as|like what|meaning)\b`,
    String.raw`\b(if i('ve| have)? (got|understand|understood|heard|hear|am hearing)|if i'm hearing|did i (get|hear|miss|understand)|have i (got|understood|missed)|let me (make sure|see if|check|recap|summari[sz]e|play|repeat|read)|so what (i'm|i am) hearing|what i'm hearing|in other words|is that (right|correct|fair|accurate)|to (recap|summari[sz]e|confirm|sum up|make sure)|sounds like you|just to (be|make|check|confirm)|do i have that|am i right|correct me|right so|what i heard)\b`,
    String.raw`\b(what|which) (did|do|does|was|were|would|is|are|'s)? ?.{0,12}(you mean|in mind|your thoughts|questions (do|have)|stood out|concern\w*|worr\w+|the outcome|giving you pause|on your mind|sticking point|main concern|real reason)\b`,
    String.raw`\b(is it|is that|was it|so it's) .{0,44}\bor\b|\b(fair summary|sound right|clear so far|any questions|does that (make sense|answer|address|sound)|how does that (sound|look)|what do you think|what did you think|have i answered|repeat that|say that again|come again|broke up|cut out|didn't catch|did not catch|not sure i follow|elaborate|be more (precise|specific)|conclusion)\b`,
    String.raw`\b(it (sounds|seems|looks) (like|as if) (there|the|you have|you're|price|timing)|so (three|two|four|six|one|it's not|you|you've|the|mondays|it)|what i understand|understood you|you want to say|say it back|go over it)\b`,
    String.raw`^(and |so |but )?(what else|anything else|why( is that| not)?|how (so|exactly)|in what|since when|meaning|which one|like what|such as)\b`,
  ],
  pricing: [
    String.raw`[$£€] ?\d|\b(\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|hundred|thousand|grand)( hundred| thousand| grand| k)? ?(dollars|pounds|euros|bucks|quid|cents|a month|a year|a seat|per (month|year|seat|user|head|device|location|site|truck|bed|unit))\b`,
    String.raw`\b(price|pricing|costs?|discount|list price|per seat|per user|licen[sc]e fee|set-?up fee|subscription|invoice|payment terms|net (thirty|sixty|30|60)|off the|knock .{0,10} off|throw in|waive|money[- ]back|refund|cancel (any|at any)|annual (plan|contract|commitment)|month to month|free of charge|no charge|two[- ]year|three[- ]year|twelve[- ]month|upfront)\b`,
    String.raw`\b(percent|%) (off|discount)\b`,
    String.raw`\b(price|rate|fee|retainer|list price|plan|package|investment|total) (is|would be|starts?|covers|depends|goes|comes|includes)\b|\b(special price|payment options|pay(able)? (per|in|half|by)|billed|billing|warranty|on the house|at cost|match (that|their)|deposit|charge (you|extra|by|two|five)|no (long-term )?(contract|commitment)|year free|month free|months free|for free|including tax|in advance|knock)\b`,
  ],
  next_step: [
    String.raw`\b(set up|schedule|book|arrange|put|pencil|grab|lock|block|find|get) .{0,30}(call|meeting|demo|time|calendar|slot|half an hour|thirty minutes|minutes|diary|session|something|visit|appointment|workshop)\b`,
    String.raw`\b(monday|tuesday|wednesday|thursday|friday|tomorrow|next week|this week|later this week|same time)\b`,
    String.raw`\b(i'll|i will|let me|can i|i can|shall i|we'll|we can|why don't i|how about i|want me to) .{0,14}(send|email|forward|follow up|call you|ring you|share|put together|get .{0,14} over|draft|drop)\b`,
    String.raw`\b(next steps?|calendar invite|invite|follow[- ]up|pilot|trial|proof of concept|proposal|move forward|get (this|you) started|get the ball rolling|sign the|circle back|touch base|reconvene|pick this up)\b`,
    String.raw`\b(does|would|how about|how's|how is|what about|are you (free|around|available)|works?) .{0,20}(work|works|suit|free|available|am|pm|o'clock|afternoon|morning|good for you|better)\b`,
    String.raw`\b(move (forward|ahead)|go ahead|get started|sign(ed)? (up|you up)|over the line|place the order|give it a try|try it|trial run|in action|draw up|put (a|the) date|a date (in|on)|in the diary|in the book|your (email|calendar|diary)|best way to reach|good next step|next step|pencil|count on your)\b`,
    String.raw`\b(send|email|mail|forward|copy|transfer|whatsapp|post) (me|you|it|over|the|him|her|us)\b`,
    String.raw`\b(i'll|i will|i shall|let me|i could|i can|i'd like to|i would propose|i propose|i suggest|shall we|could we|can we|let us|let's|why don't we|what if we|may i) .{0,14}(meet|come by|swing by|pop in|drive over|visit|sit down|get together|talk again|regroup|have a date|fix|walk|drop|run a|do a|do our|arrange|call you|ring you|invite)\b`,
  ],
  rude: [],
  off_topic: [],
  goodbye: [
    String.raw`\b(bye|goodbye|take care|talk soon|talk to you (soon|then|later|on|next|tomorrow)|speak (soon|to you (soon|then|later|on|next|tomorrow)|then)|see you (then|soon|on|next|there|tomorrow)|cheers|have a (good|great|nice|lovely|wonderful|safe|brilliant|fantastic|blessed) (one|day|rest|week|weekend|evening|afternoon|night|morning|holiday|time)|enjoy (the rest|your|the)|all the best|good night|so long|until then|catch you later)\b`,
    String.raw`\b(thanks|thank you|appreciate) .{0,30}(your time|for the (time|chat)|today)\b`,
    String.raw`\b(let you (go|get)|won't (keep|take|bother)|get back to your|leave (it|you) (there|to it|in peace)|hang up|out of your hair|wrap (this |it )?up|call it (there|a day))\b`,
    String.raw`\b(look(ing)? forward to|pleasure (talking|speaking|doing)|great (talking|speaking|session|chat\w*)|good (talking|luck|day|night)|lovely chatting|best of luck|look after yourself|keep in touch|be in touch|leave it (there|here)|i'm off|that's (all|it) from me|wish you|safe (travels|drive)|stay safe|taken enough)\b`,
  ],
  ack: [
    String.raw`^\W*((ok|okay|right|sure|got it|gotcha|i see|uh huh|mhm|mm hmm|yeah|yes|yep|cool|great|perfect|good|fine|noted|understood|absolutely|of course|wonderful|excellent|alright|all right|lovely|brilliant|very good|fantastic|makes sense|no problem|no worries|sounds good|oh|ah|wow|interesting|aha|great stuff|roger that|copy that|true|exactly|that works|nice|good to know|well noted|will do|thank you|thanks|i got it|very well|fair|super|mm|hmm|really|indeed|definitely|totally|i understand)[\s,.!]*){1,4}$`,
    String.raw`^\W*(that's (clear|helpful|good to hear|great|fine|kind|very kind)|i see what you mean|sounds good|good stuff|(okay|ok|right|alright|sure)[, ]+[a-z]+( [a-z]+)?)\W*$`,
  ],
  answer: [
    String.raw`^\W*(yes|yeah|no|absolutely|sure|of course|good question|great question|not at all|well|actually|honestly|to be honest|to answer|so|correct|it depends|both|neither|definitely)\b[,. ]`,
    String.raw`\b(good|great|fair|excellent) question\b`,
    String.raw`\b(i('ll| will)|we('ll| will)) (find out|check|make sure|look into|get back|confirm|personally|ask|be (there|with|the|your)|take care|stay|stand|keep)\b`,
    String.raw`\b(i promise|you have my word|i guarantee|guarantee|rest assured|to be (honest|fair|clear|upfront|straight)|honest answer|short answer|the truth is|i don't know)\b`,
    String.raw`\b(soc ?2|iso|gdpr|hipaa|encrypted|compliant|backed up|support (team|line|desk|is)|onboarding|training|migrat|integrat|implementation|security|uptime)\b`,
    String.raw`\b(that depends|it depends|no catch|no obligation|guaranteed|in writing|my word|same day|swap it|free to|included|you can (stop|leave|cancel|keep|turn|change|walk|bring|export|send)|we('ve| have) been (around|going|doing|in business)|no plans to|we don't|we do not|you (don't|won't|wouldn't|needn't) (need|have)|you keep|nothing changes|doesn't (need|take)|not (trying|asking|selling|here)|hosted|stored|certified|insured|vetted|approved|rated)\b`,
    String.raw`\b(it|that|which|set-?up|training|installing it|implementation) (usually |typically |only |would )?takes? (about |less |half |one |an? |two |us )`,
    String.raw`\b(the difference (is|between)|because (i|your|we)|that's (me|our|true|right|correct)|used to be|it would be me|it'd be|it's (a bug|a private|recorded|approved|made|simple|german|on the list|hosted|rated|all))\b`,
  ],
}

/** Words that often go with rudeness. Wide on purpose; the narrower evidence a turn needs is in `evidence.ts`. */
const insults = [
  String.raw`\b(idiots?|stupid|morons?|dumb(est)?|fools?|foolish|incompetent|pathetic|useless|liars?|lying|imbecile|brainless|spineless|coward(ly)?|ignorant|clueless|arrogant|dense|losers?|jerk|dimwit|clown|amateur|delusional|insane|cheapskate|tight-?fisted|lazy|laughable|embarrassing|embarrassment|joke)\b`,
  String.raw`\b(shut up|screw you|damn|hell (do|is|are|with)|the hell|crap|bullshit|bloody|f+u+c*k\w*|fucking|shit|ass|asshole|bastard|bitch|piss(ed)? off|get lost|up yours|bollocks|freaking)\b`,
  String.raw`\b(wast(e|ing) (of )?my time|wasted my time|wasting (our|everyone's|my)|what('s| is) wrong with you|are you (deaf|blind|crazy|nuts|serious|kidding|even|thick|slow|listening)|can't you (read|hear|think|understand|even)|don't you (get|understand|care|listen)|use your (head|brain)|how hard (is|can) it|any brains?|half a brain|grow up|wake up|man up|get a grip|get real)\b`,
  String.raw`\b(you('re| are) (making|going to|gonna|too|just|being|clearly|obviously|an?|not (smart|listening|very)|wasting|out of)|you'?ll (regret|be sorry)|you('d| would) (be|have to be) (crazy|mad|an?|stupid|nuts|out of)|regret (it|this)|your (job|career|boss) .{0,30}(line|know|hear|fired|told)|get you fired|over your head|go (over|above|around) you|stop (wasting|whining|making excuses|lying|being)|quit (wasting|whining|stalling)|excuses?|bunch of|no wonder you)\b`,
  String.raw`\b(i('m| am) not (asking|hanging up|leaving|letting|taking no|going (away|anywhere))|not (a|taking) no|won't take no|sign (it |this |the contract )?(now|today|right now) or|or else|last chance|keep calling (you )?(until|every)|i don't care (what|if|about|that|how)|just (sign|buy|say yes|pay|give me your))\b`,
]

function compile(act: Act, sources: readonly string[]): Cue[] {
  return sources.map((source) => ({ act, pattern: new RegExp(source) }))
}

const cues: readonly Cue[] = [
  ...acts.flatMap((act) => compile(act, spoken[act])),
  ...compile('rude', insults),
  ...[...attackPatterns, ...strangePatterns].map((pattern) => ({ act: 'off_topic' as const, pattern })),
]

/** Names of the cues found in `plain` (see `plainText`), such as `q_pain.2`. */
export function cuesIn(plain: string): string[] {
  const found: string[] = []
  for (const [i, { act, pattern }] of cues.entries()) if (pattern.test(plain)) found.push(`${act}.${i}`)
  return found
}
