import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { customerSubjectOf } from '../heard/customer-questions.ts'
import { openCall } from '../index.ts'
import { perceive } from '../perceive.ts'
import { sceneOf } from '../scene.ts'
import { callQuestionIn } from './call-questions.ts'

function idOf(type: 'demo' | 'check-in', words: string): string | undefined {
  const setup = castCall(5, type, 'easy')
  return callQuestionIn(sceneOf(setup, openCall(setup).mind, perceive(words, 9000)))?.id
}

describe('in front of a screen', () => {
  it.each([
    ['What do you like about it?', 'likes-shown'],
    ["And what don't you?", 'dislikes-shown'],
    ['Who would end up doing that?', 'who-would-do'],
    ['What would be more useful for you?', 'of-use'],
    [
      'This is Tuesday on your site, and each box is a truck with its slot, and whenever one of them is late all of the others move up by themselves. What do you think?',
      'opinion',
    ],
  ])('a view is asked for, however long the showing before it: %s', (words, id) => {
    expect(idOf('demo', words)).toBe(id)
  })

  it('of two who are named one is wanted, and no view', () => {
    expect(idOf('demo', 'Would your drivers use it or would it be the office?')).toBe(undefined)
  })
})

describe('a customer is asked of the time since they bought', () => {
  it.each([
    ['Has anyone from our side been out to see it?', 'anybody-came'],
    ['Did anybody ring you back?', 'anybody-came'],
    ['What should we have done?', 'done-differently'],
    ['How come nobody told us?', 'nobody-told-us'],
    ['And what would the people on the floor tell me?', 'people-say-of-us'],
    ['So where does that leave us?', 'stay'],
  ])('%s: %s', (words, id) => {
    expect(idOf('check-in', words)).toBe(id)
  })

  it.each([
    ['And the bad bit?', 'trouble'],
    ["What's the but?", 'trouble'],
    ["Is there anything you're not telling me?", 'trouble'],
    ['And the good half?', 'works'],
    ["What's been working for you?", 'works'],
    ["I just want to know how Stockr's treating you.", 'how-it-goes'],
    ["Who's been the most annoyed about it?", null],
    ['How often does that problem come up?', null],
  ])('%s: %s', (words, subject) => {
    expect(customerSubjectOf(perceive(words, 9000))).toBe(subject)
  })
})
