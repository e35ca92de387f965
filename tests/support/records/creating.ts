import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import { contract } from '#domain/api.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { listEndpoints, type ListedEndpoint } from '#server/http/api.ts';
import { type Fields, fillFields } from './fields.ts';

/** Fields that no schema fills, and those that a rule beside the schema demands. */
const ruled: Readonly<Record<string, Fields>> = {
  'expenses.create': { spentOn: '2026-01-14', surpriseUntil: null },
  'dates.planFestival': { key: 'uttarayan', year: 2028 },
  'importantDates.create': { calendar: 'gregorian', tithi: null },
  'recurring.create': { amount: '9000' },
  'imports.create': { rows: [{ title: 'Chai', amount: '20', category: 'food', spentOn: '2026-01-14' }] },
  'budgets.change': { monthlyAmount: '9000' },
};

/** Endpoints whose record needs another one, a partner or a calendar first, and those that create a couple. */
const NEEDS_MORE = [
  'balance.createSettlement',
  'busyCalendars.create',
  'busyCalendars.upload',
  'couples.create',
  'dailyMoment.makeMemory',
  'memories.bring',
];

/** Endpoints that may make a member's first record. */
export const creatingEndpoints = listEndpoints(contract).filter(
  ({ name, method, path, meta, endpoint }) =>
    meta.takesIdempotencyKey &&
    meta.access === 'member' &&
    !NEEDS_MORE.includes(name) &&
    ((method === 'POST' && !path.includes('{') && endpoint['~orpc'].route.successStatus === 201) ||
      name === 'budgets.change'),
);

/** Returns the address of a creating endpoint, and a body that it accepts, with a new id if it takes one. */
export function fillCreation({ name, path, endpoint }: ListedEndpoint, photo: Uint8Array<ArrayBuffer>) {
  return { path: path.replace('{category}', 'total'), body: bodyOf(name, endpoint['~orpc'].inputSchema, photo) };
}

function bodyOf(name: string, input: unknown, photo: Uint8Array<ArrayBuffer>): FormData | Fields {
  if (!(input instanceof z.ZodObject)) throw new Error(`${name} takes no object`);
  const body = new FormData();
  if ('photo' in input.shape) {
    body.set('photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
    return body;
  }
  const fields = { ...runInLanguage('en', () => fillFields(input)), ...ruled[name] };
  return 'id' in input.shape ? { ...fields, id: randomUUIDv7() } : fields;
}
