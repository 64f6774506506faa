import { handOver, install } from './setup.mjs'

install()
handOver('scripts/run-stages.ts', ['check', ...process.argv.slice(2)])
