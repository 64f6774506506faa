import { mostOrdered } from '@ringside/contract/pipeline/generation-orders'
import { accountWords } from './account-words.ts'

/** The most accounts that can be ordered now: what one order makes, and what there is still room for. */
export const mostNow = (room: number): number => Math.min(mostOrdered, room)

/** The number of accounts that was typed, or null where none can be ordered so. */
export function orderedAmount(typed: string, room: number): number | null {
  const amount = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0
  return amount >= 1 && amount <= mostNow(room) ? amount : null
}

/** What can be typed, before anything is wrong with it. */
export function amountHelp(room: number): string {
  if (room >= mostOrdered) return `1 to ${mostOrdered} in one order.`
  return room === 1 ? 'There is room for 1 more account.' : `1 to ${room}: there is room for ${room} more accounts.`
}

/** What is wrong with what was typed, and what to do; undefined for a number that can be ordered. */
export function amountProblem(typed: string, room: number): string | undefined {
  if (orderedAmount(typed, room) !== null) return undefined
  const most = mostNow(room)
  if (!/^\d+$/.test(typed.trim()) || Number(typed) < 1)
    return most === 1 ? 'Type 1.' : `Type a whole number from 1 to ${most}.`
  return room < mostOrdered
    ? `There is room for ${accountWords(room)}. Order ${room} or fewer, or archive some accounts first.`
    : `One order makes at most ${mostOrdered} accounts. Order ${mostOrdered}, and the rest when they are ready.`
}
