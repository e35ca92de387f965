import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
  type StandardOpenAPIJsonSerialized,
} from '@orpc/openapi-client/standard';
import { StandardOpenAPICodec } from '@orpc/openapi/standard';
import { createProcedureClient, Procedure } from '@orpc/server';
import type { StandardLazyRequest } from '@orpc/standard-server';
import { sendStandardResponse } from '@orpc/standard-server-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicContext } from '#server/platform/context.ts';
import { checkQuery } from '../bodies/query-structure.ts';
import type { InTurn } from '../gate/gate.ts';
import type { ImplementedEndpoint } from '../implement.ts';
import { beginStream } from './begin-stream.ts';

/**
 * Handles a call of one endpoint. `inTurn` runs the handler when the caller's queue allows it, after the input is decoded, and `beforeSending` before the answer.
 * Rejects with the validation error, the service's refusal or the unexpected error.
 */
export type Handle = (
  request: FastifyRequest,
  reply: FastifyReply,
  context: PublicContext,
  inTurn: InTurn,
  beforeSending: () => Promise<void>,
) => Promise<void>;

/**
 * Composes oRPC's steps: decode, validate, handle, encode, send. oRPC's own handler would match the route a second
 * time, and create a URL, a signal and an error map for each call: half the time of a short call (decision 0001).
 */
export function createHandle(endpoint: ImplementedEndpoint, isStream: boolean): Handle {
  const call = createCall(endpoint);
  const { inputSchema: _validated, ...withoutInput } = endpoint['~orpc'];
  const callValidated = createCall(new Procedure(withoutInput));
  return async (request, reply, context, inTurn, beforeSending) => {
    checkQuery(request.url);
    const input = request.isValidated
      ? request.body
      : await codec.decode(toStandardRequest(request), toParams(request), endpoint);
    const work = request.isValidated ? callValidated : call;
    const send = (output: unknown) => sendStandardResponse(reply, codec.encode(output, endpoint));
    // A stream lasts as long as its caller listens, but opening one costs as much as any call.
    if (isStream) await send(await inTurn(async () => beginStream(await work(input, { context }))));
    // The turn lasts until the response is sent, because a slow reader holds its memory as long.
    else
      await inTurn(async () => {
        const output: unknown = await work(input, { context });
        await beforeSending();
        await send(output);
      });
  };
}

/** Returns the function that calls an endpoint with a context, its input validated. */
export function createCall(endpoint: ImplementedEndpoint) {
  return createProcedureClient(endpoint, { context: (context: PublicContext) => context });
}

/**
 * Skips the library's copy of each response, which converts types that JSON lacks (sets, maps, bigints). The contract's
 * outputs are already JSON or one file, and copying fifty rows cost as much as writing them.
 */
class JsonOutputs extends StandardOpenAPIJsonSerializer {
  override serialize(data: unknown): StandardOpenAPIJsonSerialized {
    return [data, false];
  }
}

const codec = new StandardOpenAPICodec(
  new StandardOpenAPISerializer(new JsonOutputs(), new StandardBracketNotationSerializer()),
);

/** Adapts a Fastify request to oRPC's codec, which reads the input from the URL or, if there is one, from the body. */
function toStandardRequest({ method, url, headers, body }: FastifyRequest): StandardLazyRequest {
  return {
    method,
    headers,
    url: new URL(url, 'http://localhost'),
    body: () => Promise.resolve(body),
    signal: undefined,
  };
}

/** Returns the path parameters. */
export function toParams({ params }: FastifyRequest): Record<string, string> {
  return typeof params === 'object' && params !== null ? { ...params } : {};
}
