import * as contract from '@ringside/contract'
import type { AnyEndpoint } from '@ringside/contract'

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Some calls come in fours, kept together under the name of what they archive. */
const endpointsIn = (value: unknown): AnyEndpoint[] => {
  if (isEndpoint(value)) return [value]
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isPlain ? Object.values(value).filter(isEndpoint) : []
}

/** Every endpoint of the contract, for tests that go through all of them. */
export const contractEndpoints = Object.values(contract).flatMap(endpointsIn)

export const nameOf = ({ method, path }: AnyEndpoint): string => `${method} ${path}`
