/** As the server takes them. */
export const uploadExtensions = ['vtt', 'srt', 'txt', 'json'] as const
export const uploadMaxBytes = 2_000_000

/** Why a file can't be uploaded, in a sentence that says what to do; null when it can. */
export function uploadProblem(file: { name: string; size: number }): string | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase()
  if (!uploadExtensions.some((each) => each === extension))
    return 'Choose a transcript: a .vtt, .srt, .txt or .json file.'
  if (file.size === 0) return 'This file is empty. Choose another one.'
  if (file.size > uploadMaxBytes) return 'This file is over 2 MB. Take out what is not part of the call.'
  return null
}
