import type { AnyContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { presentCall } from '#client/data/outbox/stored/former-calls.ts';
import { memberContract } from '#domain/api.ts';
import { allRules } from './all-rules.ts';

/** A call that a device may hold for weeks: its route, and the types of its fields. A `!` marks a required one. */
export interface PromisedCall {
  route: string;
  fields: Readonly<Record<string, string>>;
}
export type PromisedCalls = Readonly<Record<string, PromisedCall>>;

const Types = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  anyOf: z.array(z.unknown()).optional(),
});
const Body = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

const contract: Readonly<Record<string, Readonly<Record<string, AnyContractProcedure>>>> = memberContract;

/** Returns the calls that can be queued now, in the order of their names. */
export function listQueueableCalls(): PromisedCalls {
  const names = allRules.flatMap(({ calls }) => Object.keys(calls)).toSorted();
  return Object.fromEntries(names.map((name) => [name, describe(name)]));
}

function describe(name: string): PromisedCall {
  const [resource = '', call = ''] = name.split('.');
  const endpoint = contract[resource]?.[call];
  if (!endpoint) throw new Error(`The contract has no ${name}`);
  const { route, inputSchema } = endpoint['~orpc'];
  const schema = inputSchema instanceof z.ZodType ? inputSchema : z.object({});
  const body = Body.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const fields = Object.entries(body.properties).map(([field, type]): [string, string] => [
    field,
    [...new Set(typesOf(type))].toSorted().join('|') + (body.required.includes(field) ? '!' : ''),
  ]);
  return { route: `${route.method} ${route.path}`, fields: Object.fromEntries(fields) };
}

function typesOf(schema: unknown): string[] {
  const { type, anyOf } = Types.parse(schema);
  if (anyOf) return anyOf.flatMap(typesOf);
  return type === undefined ? ['any'] : [type].flat();
}

/** Lists the promises of a release that the present calls break. */
export function listBroken(released: PromisedCalls, present: PromisedCalls): string[] {
  return Object.entries(released).flatMap(([name, promised]) => {
    const now = present[presentCall(name)];
    if (!now) return [`${name} is gone`];
    const faults = now.route === promised.route ? [] : [`${name} was ${promised.route}`];
    for (const [field, types] of Object.entries(promised.fields)) {
      const accepted = now.fields[field];
      if (accepted === undefined) faults.push(`${name} has no ${field}`);
      else if (!isAccepted(types, accepted)) faults.push(`${name} takes another ${field}: ${accepted}`);
    }
    for (const [field, types] of Object.entries(now.fields))
      if (types.endsWith('!') && !promised.fields[field]?.endsWith('!')) faults.push(`${name} requires ${field}`);
    return faults;
  });
}

function isAccepted(promised: string, accepted: string): boolean {
  const listed = (types: string) => types.replace('!', '').split('|');
  const now = listed(accepted);
  return now.includes('any') || listed(promised).every((type) => now.includes(type));
}
