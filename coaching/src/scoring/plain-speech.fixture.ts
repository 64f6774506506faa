import type { PlayableCallType } from '@ringside/contract'
import { spokenCall } from './calls.fixture.ts'

/** Good calls in words of no textbook: what was done in them must not be denied. */
const call = (type: PlayableCallType, lines: string) => ({ type, turns: spokenCall(lines) })

/** Fish on vans: a loss counted aloud, a summary in few words, a result at a wholesaler. */
export const wholesaler = call(
  'discovery',
  `B: Hello, Farah speaking.
R: Hi Farah, it’s Dominic from Tallyport. Thanks for making the time. I wanted to understand how you plan the rounds and see whether it’s worth a longer talk.
B: Sure. I’ve got about twenty minutes before the vans come back.
R: Who does the planning then, is that you?
B: Me and Gareth. He does the northern depot, I do everything else.
R: And how do you two do it, day to day?
B: Off a whiteboard, mostly. The orders come in by email, I type them into a sheet, then I write the rounds on the board and take a photo for the drivers.
R: A photo of the whiteboard. And when an order changes after the photo?
B: Then I phone the driver. If he picks up. Last Friday he didn’t and we delivered forty boxes to a shop that had cancelled.
R: Forty boxes. What happened to those?
B: Binned. It’s fish, you can’t bring it back.
R: How often does something like that happen?
B: Two, three times a week I’d say. A box is about one eighty, so sixty boxes a month times one eighty, that’s nearly eleven thousand a month. I’ve never worked that out before.
R: Nearly eleven thousand a month. Does Gareth see the same up north?
B: Worse, probably. He has more small shops.
R: So it isn’t the planning, it’s what happens after the photo.
B: Yes, that’s it really.
R: We send each driver a live list, so when a shop cancels it drops off his phone. One wholesaler with thirty vans went from nine wasted drops a week to two.
B: Hm. My drivers aren’t great with phones.
R: What do they use now, when you ring them?
B: Their own phones. Old ones, some of them.
R: Would you and Gareth look at it with me next Tuesday at eleven? I’d use last Friday as the example.
B: Tuesday at eleven, yes okay. Send me the thing.
R: Will do. Thanks Farah.
B: Bye.`,
)

/** As speech recognition writes it down: no capital, no full stop, no question mark. */
export const liftEngineers = call(
  'cold-call',
  `B: Yep.
R: Hi is that Niall
B: Yeah who’s this
R: my name’s Priya I’m with Hexford we do lone worker alarms I was on your website and saw you’ve taken on the council contract for the lifts so I thought I’d ring
B: right
R: have you got two minutes for me
B: I’m up a ladder nearly go on then
R: when your engineers go out on their own at night how do you know they’re okay
B: they text the office when they’re done
R: and what happens if nobody texts
B: well then Shauna rings them and if they don’t answer she rings me
R: so it ends with you at two in the morning
B: yeah pretty much twice last month
R: what did that turn out to be both times
B: flat battery and one lad asleep in the van
R: and if it had been a fall how long would it have been before somebody got there
B: could be hours I don’t like to think about it
R: we give them a button and if they don’t move for ninety seconds it rings Shauna with where they are a lift firm in Leeds with forty engineers cut its false call outs by half
B: what’s it cost
R: eight pounds a man a month
B: so forty lads that’s three twenty a month
R: about that yes is that something you’d want to see working
B: maybe I’d have to ask the wife she does the books
R: sure what would she want to know
B: whether we’re tied in
R: you’re not it’s month by month could I show you both Thursday morning half nine takes fifteen minutes
B: Thursday’s alright half nine yeah
R: lovely I’ll text you the link thanks Niall
B: cheers`,
)

/** Two buyers on one line, and a day that one of them moves. */
export const bottlingPlant = call(
  'discovery',
  `B: Grace Okonkwo, and I have Phil here, our plant manager.
R: Thanks both. I’ve got half an hour in the diary. I’d like to hear how the changeovers go and what they cost you, then we see if there’s anything in it. Okay?
B: Fine by me.
R: Phil, take me through the last changeover you ran.
B: Monday. We went from the two litre to the half litre. Should be ninety minutes. Took four hours because nobody could find the star wheels.
R: Four hours instead of one and a half. What does an hour of that line bring in?
B: Oh, about six thousand. So that’s fifteen thousand gone on Monday.
R: Was Monday a bad one or a usual one?
B: Usual is two and a half, three hours. We do four a week.
R: Grace, what does it look like from your chair?
B: I see it in overtime. Thirty-one thousand last quarter. And customers who ring me.
R: Who rings you?
B: Two supermarkets. They fine us when we’re late. I don’t want to be the one explaining that again in spring.
R: So parts go missing, a changeover takes double, and you, Grace, pay for it in overtime and fines. Have I got that about right?
B: Yes. That’s a fair picture.
R: What have you tried?
B: We painted shadow boards two years ago. They lasted a month.
R: Why only a month?
B: Night shift took things and didn’t put them back. Nobody checks at night.
R: We put a tag on each part and the line won’t release until they’re all there. A brewery in Ghent went from three hours to fifty minutes in eight weeks. Would that have saved Monday?
B: It would have saved about two of the four hours.
R: What would the two of you have to see to believe it?
B: One line, our line, with the night shift.
R: Then let’s do that. I could come on Thursday week with two tags and we try it on the half litre. Who signs for a pilot of about four thousand?
B: I do. Up to ten.
R: Good. Thursday week at two?
B: Make it three, shift change.
R: Three it is. I’ll send you both the plan tomorrow.
B: Thank you.`,
)

/** A worry asked after, a cost without a currency, and a counter-proposal. */
export const bakeryBooks = call(
  'discovery',
  `B: Tove Lindgren, hi.
R: Hi Tove, it’s Ben from Greenledger. I’m hoping to get a picture of how you close the month, and then we decide if it’s worth more of your time. Half an hour, okay?
B: Fine. Fire away.
R: What does the last week of the month look like for you?
B: Hell, mostly. Eleven shops send me their tills in eleven different ways and I key them in.
R: Eleven ways. Such as?
B: Photos, sheets, one of them reads it to me over the phone.
R: Ha. And how long does the keying take you?
B: Three nights. And then the auditor finds two or three mistakes and we start over. Last year that cost us nine thousand in fees alone.
R: So it isn’t the closing, it’s getting the tills in one shape.
B: Exactly that.
R: Who else loses sleep over it?
B: My boss, Henrik. He signs the accounts and he hates surprises.
R: The shops take a photo, we read it, and you get one sheet. A chain of nine bakeries in Malmo went from three nights to one.
B: I suppose that could help. If the shops do it.
R: What would stop them?
B: Age, honestly. Two of them don’t have a smartphone.
R: Then for those two we’d keep the phone call and key it for you. Would that take care of it?
B: Yeah, it would.
R: By when would you need it?
B: Before the year end.
R: Could the three of us, you, me and Henrik, take forty minutes on the ninth at two?
B: I’d rather the tenth, same time.
R: The tenth at two. I’ll bring your October as an example.
B: Good. See you then.`,
)
