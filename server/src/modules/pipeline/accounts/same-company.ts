/** Two companies are taken for one when their names differ in case, spaces and marks alone. */
export const sameCompany = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}&+]+/gu, ' ')
    .trim()
