/** How many are remembered; a score that is looked at again after that many others counts up once more. */
const most = 50

/** Ids of the reviews looked at in this browser, newest last, as they are kept. */
export const seenReviews = (kept: string | null): readonly string[] => (kept ?? '').split(' ').filter(Boolean)

export const withSeen = (kept: string | null, reviewId: string): string =>
  [...seenReviews(kept).filter((each) => each !== reviewId), reviewId].slice(-most).join(' ')
