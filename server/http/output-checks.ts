import { Procedure } from '@orpc/server';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ImplementedEndpoint } from './implement.ts';

/**
 * Mode of checking responses against the contract: tests validate each response and reject fields that it does not
 * name. Production relies on TypeScript, because validating fifty rows would cost more than reading them.
 */
export type OutputChecks = 'none' | 'strict';

/** The implementation of every endpoint, by resource and name. Those of the admin panel are below `admin`. */
export interface Routes {
  [name: string]: ImplementedEndpoint | Routes;
}

/** Returns the endpoint with or without checks of its output. */
export function applyOutputChecks(endpoint: ImplementedEndpoint, checks: OutputChecks): ImplementedEndpoint {
  const { outputSchema, ...definition } = endpoint['~orpc'];
  if (!outputSchema || checks === 'none') return new Procedure(definition);
  return new Procedure({ ...definition, outputSchema: refuseExtraFields(outputSchema) });
}

function refuseExtraFields(schema: StandardSchemaV1): StandardSchemaV1 {
  const standard = schema['~standard'];
  return {
    '~standard': {
      ...standard,
      async validate(output) {
        const result = await standard.validate(output);
        const extra = result.issues ? [] : listExtraFields(output, result.value, 'output');
        if (extra.length > 0) return { issues: [{ message: `not in the contract: ${extra.join(', ')}` }] };
        return result;
      },
    },
  };
}

function listExtraFields(given: unknown, named: unknown, path: string): string[] {
  if (!isPlain(given) || !isPlain(named)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return key in named ? listExtraFields(value, Reflect.get(named, key), `${path}.${key}`) : [`${path}.${key}`];
  });
}

function isPlain(value: unknown): value is object {
  return (
    Array.isArray(value) ||
    (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
  );
}
