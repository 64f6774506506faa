import type { Member } from '@ringside/contract/organizations'

export const memberName = (member: Pick<Member, 'firstName' | 'lastName' | 'email'>): string =>
  `${member.firstName} ${member.lastName}`.trim() || member.email
