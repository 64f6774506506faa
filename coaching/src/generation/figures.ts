import { between, pick, roll } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import type { Trade } from './content/trades.ts'
import type { Values } from './fill.ts'
import { digits, roundly, spoken } from './spoken.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

/** How a company with a single place says so. */
export const oneSite = 'one site'

/** How many do the work the calls are about: a back office of a few, unless the trade lives by them. */
function workersOf(
  dice: Dice,
  { workersPer }: Trade,
  { employees, units }: { employees: number; units: number },
): number {
  const share = roll(dice)
  if (workersPer === undefined) return Math.max(3, Math.min(60, Math.round(employees * (0.015 + share * 0.02))))
  if ('unit' in workersPer) return Math.max(2, Math.min(roundly(units * workersPer.unit), employees - 3))
  const usual = (employees / 100) * workersPer.hundred * (0.85 + share * 0.3)
  return Math.max(3, Math.min(roundly(usual), employees - 3))
}

/** Who has left since the spring; where they are the ones counted as workers, no more than a team survives. */
function leaversOf(dice: Dice, trade: Trade, { employees, workers }: { employees: number; workers: number }): number {
  const usual = Math.max(employees < 30 ? 2 : 3, Math.min(40, Math.round(employees * (0.008 + roll(dice) * 0.012))))
  return trade.workers.endsWith(trade.crew) ? Math.max(2, Math.min(usual, Math.round(workers / 3))) : usual
}

function sitesOf(dice: Dice, trade: Trade, { employees, units }: { employees: number; units: number }): number {
  const peoplePerSite = between(dice, 70, 140)
  if (trade.units.arePlaces === true) return units
  return employees < 30 ? 1 : Math.max(2, Math.min(60, Math.round(employees / peoplePerSite)))
}

/** The company's numbers. All follow from its size, so that no two of them can disagree. */
export function figures(dice: Dice, trade: Trade, employees: number): Values {
  const units = Math.max(2, roundly((employees / 100) * trade.units.perHundred * (0.85 + roll(dice) * 0.3)))
  const workers = workersOf(dice, trade, { employees, units })
  const jobs = Math.max(5, roundly((employees / 100) * trade.jobs.perHundred * (0.85 + roll(dice) * 0.3)))
  const cost = Math.max(2000, roundly(employees * (55 + roll(dice) * 45)))
  const leavers = leaversOf(dice, trade, { employees, workers })
  const replace = between(dice, 6, 14) * 1000
  const budget = Math.max(8000, roundly(cost * (2 + roll(dice) * 2)))
  const spend = Math.max(4000, roundly(employees * (110 + roll(dice) * 90)))
  const limit = pick(
    dice,
    employees < 60 ? [5000, 10_000] : employees < 600 ? [25_000, 50_000] : [50_000, 100_000, 250_000],
  )
  const sites = sitesOf(dice, trade, { employees, units })
  return {
    workersN: spoken(workers),
    unitsN: spoken(units),
    jobsN: spoken(jobs),
    employeesN: spoken(employees),
    sitesN: sites === 1 ? oneSite : `${spoken(sites)} sites`,
    costMoney: spoken(cost),
    costDigits: digits(cost),
    leaveN: spoken(leavers),
    replaceMoney: spoken(replace),
    replaceDigits: digits(replace),
    budgetMoney: spoken(budget),
    budgetDigits: digits(budget),
    spendMoney: spoken(spend),
    spendDigits: digits(spend),
    limitMoney: spoken(limit),
    limitDigits: digits(limit),
    yearsN: spoken(between(dice, 2, 4)),
    systemYears: spoken(between(dice, 4, 11)),
    weeksN: spoken(pick(dice, [6, 8, 10, 12])),
    metricNow: spoken(trade.metric.now + between(dice, -2, 1)),
    metricGoal: spoken(trade.metric.goal),
    renewalMonth: pick(
      dice,
      months.filter((month) => month !== trade.peak.month),
    ),
  }
}
