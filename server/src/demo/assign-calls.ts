import type { Assignments } from '../modules/assignments/index.ts'
import type { MemberActor } from '../platform/http/actor.ts'
import { workday } from './call-plan.ts'
import type { MovableClock } from './play-call.ts'
import { demoAssignments } from './workspace.ts'

/** Managers ask for calls that are still to be made, each on the day it was asked. */
export async function assignCalls(
  assignments: Pick<Assignments, 'create'>,
  clock: MovableClock,
  {
    now,
    people,
    segments,
  }: { now: Date; people: ReadonlyMap<string, MemberActor>; segments: ReadonlyMap<string, string> },
): Promise<void> {
  for (const { by, to, segment, daysAgo, dueInDays, type, targetScore, note } of demoAssignments) {
    const manager = people.get(by)
    const userIds = to.flatMap((email) => people.get(email)?.userId ?? [])
    const id = segments.get(segment)
    if (!manager || id === undefined) throw new Error('What the demo assigns names people and segments that are there')
    clock.set(workday(now, -daysAgo))
    const dueOn = workday(now, dueInDays).toISOString().slice(0, 10)
    await assignments.create(manager, { userIds, target: { kind: 'segment', id }, type, targetScore, dueOn, note })
  }
}
