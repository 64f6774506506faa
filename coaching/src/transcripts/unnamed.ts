/** What a program calls those whose names it does not know: "Speaker 1", "Unknown", "B". */
const unnamed =
  /^(?:speaker|sprecher|participant|guest|user|person|unknown|caller|callee|buyer|prospect|customer|client|rep|agent|seller|host)\b\W*\w{0,3}\W*$|^\W*\d+\W*$|^[A-Z]$/iu

/** Nobody is called so: it tells speakers apart, and is no name to call anybody by. */
export const isUnnamed = (label: string): boolean => unnamed.test(label.trim())
