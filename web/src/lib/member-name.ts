/** Somebody with an account may not have said what they are called; their e-mail stands for it. */
export const memberName = (member: { firstName: string; lastName: string; email: string }): string =>
  `${member.firstName} ${member.lastName}`.trim() || member.email
