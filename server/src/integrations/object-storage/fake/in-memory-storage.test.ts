import { objectStorageConformance } from '../object-storage.conformance.ts'
import { createInMemoryStorage } from './in-memory-storage.ts'

objectStorageConformance('a fake that tests use', createInMemoryStorage)
