import { Procedure } from '@orpc/server';
import type { AnySchema, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type { AnyEndpoint, EndpointMeta } from '#contract/endpoint.ts';
import type { ContextFor, MemberContext, PublicContext } from '#server/platform/context.ts';

type DefinitionOf<D extends AnyEndpoint> = D['~orpc'];
type InputOf<D extends AnyEndpoint> = InferSchemaOutput<NonNullable<DefinitionOf<D>['inputSchema']>>;
type OutputOf<D extends AnyEndpoint> = InferSchemaInput<NonNullable<DefinitionOf<D>['outputSchema']>>;

/** An endpoint with the function that serves it. */
export type BoundEndpoint = Procedure<
  PublicContext,
  PublicContext,
  AnySchema,
  AnySchema,
  Record<never, never>,
  EndpointMeta
>;

/** What serves an endpoint: a service's function of the context that its access entitles to, and the checked input. */
export type Handler<D extends AnyEndpoint> = (
  context: ContextFor<DefinitionOf<D>['meta']>,
  input: InputOf<D>,
) => Promise<OutputOf<D>> | OutputOf<D>;

/** One handler for each endpoint of a noun, by the names of the contract. */
export type HandlersOf<Declarations extends Record<string, AnyEndpoint>> = {
  [Name in keyof Declarations]: Handler<Declarations[Name]>;
};

/** Binds a noun's endpoints to the functions that serve them; leaving one out is a type error. */
export function serve<const Declarations extends Record<string, AnyEndpoint>>(
  declarations: Declarations,
  handlers: HandlersOf<Declarations>,
): Record<string, BoundEndpoint> {
  return Object.fromEntries(
    Object.entries(declarations).map(([name, declaration]) => [name, bindOne(declaration, handlers[name])]),
  );
}

function bindOne(declaration: AnyEndpoint, handle: Handler<AnyEndpoint> | undefined): BoundEndpoint {
  if (!handle)
    throw new Error(`nothing serves ${declaration['~orpc'].route.method} ${declaration['~orpc'].route.path}`);
  return new Procedure({
    ...declaration['~orpc'],
    middlewares: [],
    inputValidationIndex: 0,
    outputValidationIndex: 0,
    handler: ({ context, input }: { context: PublicContext; input: unknown }): unknown =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gate lets nobody without a membership reach a member's endpoint
      handle(context as MemberContext, input),
  });
}
