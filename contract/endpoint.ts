import { ContractProcedure, type AnySchema, type Schema } from '@orpc/contract';

/**
 * Who may call an endpoint. The server enforces it before it reads a body.
 * `public`: anyone; `member`: a session; `premium`: a session of a premium member; `admin`: a session with `isAdmin`.
 */
export type Access = 'public' | 'member' | 'premium' | 'admin';

/** What a list or object on the screens is named after: the top-level keys of the contract's table. `admin` is all that the panel shows. */
export type Noun =
  | 'admin'
  | 'accounts'
  | 'contact'
  | 'couples'
  | 'dates'
  | 'deals'
  | 'memories'
  | 'finances'
  | 'giftCards'
  | 'notes'
  | 'importantDates'
  | 'notifications'
  | 'nudges'
  | 'profile'
  | 'experiences'
  | 'exports'
  | 'subscription'
  | 'payments'
  | 'datePreferences'
  | 'system'
  | 'waitlist'
  | 'achievements'
  | 'wallet';

/** At most `points` calls in `seconds`, counted by the caller's network address or by the member. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly by: 'address' | 'member';
  /** `failures`: a call that succeeds gives its point back. Every call counts otherwise. */
  readonly counts?: 'failures';
}

export interface EndpointMeta {
  readonly access: Access;
  readonly limit: RateLimit | null;
  /** The nouns that a successful call makes stale: the caller refetches them, and the partner's devices are told to. */
  readonly changes: readonly Noun[];
  /** The largest body in bytes; a larger one is 413. */
  readonly maxBodyBytes: number;
  /** What is said of a file that is larger than that, `null` for the words of every call. */
  readonly tooLarge: string | null;
  /** Stays open to a member who must change the password first. */
  readonly whenConfined: boolean;
  /**
   * Called by another server, which signs what it sends: neither the check of origins nor a session applies to it, and the
   * handler gets the body as it was sent (`context.signed`). It must check the signature before it believes a word.
   */
  readonly hasSignedBody: boolean;
}

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

export interface EndpointOptions<
  A extends Access,
  I extends AnySchema | undefined,
  O extends AnySchema | undefined,
> {
  /** Method and path as the specification writes them; `{name}` is a parameter and a field of the input. */
  route: `${Method} /api/${string}`;
  access: A;
  summary: string;
  input?: I;
  output?: O;
  /** The status of success: 200 unless said. */
  status?: number;
  limit?: RateLimit;
  changes?: readonly Noun[];
  maxBodyBytes?: number;
  tooLarge?: string;
  whenConfined?: boolean;
  hasSignedBody?: boolean;
  /** `detailed`: the handler answers `{ status, headers, body }` (files, redirects). */
  outputStructure?: 'compact' | 'detailed';
}

export type Endpoint<
  A extends Access,
  I extends AnySchema | undefined,
  O extends AnySchema | undefined,
> = ContractProcedure<
  I extends AnySchema ? I : Schema<unknown, unknown>,
  O extends AnySchema ? O : Schema<void, void>,
  Record<never, never>,
  EndpointMeta & { readonly access: A }
>;

const JSON_BODY_BYTES = 256 * 1024;

/** An endpoint of whatever access, input and output. */
export type AnyEndpoint = ContractProcedure<AnySchema, AnySchema, Record<never, never>, EndpointMeta>;

/** Endpoints by name, nested by noun. */
export interface EndpointTable {
  [name: string]: AnyEndpoint | EndpointTable;
}

/**
 * Declares one call of the API: everything that both ends, the documents and the access test know of it.
 * The annotation lets a bundle that needs a schema of this file leave the calls out.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<
  A extends Access,
  I extends AnySchema | undefined = undefined,
  O extends AnySchema | undefined = undefined,
>(options: EndpointOptions<A, I, O>): Endpoint<A, I, O>;
export function endpoint(
  options: EndpointOptions<Access, AnySchema | undefined, AnySchema | undefined>,
): AnyEndpoint {
  const { method, path } = splitRoute(options.route);
  if (options.hasSignedBody && options.access !== 'public')
    throw new Error(`${options.route} is called by a server, which has no session`);
  return new ContractProcedure({
    route: {
      method,
      path,
      summary: options.summary,
      tags: [path.split('/')[2] ?? ''],
      successStatus: options.status ?? 200,
      outputStructure: options.outputStructure ?? 'compact',
      // The document's default is a session; an empty list says that none is needed.
      spec: (operation) => (options.access === 'public' ? { ...operation, security: [] } : operation),
    },
    meta: {
      access: options.access,
      limit: options.limit ?? null,
      changes: options.changes ?? [],
      maxBodyBytes: options.maxBodyBytes ?? JSON_BODY_BYTES,
      tooLarge: options.tooLarge ?? null,
      whenConfined: options.whenConfined ?? false,
      hasSignedBody: options.hasSignedBody ?? false,
    },
    errorMap: {},
    ...(options.input && { inputSchema: options.input }),
    ...(options.output && { outputSchema: options.output }),
  });
}

function splitRoute(route: string): { method: Method; path: `/api/${string}` } {
  const method = METHODS.find((each) => route.startsWith(`${each} /api/`));
  if (!method) throw new Error(`"${route}" is no method and path of the API`);
  return { method, path: `/api/${route.slice(`${method} /api/`.length)}` };
}
