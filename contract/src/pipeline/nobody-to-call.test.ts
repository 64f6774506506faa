import { describe, expect, it } from 'vitest'
import { nobodyToCall, type Holdings } from './nobody-to-call.ts'

const none = { inUse: 0, archived: 0 }
const nothing: Holdings = { segments: none, decisionMakers: none, accounts: none, people: none }
const inUse = { inUse: 1, archived: 0 }
const archived = (amount: number) => ({ inUse: 0, archived: amount })
const market = { ...nothing, segments: inUse, decisionMakers: inUse }

describe('why there is nobody to call is said as it is', () => {
  it.each<[string, Holdings, string]>([
    [
      'nothing was made',
      nothing,
      'Nobody to call yet. Add a target segment and a decision maker, then generate an account.',
    ],
    [
      'there is a segment alone',
      { ...nothing, segments: inUse },
      'Nobody to call yet. Add a decision maker, then generate an account.',
    ],
    [
      'there is a decision maker alone',
      { ...nothing, decisionMakers: inUse },
      'Nobody to call yet. Add a target segment, then generate an account.',
    ],
    ['there is no account', market, 'Nobody to call yet. Generate an account: its people can be called.'],
    [
      'the segment is archived',
      { ...market, segments: archived(1) },
      '1 segment is archived. Restore a target segment, then generate an account.',
    ],
    [
      'the segments are archived, and no decision maker was added',
      { ...nothing, segments: archived(2) },
      '2 segments are archived. Restore a target segment, add a decision maker, then generate an account.',
    ],
    [
      'segments and decision makers are archived',
      { ...nothing, segments: archived(1), decisionMakers: archived(3) },
      '1 segment and 3 decision makers are archived. Restore a target segment and a decision maker, then generate an account.',
    ],
    [
      'everything is archived',
      { ...nothing, segments: archived(1), decisionMakers: archived(1), accounts: archived(69) },
      '1 segment, 1 decision maker and 69 accounts are archived. Restore an account with its people, or generate another.',
    ],
    [
      'the accounts are archived',
      { ...market, accounts: archived(1200) },
      '1,200 accounts are archived. Restore an account with its people, or generate another.',
    ],
    [
      'the people are archived, whatever else is',
      { ...market, accounts: { inUse: 1, archived: 4 }, people: archived(2) },
      '2 people are archived. Restore one of them, or add a person to an account.',
    ],
    [
      'the one person is archived',
      { ...market, accounts: inUse, people: archived(1) },
      '1 person is archived. Restore them, or add a person to an account.',
    ],
    [
      'the accounts have nobody',
      { ...market, accounts: inUse },
      'Nobody is at your accounts yet. Add a person to one of them.',
    ],
    [
      'the accounts have nobody, and there is no decision maker',
      { ...nothing, segments: inUse, accounts: inUse },
      'Nobody is at your accounts yet. Add a decision maker, then a person to one of them.',
    ],
    [
      'the accounts have nobody, and the decision makers are archived',
      { ...nothing, segments: archived(1), accounts: inUse, decisionMakers: archived(2) },
      'Nobody is at your accounts yet, and 2 decision makers are archived. Restore one, then add a person to an account.',
    ],
  ])('where %s', (_, held, sentence) => {
    const { title, advice } = nobodyToCall(held)
    expect(`${title} ${advice}`).toBe(sentence)
  })
})
