/** It is not in the archive. */
export const isInUse = ({ archivedAt }: { readonly archivedAt: string | null }): boolean => archivedAt === null
