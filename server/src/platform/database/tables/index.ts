import type { AnalyticsTables } from './analytics.ts'
import type { AssignmentTables } from './assignments.ts'
import type { CreditTables } from './credits.ts'
import type { IdentityTables } from './identity.ts'
import type { MailTables } from './mail.ts'
import type { OrganizationTables } from './organizations.ts'
import type { ReviewTables } from './reviews.ts'
import type { RubricTables } from './rubrics.ts'
import type { SimulationTables } from './simulations.ts'
import type { PipelineTables } from './pipeline.ts'
import type { TranscriptTables } from './transcripts.ts'

/** Every table of ours, one file an area. The columns are named as in SQL; repositories turn them into the contract's words. */
export interface Tables
  extends
    IdentityTables,
    OrganizationTables,
    MailTables,
    AnalyticsTables,
    CreditTables,
    PipelineTables,
    TranscriptTables,
    SimulationTables,
    ReviewTables,
    RubricTables,
    AssignmentTables {}
