import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second in /proc, whatever its own tick is. */
const msPerTick = 10
/** Places of user and system time, counted from the first field after the name, which may hold spaces. */
const [userTime, systemTime] = [11, 12]

/**
 * CPU time the process has used so far in milliseconds, all its threads together; null when it is gone, or the machine has
 * no /proc. Says more than a clock on a busy machine.
 */
export function cpuMsOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[userTime]) + Number(fields[systemTime])) * msPerTick
  } catch {
    return null
  }
}

/** CPU time by process, of several at one moment. */
export type CpuTimes = ReadonlyMap<number, number>

export function cpuTimesOf(pids: readonly number[]): CpuTimes {
  return new Map(pids.map((pid) => [pid, cpuMsOf(pid) ?? 0]))
}

/** What was used between the two moments. A process that began meanwhile counts from nothing; one that ended, not at all. */
export function usedBetween(before: CpuTimes, after: CpuTimes): number {
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)
}
