import { handOver, install } from './setup.mjs'

install()
handOver('scripts/run-stages.ts', ['all', ...process.argv.slice(2)])
