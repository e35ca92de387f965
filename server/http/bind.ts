import { Procedure } from '@orpc/server';
import type { AnySchema, ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type { EndpointMeta } from '#contract/endpoint.ts';
import type { ContextFor, MemberContext, PublicContext } from '#server/platform/context.ts';

type AnyDeclaration = ContractProcedure<AnySchema, AnySchema, Record<never, never>, EndpointMeta>;
type DefinitionOf<D extends AnyDeclaration> = D['~orpc'];
type InputOf<D extends AnyDeclaration> = InferSchemaOutput<NonNullable<DefinitionOf<D>['inputSchema']>>;
type OutputOf<D extends AnyDeclaration> = InferSchemaInput<NonNullable<DefinitionOf<D>['outputSchema']>>;
type BoundProcedure = Procedure<PublicContext, PublicContext, AnySchema, AnySchema, Record<never, never>, EndpointMeta>;

/** What serves an endpoint: a service's function of the context that its access entitles to, and the checked input. */
export type Handler<D extends AnyDeclaration> = (
  context: ContextFor<DefinitionOf<D>['meta']>,
  input: InputOf<D>,
) => Promise<OutputOf<D>> | OutputOf<D>;

/** One handler for each endpoint of a noun, by the names of the contract. */
export type HandlersOf<Declarations extends Record<string, AnyDeclaration>> = { [Name in keyof Declarations]: Handler<Declarations[Name]> };

/** Binds a noun's endpoints to the functions that serve them; leaving one out is a type error. */
export function serve<const Declarations extends Record<string, AnyDeclaration>>(
  declarations: Declarations,
  handlers: HandlersOf<Declarations>,
): Record<keyof Declarations, BoundProcedure> {
  const procedures: Record<string, BoundProcedure> = {};
  for (const [name, declaration] of Object.entries(declarations)) {
    procedures[name] = bindOne(declaration, handlers[name as keyof Declarations] as Handler<AnyDeclaration>);
  }
  return procedures as Record<keyof Declarations, BoundProcedure>;
}

function bindOne(declaration: AnyDeclaration, handle: Handler<AnyDeclaration>): BoundProcedure {
  return new Procedure({
    ...declaration['~orpc'],
    middlewares: [],
    inputValidationIndex: 0,
    outputValidationIndex: 0,
    // The gate has refused everybody without a membership before the handler of a member's endpoint runs.
    handler: ({ context, input }: { context: PublicContext; input: unknown }) => handle(context as MemberContext, input),
  });
}
