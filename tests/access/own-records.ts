import { randomUUIDv7 } from 'node:crypto';
import type { Person } from '#tests/support/people.ts';
import { callApi, createRecord, type RecordCalls, recordCalls } from '#tests/support/records/calls.ts';

/** An object of the caller's, as an endpoint names it. */
export interface OwnedObject {
  parameters: Record<string, string>;
  /** A body with which the owner's call succeeds, or fails for another reason than a missing object. */
  body?: object;
}

type MakeObject = (owner: Person) => Promise<OwnedObject>;

/** Objects of the endpoints that several kinds of records have, by endpoint name. */
export const ownRecords: Readonly<Record<string, MakeObject>> = Object.fromEntries(recordCalls.flatMap(listObjects));

/** Bodies that create a record, by endpoint name. */
export const recordBodies = Object.fromEntries(
  recordCalls.map(({ create, fields }) => [create.name, () => fields({ only: 'required' })]),
);

function listObjects(calls: RecordCalls): [string, MakeObject][] {
  const make = async (owner: Person) => {
    const { id } = await createRecord(owner, calls, calls.fields({ only: 'required' }));
    return { id };
  };
  const remove = async (owner: Person) => {
    const { id } = await make(owner);
    await callApi(owner, 'DELETE', `${calls.path}/${id}`);
    return { id };
  };
  const comment = async (owner: Person) => {
    const { id } = await make(owner);
    const commentId = randomUUIDv7();
    await callApi(owner, 'POST', `${calls.path}/${id}/comments`, { commentId, text: 'Such wind' });
    return { id, commentId };
  };
  const objects: [string | undefined, MakeObject][] = [
    [calls.change?.name, async (owner) => ({ parameters: await make(owner), body: { title: 'Changed' } })],
    [calls.delete?.name, async (owner) => ({ parameters: await make(owner) })],
    [calls.restore?.name, async (owner) => ({ parameters: await remove(owner) })],
    [calls.find('/{id}/comments', 'GET')?.name, async (owner) => ({ parameters: await make(owner) })],
    [
      calls.find('/{id}/comments', 'POST')?.name,
      async (owner) => ({ parameters: await make(owner), body: { text: 'Such wind' } }),
    ],
    [calls.find('/{id}/comments/{commentId}', 'DELETE')?.name, async (owner) => ({ parameters: await comment(owner) })],
    [
      calls.find('/{id}/reaction', 'PUT')?.name,
      async (owner) => ({ parameters: await make(owner), body: { emoji: '❤️' } }),
    ],
  ];
  return objects.flatMap(([name, object]) => (name === undefined ? [] : [[name, object]]));
}
