import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
  type StandardOpenAPIJsonSerialized,
} from '@orpc/openapi-client/standard';
import {
  StandardOpenAPICodec,
  StandardOpenAPIMatcher,
  type StandardOpenAPIHandlerOptions,
} from '@orpc/openapi/standard';
import { FastifyHandler } from '@orpc/server/fastify';
import { StandardHandler } from '@orpc/server/standard';
import type { PublicContext } from '#server/platform/context.ts';
import type { Routes } from './output-checks.ts';

/** oRPC's OpenAPI handler for Fastify, put together from its parts so that responses are serialized as `JsonOutputs` does. */
export function createApiHandler(
  routes: Routes,
  options: StandardOpenAPIHandlerOptions<PublicContext>,
): FastifyHandler<PublicContext> {
  const serializer = new StandardOpenAPISerializer(
    new JsonOutputs(),
    new StandardBracketNotationSerializer(),
  );
  const codec = new StandardOpenAPICodec(serializer, options);
  return new FastifyHandler(new StandardHandler(routes, new StandardOpenAPIMatcher(options), codec, options));
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
