import { describe, expect, it } from 'vitest'
import { standingSaid } from './standing-said.ts'

const said = (speaker: 'rep' | 'buyer', words: string) => ({
  turn: 0,
  speaker,
  name: speaker === 'rep' ? 'Robin' : 'Dana',
  words,
  startMs: 0,
})
const told = (speaker: 'rep' | 'buyer', words: string) => standingSaid('', 'Dana', [said(speaker, words)])?.standing

describe('where a buyer stands', () => {
  it.each([
    ["I'm the head of operations here, so yes.", 'Department Head/Manager', 'Operations'],
    ['Well, I’m the plant manager.', 'Department Head/Manager', 'Manufacturing'],
    ["I'm VP of sales at Brightwell.", 'VP/Director Level', 'Sales'],
    ['I am actually the COO.', 'C-Suite', 'Operations'],
    ["I'm CFO, so I look at the money.", 'C-Suite', 'Finance'],
    ["I'm head of logistics for the north.", 'Department Head/Manager', 'Logistics'],
    ["I'm director of procurement.", 'VP/Director Level', 'Procurement'],
    ['My role is director of customer success.', 'VP/Director Level', 'Customer Support'],
    ['I run the warehouse, and it is a mess.', 'Department Head/Manager', 'Logistics'],
    ["I'm in charge of procurement here.", 'Department Head/Manager', 'Procurement'],
    ['I look after the fleet, all forty vans.', 'Department Head/Manager', 'Transportation'],
    ['I head up the finance team.', 'Department Head/Manager', 'Finance'],
    ['I own the business with my brother.', 'Business Owner', null],
    ['I run a small bakery in town.', 'Business Owner', null],
    ["It's my own company.", 'Business Owner', null],
    ['I founded the company nine years ago.', 'Startup Founder', null],
    ["I'm the founder.", 'Startup Founder', null],
    ["I'm the owner, so it ends with me.", 'Business Owner', null],
  ])('is where they say they stand: %s', (words, level, department) => {
    expect(told('buyer', words)).toEqual({ level, department })
  })

  it.each([
    'I run the data through the system every night.',
    "I'm not the head of operations.",
    "I'm the assistant to the director.",
    "I'm talking to the plant manager about it.",
    "I'm going to lead with the price.",
    'I manage fourteen drivers.',
    "I'm head over heels in work.",
    "I'm the one who asks the manager.",
    "I'm the wrong person, ask the director of operations.",
    'The head of operations is Paul.',
    'I report to the CFO.',
    'I run it by our manager first.',
    "I'm the receptionist.",
  ])('is not told by words about something else, or somebody else: %s', (words) => {
    expect(told('buyer', words)).toBeUndefined()
  })

  it('is what the rep says to them where they say nothing of it, and nothing of the rep’s own', () => {
    expect(told('rep', "You're the head of procurement, is that right?")).toEqual({
      level: 'Department Head/Manager',
      department: 'Procurement',
    })
    expect(told('rep', "I'm the head of sales at Tallyport.")).toBeUndefined()
    expect(told('rep', 'I was told to ask for the head of procurement.')).toBeUndefined()
    const both = [said('rep', "You're the CFO, right?"), said('buyer', 'No, I am the controller.')]
    expect(standingSaid('', 'Dana', both)?.standing).toEqual({
      level: 'Department Head/Manager',
      department: 'Finance',
    })
  })

  it('is what stands beside their name before what is said, and of another person on the call nothing', () => {
    const line = said('buyer', "I'm the CFO.")
    expect(standingSaid('Head of Operations', 'Dana', [line])).toEqual({
      standing: { level: 'Department Head/Manager', department: 'Operations' },
      line: null,
    })
    expect(standingSaid('', 'Paul', [line])).toBeNull()
  })
})
