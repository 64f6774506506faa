import { configure } from '@testing-library/react'

/**
 * How long a test waits for what must come. One look at the roles and names on a page takes up to 0.2 s of processor time
 * here, and a wait looks more than once: with two cores shared by ten, the usual second was too short. Nothing waits for
 * code to be fetched: what a browser fetches when it is needed, a test that needs it imports before it begins.
 */
configure({ asyncUtilTimeout: 5_000 })
