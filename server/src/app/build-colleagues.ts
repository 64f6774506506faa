import { callTypeLabels } from '@ringside/contract'
import type { AssignmentsNeeds } from '../modules/assignments/index.ts'
import type { Email } from '../modules/email/index.ts'
import type { Organizations } from '../modules/organizations/index.ts'
import type { Colleagues } from '../modules/reviews/index.ts'

/** Whom comments on calls can speak to, and the mail that tells them. */
export const buildColleagues = (organizations: Organizations, email: Email, publicUrl: string): Colleagues => ({
  membersOf: (orgId) => organizations.membersOf(orgId),
  async tellMentioned(tx, { to, by, text, call, callTitle, startMs }) {
    const screen = call.kind === 'simulation' ? 'call-review' : 'uploaded-call-review'
    const link = `${publicUrl}/${screen}/${call.id}?tab=comments${startMs === null ? '' : `&at=${startMs}`}`
    const mail = [
      `${by} mentioned you in a comment on “${callTitle}”:`,
      text,
      `Read it in the call:\n${link}`,
      'You find all comments that mention you in Call history, under Mentioned you.',
    ].join('\n\n')
    await email.post({ kind: 'mention', to: to.email, subject: `${by} mentioned you on Ringside`, text: mail }, tx)
  },
})

const dayWords = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** The mail that tells of a call that was assigned. */
export const buildTellAssigned =
  (organizations: Organizations, email: Email, publicUrl: string): AssignmentsNeeds['tellAssigned'] =>
  async (tx, orgId, userIds, { by, type, target, subject, targetScore, dueOn, note }) => {
    const whom = target.kind === 'persona' ? subject : `anybody in ${subject}`
    const path =
      target.kind === 'persona' ? `/simulation/start/${target.id}/${type}` : `/persona-display?segment=${target.id}`
    const text = [
      `${by} asks you to practise: ${callTypeLabels[type]} with ${whom}, for a score of ${targetScore} or more, by ${dayWords.format(new Date(dueOn))}.`,
      ...(note === '' ? [] : [note]),
      `Set up the call:\n${publicUrl}${path}`,
      'You find what is assigned to you on your dashboard.',
    ].join('\n\n')
    for (const { userId, email: to } of await organizations.membersOf(orgId, tx))
      if (userIds.includes(userId))
        await email.post({ kind: 'assignment', to, subject: `${by} assigned you a call on Ringside`, text }, tx)
  }
