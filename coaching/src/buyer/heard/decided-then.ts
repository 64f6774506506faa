/** "Who decided to wait?": whoever settled something of the past is nobody who will sign. */
export const decidedThen =
  /^who (?:decided|chose|made (?:the|that) (?:call|decision)|said|wanted|came up with|thought|agreed|let)\b(?! (?:for|about) you)/
