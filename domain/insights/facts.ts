import { trashedRecords } from '#domain/registry/records.ts';

/** Records whose use the panel counts. What a member alone sees moves no figure. */
export const usedRecords = trashedRecords.filter(({ name }) => name !== 'privateExpenses');

/** Features whose use the panel counts: the records that members keep, nudges and deals. */
export const FEATURES = [...usedRecords.map(({ resource }) => resource), 'nudges', 'deals'] as const;
