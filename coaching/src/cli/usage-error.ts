/** What the caller of the command did wrong, in one sentence. Ends the command with exit code 2. */
export class UsageError extends Error {}
