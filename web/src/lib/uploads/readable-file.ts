/** Said of a file that the browser can't open any more: it was moved, renamed or changed since it was chosen, or nobody may read it. */
export const unreadable = 'This file can’t be read: it was moved or changed, or is not yours to open. Choose it again.'

/** Whether there are bytes to be had at a place of a file. Its name and size are known without opening it, and prove nothing. */
export const isReadable = (file: File, at = 0): Promise<boolean> =>
  file
    .slice(at, at + 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
