/** Everything under this key is read again when members, their roles or their scores change. */
export const adminKey = (organizationId: string) => ['admin', organizationId] as const
