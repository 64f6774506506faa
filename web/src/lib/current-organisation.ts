import { createStore } from './store.ts'
import { storage } from './storage.ts'

const key = 'organisation'

/** Only its id matters here. */
interface Known {
  readonly orgId: string
}

/** The specification's rule: the saved one if it is still among the user's organisations, otherwise the first. */
export function chooseOrganisation<Organisation extends Known>(
  organisations: readonly Organisation[],
  savedOrgId: string | null,
): Organisation | null {
  return organisations.find((organisation) => organisation.orgId === savedOrgId) ?? organisations[0] ?? null
}

export const savedOrgId = createStore<string | null>(storage.read(key))

/** Makes an organisation the current one, now and at the next visit. */
export function saveOrganisation(orgId: string): void {
  storage.write(key, orgId)
  savedOrgId.set(orgId)
}
