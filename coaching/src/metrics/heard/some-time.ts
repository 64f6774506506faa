const someTime =
  /^(in (a|an|one|two|three|four|five|six|\d+|a couple of|a few|some) (days?|weeks?|months?|fortnight)|(early |late |later |sometime |end of |beginning of |middle of )?(this|next) month|sometime.*)/iu

/** The words of a day or time, or null: "in a couple of weeks" names neither, nobody can be held to it. */
export function definite(when: string | null): string | null {
  return when === null || someTime.test(when) ? null : when
}
