/** A decision maker's role: "VP/Director Level, Operations". */
export const contactName = ({ level, department }: { level: string; department: string | null }): string =>
  department ? `${level}, ${department}` : level
