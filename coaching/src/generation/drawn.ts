import { hashOf } from '../chance/hash.ts'

/**
 * Those of an owner's sentences that one company or one person has, `most` at most, in the owner's order. The first half of so many
 * is everybody's; the rest are drawn by `key` from all that follow, so that over a few companies every sentence is used. One that
 * is written or struck out later moves no others but the one whose place it takes.
 */
export function drawn(sentences: readonly string[], most: number, key: string): readonly string[] {
  if (sentences.length <= most) return sentences
  const everybodys = Math.ceil(most / 2)
  const place = (sentence: string): number => hashOf(`${key}:${sentence}`) >>> 0
  const further = sentences
    .slice(everybodys)
    .toSorted((a, b) => place(a) - place(b))
    .slice(0, most - everybodys)
  return sentences.filter((sentence, index) => index < everybodys || further.includes(sentence))
}
