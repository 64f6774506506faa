type Closer = () => Promise<void>

/**
 * Runs a benchmark that starts servers and makes folders. What it says should be closed is closed in the end, the last
 * first: when it is done, when it fails, and when somebody stops it by Ctrl-C.
 */
export async function leavingNothing<Result>(run: (closeLater: (closer: Closer) => void) => Promise<Result>) {
  const closers: Closer[] = []
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).toReversed()) await closer()
  }
  const stopped = (): void => void close().finally(() => process.exit(130))
  process.once('SIGINT', stopped)
  try {
    return await run((closer) => closers.push(closer))
  } finally {
    process.off('SIGINT', stopped)
    await close()
  }
}
