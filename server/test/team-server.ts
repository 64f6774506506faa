import { afterAll, beforeAll, beforeEach } from 'vitest'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import type { TestMember, TestOrganization } from './factories.ts'
import { makeTeam } from './practice.ts'

/** The server of this file of tests, and the team of the test that runs. */
export let test: TestApp
export let address: string
export let organization: TestOrganization
/** A member who has credits. */
export let rep: TestMember
/** Somebody they can call. */
export let personaId: string

/** Gives a file of tests a server that listens, and each test a team of its own. Call it once, at the top. */
export function serveTeams(): void {
  beforeAll(async () => {
    test = await buildTestApp()
    address = await test.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    ;({ organization, rep, personaId } = await makeTeam(test))
  })
}
