import { configure } from '@testing-library/react'

/** How long a test waits for what must come: a busy machine takes its time, and a test that passes waits no longer. */
configure({ asyncUtilTimeout: 20_000 })
