import { handOver, install } from './setup.mjs'
import { stopWithParent } from './stop-with-parent.mjs'

install()
handOver('scripts/start.ts', process.argv.slice(2))
// Started by hand, it may well outlive the shell it was started from.
if (process.env['npm_lifecycle_event'] !== undefined) stopWithParent()
