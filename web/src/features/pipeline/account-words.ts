/** "1 account", "1,000 accounts" */
export const accountWords = (count: number): string =>
  count === 1 ? '1 account' : `${count.toLocaleString('en-GB')} accounts`
