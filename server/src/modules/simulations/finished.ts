import { sql } from 'kysely'

/**
 * A condition on `simulations` as the one table of that name in a query: it was begun and has ended. Everybody who counts calls
 * counts these; one that was set up and never begun is no call.
 */
export const isFinished = sql<boolean>`(simulations.ended_at is not null and simulations.started_at is not null)`
