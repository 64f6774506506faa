import { spokenCall } from './calls.fixture.ts'

/** A good call of a night line for vets, told in plain words. */
export const nightLine = spokenCall(`B: Meadow Vets, Petra speaking.
R: Morning Petra, Ines Duarte from NightPaw. I saw on your website that from March you do your own nights again, and that's the reason I'm ringing. Do you have three minutes?
B: Three, yes. The waiting room is filling up.
R: How does it run at night now, when somebody rings at two in the morning?
B: It goes through to whichever vet is on. Nine times out of ten it's a dog that ate a sock.
R: Nine in ten. And how many of those calls do you get in a night?
B: Oh, eight on a weekday. Tom did a full day's surgery after one of those in January.
R: That's frightening. What has it done to the two of you, the nights?
B: We lost a vet over it in the autumn. Replacing her cost us fourteen thousand with the agency, and that's before the locum.
R: So fourteen thousand plus a locum, because the phone rings for socks. Did I get that right?
B: In a nutshell, yes.
R: What we do is put a vet nurse in front of your phone at night. A practice in Brno with three vets went from eleven calls a night to two.
B: Hm. My clients are funny about talking to strangers though. They want us.
R: I'd be the same with my own dog. What do they ask for when they ring, you by name or just somebody who knows?
B: Somebody who knows, I suppose. And who has the notes.
R: The nurse has your notes open, she sees what you see. And she answers as Meadow Vets.
B: That'd be useful, actually. What's it cost?
R: Four hundred and ninety a month for a practice your size, and no contract.
B: Okay. That's less than I feared. I'd need Tom, he owns half of it.
R: By when would you want the nights to look different?
B: Before lambing. So end of February, really.
R: Then let's take twenty minutes with Tom, next Wednesday at one, and we listen to two of your own night calls together. Would that suit?
B: Wednesday at one is fine. Bring the Brno number.
R: I'll text it to you in a minute and send the invite to both of you.
B: Ha, thanks. Bye.`)

/** An average one of an app for crane checks, that ends with a link. */
export const craneChecks = spokenCall(`B: Pell Crane Hire.
R: Hi Graham, it's Callum at Rigwise, how's it going, busy?
B: Always busy. What's this about, Callum?
R: So yeah, we do an app for the inspections. I was wondering what you guys use for that at the minute?
B: Paper. Pads, in the cab. Drivers fill 'em in and bring them back on a Friday.
R: Right, right. And do they?
B: Do they hell. I had an auditor in last month and I was missing forty sheets out of two hundred. A hundred tonner stood still for a week.
R: Ouch. So with our app the driver does it on the phone, takes about two minutes, and you see it in the office straight away, and the certificates and the reminders and the plant register as well.
B: My drivers are sixty, half of them. They won't do it on a phone.
R: Honestly it's dead easy, my nan could use it.
B: Your nan doesn't drive a Liebherr.
R: What I mean is, we've got a firm in Hull, forty cranes, and they had everybody on it in three weeks.
B: Well that's something. And what's the damage?
R: It's nine pound per crane per month. How many have you got?
B: Thirty one. So what, three hundred a month, near enough.
R: Who else would have to look at it, is it just you?
B: Me and the wife. She does the paperwork.
R: Brilliant. Shall I send you a link and you can have a play with it?
B: Yeah, send us a link.
R: Will do. Maybe I'll give you a bell in a couple of weeks then.
B: Yep. Ta-ra.`)

/** A poor one with two buyers, written down without a mark or a capital. */
export const hotelLinen = spokenCall(`R: hi is that the manager
B: which one theres two of us youre on speaker im colette this is bas
R: oh right hi both so im dev from purelinen we do laundry for hotels and i just wanted to see if youd be interested in a quote
B: we have a laundry
R: ok who is it
B: does it matter
R: no i mean are you happy with them
B: well not since easter to be fair the sheets come back damp and we were short forty sets on the bank holiday i had girls ironing in the corridor
R: ok yeah thats bad so were much better than that we have a new plant and its all automated and we do towels robes table linen everything
B: what do you charge a kilo
R: it depends really on volume i could do you a really good deal if you switched this week
B: do you do sundays because thats our problem
R: um i think so id have to check
B: and were in contract till september anyway
R: you can normally get out of those
B: can you now and who pays the penalty you
R: ha well we could maybe look at that so shall i put you down for a trial
B: you dont know if you do sundays
R: no but like i can find out
B: send us an email with the sundays and the price a kilo
R: ok whats the email
B: its on the website
R: cool thanks guys bye`)

/** An odd one, with an undertaker. */
export const oneName =
  spokenCall(`R: Good afternoon Mister Abara, this is Lionel, I sell, if you'll forgive the word, software for funeral directors. May I ask you one thing only?
B: One thing. I have a family at three.
R: What do you write down twice?
B: Everything. The name goes on the first call sheet, then the order of service, then the crematorium form, then the invoice. In March we had a stone come back with the wrong middle name.
R: Whose hand was it that slipped, if it's not rude?
B: Mine. I carried it to the daughter myself. You don't forget that.
R: No. I'm sorry. I once misprinted my own mother's card, so I don't say that lightly.
B: Well. Then you know.
R: Four places for one name. The thing I sell asks for it once and puts it in the other three, and it won't print until the family has read it back.
B: It won't print until they have read it. Huh. And the crematorium takes it from you?
R: Two of the three near you do. The one at Oakfield wants it by hand, and I can't change that.
B: Oakfield would want it on vellum if they could. What do you ask for it?
R: Thirty pounds a month, and a pound for each funeral.
B: We do about a hundred and sixty a year. That isn't nothing. The stone was eleven hundred.
R: Eleven hundred and the walk to the daughter.
B: Yes.
R: Would Monday, about ten, do, for me to sit with you and put one real name through it?
B: Monday is no good, the hearse is in. Tuesday.
R: Tuesday at ten then. Is there anybody who'd have to like it besides you?
B: My son. He does the forms now.
R: Then I'd be glad if he sat with us.
B: He'll be there.`)
