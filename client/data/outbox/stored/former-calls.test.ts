import { expect, test } from 'vitest';
import { memberContract } from '#domain/api.ts';
import { FORMER_CALLS, presentCall } from './former-calls.ts';

const present = Object.entries(memberContract).flatMap(([resource, calls]) =>
  Object.keys(calls).map((name) => `${resource}.${name}`),
);

test('maps each former call to a call of the contract, and keeps all others', () => {
  const renamed = Object.keys(FORMER_CALLS).map(presentCall);
  expect(present).toEqual(expect.arrayContaining(renamed));
  expect(present.map(presentCall)).toEqual(present);
});
