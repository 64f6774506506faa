import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

it.skipIf(process.platform === 'win32')(
  'a command that npm started through a shell stops when the shell is killed, as by a signal to npm',
  async () => {
    const command = `import { stopWithParent } from './scripts/stop-with-parent.mjs'
      process.on('SIGTERM', () => { console.log('stopped'); process.exit() })
      stopWithParent()
      setTimeout(() => {}, 600_000)
      console.log('started')`
    // A second command keeps the shell from becoming the first.
    const shell = spawn('sh', ['-c', `"${process.execPath}" --input-type=module -e "$COMMAND"; true`], {
      env: { ...process.env, COMMAND: command },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const said: string[] = []
    shell.stdout.on('data', (data) => {
      const words = String(data)
      said.push(words)
      if (words.includes('started')) shell.kill('SIGTERM')
    })
    await once(shell.stdout, 'end')
    expect(said.join('')).toBe('started\nstopped\n')
  },
)
