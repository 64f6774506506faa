import type { PlainTurn } from '../metrics/heard/review-turn.ts'
import type { ReviewInput } from './review-input.ts'

const msPerWord = 375
const gapMs = 700

/** Turns of a spoken call from lines that begin with "R: " (the rep) or "B: " (the buyer). */
export function spokenCall(lines: string): PlainTurn[] {
  let now = 0
  return lines
    .trim()
    .split('\n')
    .map((line, turn) => {
      const words = line.trim().slice(3)
      const startMs = now
      const endMs = startMs + words.split(/\s+/u).length * msPerWord
      now = endMs + gapMs
      return { turn, speaker: line.trim().startsWith('R') ? 'rep' : 'buyer', words, startMs, endMs, mode: 'voice' }
    })
}

export function inputOf(turns: ReviewInput['turns'], more: Partial<ReviewInput> = {}): ReviewInput {
  return {
    turns,
    type: 'cold-call',
    outcome: 'open',
    facts: [],
    objections: [],
    mindStart: null,
    buyerName: 'Rosa Lindqvist',
    ...more,
  }
}

export const goodCall = spokenCall(`
B: Rosa Lindqvist.
R: Hi Rosa, this is Marcus from Routewell. I read that you opened a second kitchen in May, and that is why I'm calling. Have I caught you at a bad time?
B: You've got two minutes.
R: Thank you. How does your team plan the deliveries for the day at the moment?
B: Four planners, every morning, on a spreadsheet. Mostly phone calls after that.
R: Four people on a spreadsheet. What tends to go wrong once the vans are out?
B: Cancelled orders. One school cancels at seven and the whole route falls apart. We threw away sixty lunches last Tuesday.
R: Sixty lunches in a morning, that hurts. What does that cost you in a typical month?
B: About eleven thousand, in food and overtime.
R: So if I've got it right, the planners build the route by hand, a school cancels, and the lunches and the overtime cost you eleven thousand a month. Is that right?
B: That's it exactly.
R: When a school cancels we rebuild the route in a minute, so the lunches go to the next stop. A caterer of about your size cut its waste by a third in ten weeks. Would that have helped on Tuesday?
B: Maybe. We tried something like this two years ago and it didn't stick.
R: That's fair, I'd be careful too. What was it about that project that went wrong?
B: The planners never used it. Nobody had asked them.
R: I understand. That's why we start with two of your planners, and they change the screens before anybody else sees them. Six of six still use it at that caterer.
B: Okay. That would have made a difference.
R: Who besides you would need to be comfortable with it?
B: Me, and Tomas in finance.
R: Could we take thirty minutes on Thursday at ten, with you and Tomas, and I'll plan one of your own bad mornings?
B: Thursday at ten works. Send me the invite.
R: I'll send the invite today. Thank you, Rosa.
B: See you then.
`)

export const weakCall = spokenCall(`
B: Rosa Lindqvist.
R: Um, hi, how are you today?
B: Fine. Who is this?
R: I'm, uh, Kevin, from Loadstar, we do, like, software I guess, for deliveries.
B: Okay. And what is this about?
R: Do you have any problems right now?
B: Cancelled orders, mostly. We threw away sixty lunches last Tuesday.
R: Sixty lunches, okay.
B: Is there a question?
R: So, um, how do you plan that now?
B: A spreadsheet and the phone.
R: Right. So we have a tool that kind of helps with planning and stuff.
B: We tried something like this two years ago and it didn't stick.
R: Oh. Um, I'm not sure, I'd have to check with my manager.
B: Okay. So it's the same thing again.
R: Maybe I could send you some information?
B: Email me. I get a lot of those.
R: Okay, thanks, bye.
B: Bye.
`)

export const pushyCall = spokenCall(`
B: Rosa Lindqvist.
R: Hello, this is Chad with LogiMax, we're the number one planning platform in the country and I've got an amazing offer for you today.
B: And what is this about?
R: Our platform has route optimisation, real-time dashboards, a mobile app, automatic alerts, unlimited users and support around the clock, and it integrates with everything.
B: Do you know what we do here?
R: It's honestly a no-brainer. It's normally four thousand a month, but I can do twenty percent off if you sign today.
B: I'm not signing anything.
R: Every day you wait you're losing money. Can I get your credit card and get you started today?
B: No.
R: You'd be stupid to pass this up.
B: We're done. Don't call me again.
`)
