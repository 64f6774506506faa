/** The days of a week and the months of a year as people write them. */
export const daysAndMonths: readonly string[] =
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December'.split(
    ' ',
  )
