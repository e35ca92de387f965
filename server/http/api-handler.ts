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
import type { ImplementedEndpoint } from './implement.ts';

/** Answers a call of one endpoint. Rejects with whatever kept it from being answered: input that the contract refuses, a refusal, a fault. */
export type Handle = (
  request: FastifyRequest,
  reply: FastifyReply,
  context: PublicContext,
  inTurn: InTurn,
) => Promise<void>;

/** Runs the handler in its turn: after the input is read, and before the answer is sent. */
type InTurn = (work: () => Promise<unknown>) => Promise<unknown>;

/**
 * oRPC's parts in a row: decode, validate, handle, encode, send. Its own handler would look for the endpoint, which the route is already,
 * and make an address, a signal and a map of errors for each call: half of what a short call took (decision 0001).
 */
export function createHandle(endpoint: ImplementedEndpoint): Handle {
  const call = createClient(endpoint);
  const { inputSchema: _validated, ...withoutInput } = endpoint['~orpc'];
  const callValidated = createClient(new Procedure(withoutInput));
  return async (request, reply, context, inTurn) => {
    const output = request.isValidated
      ? await inTurn(async () => callValidated(request.body, { context }))
      : await decodeAndCall(request, context, inTurn);
    await sendStandardResponse(reply, codec.encode(output, endpoint));
  };

  async function decodeAndCall(request: FastifyRequest, context: PublicContext, inTurn: InTurn) {
    const input = await codec.decode(toStandardRequest(request), toParams(request), endpoint);
    return inTurn(async () => call(input, { context }));
  }
}

function createClient(endpoint: ImplementedEndpoint) {
  return createProcedureClient(endpoint, { context: (context: PublicContext) => context });
}

/**
 * The library copies each response, value by value, to turn what JSON lacks (sets, maps, bigints) into what it has. The
 * contract's outputs are JSON or one file already, and copying fifty rows cost as much as writing them.
 */
class JsonOutputs extends StandardOpenAPIJsonSerializer {
  override serialize(data: unknown): StandardOpenAPIJsonSerialized {
    return [data, false];
  }
}

const codec = new StandardOpenAPICodec(
  new StandardOpenAPISerializer(new JsonOutputs(), new StandardBracketNotationSerializer()),
);

/** What the codec reads of a call: the fields of its address or, where it has one, its body. */
function toStandardRequest({ method, url, headers, body }: FastifyRequest): StandardLazyRequest {
  return {
    method,
    headers,
    url: new URL(url, 'http://localhost'),
    body: () => Promise.resolve(body),
    signal: undefined,
  };
}

/** Returns the parameters of the path. */
export function toParams({ params }: FastifyRequest): Record<string, string> {
  return typeof params === 'object' && params !== null ? { ...params } : {};
}
