import type { AnySchema, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import { Procedure } from '@orpc/server';
import type { AnyEndpoint, EndpointMeta } from '#domain/registry/endpoint.ts';
import type { ContextFor, MemberContext, ProofInCall, Proving, PublicContext } from '#server/platform/context.ts';

type DefinitionOf<D extends AnyEndpoint> = D['~orpc'];
type InputOf<D extends AnyEndpoint> = InferSchemaOutput<NonNullable<DefinitionOf<D>['inputSchema']>>;
type OutputOf<D extends AnyEndpoint> = InferSchemaInput<NonNullable<DefinitionOf<D>['outputSchema']>>;

/** An endpoint with the function that implements it. */
export type ImplementedEndpoint = Procedure<
  PublicContext,
  PublicContext,
  AnySchema,
  AnySchema,
  Record<never, never>,
  EndpointMeta
>;

type ProvingOf<Meta> = Meta extends { changesSignIn: infer P extends ProofInCall } ? Proving<P> : unknown;

/** A service function that takes the context of the endpoint's access level, and the validated input. */
export type Handler<D extends AnyEndpoint> = ((
  context: ContextFor<DefinitionOf<D>['meta']>,
  input: InputOf<D>,
) => Promise<OutputOf<D>> | OutputOf<D>) &
  ProvingOf<DefinitionOf<D>['meta']>;

/** One handler for each endpoint of a resource, by the names of the contract. */
export type HandlersOf<Declarations extends Record<string, AnyEndpoint>> = {
  [Name in keyof Declarations]: Handler<Declarations[Name]>;
};

/** Binds a resource's endpoints to the functions that implement them. A missing function is a type error. */
export function implement<const Declarations extends Record<string, AnyEndpoint>>(
  declarations: Declarations,
  handlers: HandlersOf<Declarations>,
): Record<string, ImplementedEndpoint> {
  return Object.fromEntries(
    Object.entries(declarations).map(([name, declaration]) => [name, implementOne(declaration, handlers[name])]),
  );
}

function implementOne(declaration: AnyEndpoint, handle: Handler<AnyEndpoint> | undefined): ImplementedEndpoint {
  if (!handle)
    throw new Error(`nothing implements ${declaration['~orpc'].route.method} ${declaration['~orpc'].route.path}`);
  return new Procedure({
    ...declaration['~orpc'],
    middlewares: [],
    inputValidationIndex: 0,
    outputValidationIndex: 0,
    handler: ({ context, input }: { context: PublicContext; input: unknown }): unknown =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gate lets no caller without a membership reach a member's endpoint
      handle(context as MemberContext, input),
  });
}
