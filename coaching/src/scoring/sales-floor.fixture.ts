import type { PlayableCallType } from '@ringside/contract'
import { spokenCall } from './calls.fixture.ts'

/** Calls as they are heard on a sales floor, with what a manager would say of them. */
const call = (type: PlayableCallType, lines: string) => ({ type, turns: spokenCall(lines) })

/** Features from the first line to the last; not one question. */
export const pitchOnly = call(
  'cold-call',
  `B: Rosa Lindqvist.
R: Hi Rosa, this is Chad from LogiMax. We are the leading route planning platform and I want to tell you about it.
B: Okay.
R: Our platform has route optimisation, live dashboards, a mobile app and automatic alerts. It saves our customers twenty percent on fuel.
B: I see.
R: And it integrates with every system, so your planners never type anything twice. A caterer in your city cut its costs by a third.
B: Hm. We do have trouble with cancelled orders.
R: Great, our platform does that too. It also has reporting and analytics, and support around the clock. Does that make sense?
B: I suppose.
R: So can I put you down for a demo on Thursday at ten for thirty minutes?
B: Send me something by mail.
R: Sure, I will send you our brochure today. Thanks, bye.
B: Bye.`,
)

/** A form read out: every question answered by yes or no, nothing taken up. */
export const interrogation = call(
  'discovery',
  `B: Rosa Lindqvist.
R: Hi Rosa, thanks for taking the call. I have a few questions for you, is that okay?
B: Sure.
R: Do you use any software for planning?
B: A spreadsheet.
R: Do you have problems with it?
B: Sometimes. Orders get cancelled and the route falls apart.
R: Okay. Do you have a budget for this year?
B: Not really.
R: Do you decide alone?
B: With Tomas in finance.
R: Is it a priority this quarter?
B: Maybe.
R: Are you happy with the spreadsheet?
B: It works.
R: Do you lose money because of it?
B: Some.
R: Okay. We have a platform for that with dashboards. Do you want a demo?
B: Send me something.
R: Okay, I will. Bye.
B: Bye.`,
)

/** Pushes for a signature, with questions put for effect. */
export const pushyQuestions = call(
  'discovery',
  `B: Rosa Lindqvist.
R: Rosa, it's Chad from LogiMax. You know you're losing money every day, right?
B: Excuse me?
R: What is your biggest problem with your planning software right now? Never mind, ours fixes all of it, guaranteed.
B: We have cancelled orders, they cost us.
R: Exactly. So how much budget do you have? We can do twenty percent off if you sign today.
B: I'm not signing anything.
R: Who decides? Is it you? What's stopping you from saying yes right now?
B: Me and finance.
R: Then let's get the paperwork started. How about I send the contract over this afternoon?
B: No.
R: Why not? Do you like losing money?
B: I have to go.
R: I'll call you tomorrow at nine then.
B: Don't.`,
)

/** Short and good: no word of the textbook in it. */
export const tersely = call(
  'cold-call',
  `B: Rosa Lindqvist.
R: Morning Rosa, Marcus at Routewell. You don't know me. I noticed you opened a second kitchen in May. Got thirty seconds for why I rang?
B: Go on.
R: We talk to a lot of caterers, and mornings seem to be where it hurts. How is it with you?
B: Mornings are bad. Schools cancel at seven and four planners rebuild the routes by hand.
R: Four of them by hand, at seven. Tell me about the last time that happened.
B: Last Tuesday. We threw away sixty lunches.
R: Ouch. Roughly what does that add up to over a month?
B: About eleven thousand, in food and overtime.
R: So schools cancel, four people rebuild by hand, and you're out eleven thousand a month. Fair?
B: That's fair.
R: We re-plan the vans in about a minute when a school cancels. Brightside Catering, your size, binned a third less after ten weeks. Is that worth a look for you?
B: We tried a tool two years ago and nobody used it.
R: I get that, I'd be wary. What put them off?
B: Nobody asked the planners.
R: That's why two of your planners try it for four weeks, free, and they tell you if it stays.
B: Okay, that's different.
R: Who else would want a say?
B: Tomas in finance.
R: Thursday at ten, half an hour, you and Tomas? I'll bring last Tuesday worked through.
B: Thursday at ten is fine. Send the invite.
R: On its way. Thanks Rosa.
B: Bye.`,
)
