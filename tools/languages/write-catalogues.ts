// Generates `messages/reader/`: at `npm ci`, and before each start, build and test run.
import { join } from 'node:path';
import { writeReaderCatalogues } from './reader-catalogues.ts';

writeReaderCatalogues(join(import.meta.dirname, '../..'));
