import { z } from 'zod';
import type { AnyEndpoint } from '#domain/registry/endpoint.ts';

/** Returns true if a field of the endpoint's input is a file. Only such a call may be a multipart form. */
export function takesFile(endpoint: AnyEndpoint): boolean {
  const { inputSchema } = endpoint['~orpc'];
  return (
    inputSchema instanceof z.ZodObject && Object.values(inputSchema.shape).some((field) => field instanceof z.ZodFile)
  );
}
