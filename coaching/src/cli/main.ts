import { coach } from './coach.ts'

const { code, out, err } = coach(process.argv.slice(2))
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = code
