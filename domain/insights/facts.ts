import { trashedRecords } from '#domain/registry/records.ts';

/** Features whose use the panel counts: the records that members keep, nudges and deals. */
export const FEATURES = [...trashedRecords.map(({ resource }) => resource), 'nudges', 'deals'] as const;
