// Plain JavaScript for any Node from 18 on: this runs before the pinned Node is installed.

const everyMs = 500

/**
 * Stops this process, as a signal would, once the one that started it is gone. npm starts us through a shell: a signal
 * to npm ends the shell, which hands it on to nobody, and the server and its database would live on unseen.
 */
export function stopWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, everyMs).unref()
}
