/** How a buyer is named wherever their whole name is shown, sent or kept. */
export const buyerNameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`
