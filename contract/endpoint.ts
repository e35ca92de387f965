import { ContractProcedure, type AnySchema, type Schema } from '@orpc/contract';
import type { Capacity } from './constants/settings.ts';
import { type Resource } from './constants/resources.ts';
import { IDEMPOTENCY_KEY } from './constants/system.ts';
import type { Words } from './words.ts';

/**
 * Who may call an endpoint. The server enforces it before it reads a body.
 * `public`: anyone; `member`: a session; `premium`: a session of a premium member; `admin`: a session with `isAdmin`.
 */
export type Access = 'public' | 'member' | 'premium' | 'admin';

/** At most `points` calls in `seconds`, counted by the caller's network address or by the member. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** At most so many calls in a day as well, so that a patient caller waits longer and longer. */
  readonly perDay?: number;
  readonly by: 'address' | 'member';
  /** `failures`: a call that succeeds gives its point back. Every call counts otherwise. */
  readonly counts?: 'failures';
  /** The service counts, because only it can tell a known device from a stranger. */
  readonly isCountedByService?: true;
}

/**
 * How the caller of an endpoint that adds, changes or removes a way to sign in proves to be the member.
 * `password`: the current password in the body (`password` or `currentPassword`);
 * `identity`: a fresh second step if the member has one, else `password` in the body;
 * `second-step`: a fresh second step; a member without one has nothing that the call could change (404);
 * `ceremony`: what an earlier call with such a proof gave out to the same session;
 * `mail`: a secret that was mailed to the member.
 * The first three are checked by `proving` (`server/features/second-factors/proof-service.ts`), without which their
 * handlers do not compile.
 */
export type SignInProof = 'password' | 'identity' | 'second-step' | 'ceremony' | 'mail';

export interface EndpointMeta {
  readonly access: Access;
  readonly limit: RateLimit | null;
  /** What the call makes one more of, where a member can have only so many; `null` for all others. */
  readonly capacity: Capacity | null;
  /** The resources that a successful call makes stale: the caller refetches them, and so do the partner's devices. */
  readonly invalidates: readonly Resource[];
  /** The largest body in bytes; a larger one is 413. */
  readonly maxBodyBytes: number;
  /** What is said of a file that is larger than that, `null` for the words of every call. */
  readonly tooLarge: Words | null;
  /** Stays open to a member who must change the password first. */
  readonly allowedDuringForcedPasswordChange: boolean;
  /**
   * Called by another server that signs its requests: neither the origin check nor a session applies, and the handler
   * gets the raw body (`context.signed`). It must verify the signature before it uses it.
   */
  readonly hasSignedBody: boolean;
  /** A plain form may call it, as mail programs do for a member who unsubscribes; what it says is not read. */
  readonly takesOneClickForm: boolean;
  /** The second step of signing in must have been proved in the last minutes (`STEP_UP_MINUTES`). */
  readonly needsStepUp: boolean;
  /** Set on every endpoint that changes how a member signs in. */
  readonly changesSignIn: SignInProof | null;
  /**
   * Only reads, and may go to a replica of the database: what others than the caller and their partner changed shows up to two
   * seconds later there.
   */
  readonly canLag: boolean;
  /** The caller may send it again with the same `Idempotency-Key`, which changes nothing and is answered with the record as it is now (decision 0085). */
  readonly takesIdempotencyKey: boolean;
}

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

export interface EndpointOptions<
  A extends Access,
  I extends AnySchema | undefined,
  O extends AnySchema | undefined,
  P extends SignInProof | null = null,
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
  capacity?: Capacity;
  invalidates?: readonly Resource[];
  maxBodyBytes?: number;
  tooLarge?: Words;
  allowedDuringForcedPasswordChange?: boolean;
  hasSignedBody?: boolean;
  takesOneClickForm?: true;
  needsStepUp?: boolean;
  changesSignIn?: P;
  canLag?: true;
  takesIdempotencyKey?: true;
  /** `detailed`: the handler returns `{ status, headers, body }` (files, redirects). */
  outputStructure?: 'compact' | 'detailed';
}

export type Endpoint<
  A extends Access,
  I extends AnySchema | undefined,
  O extends AnySchema | undefined,
  P extends SignInProof | null = null,
> = ContractProcedure<
  I extends AnySchema ? I : Schema<unknown, unknown>,
  O extends AnySchema ? O : Schema<void, void>,
  Record<never, never>,
  EndpointMeta & { readonly access: A; readonly changesSignIn: P }
>;

/** The largest JSON body, but for lists that say so. */
export const JSON_BODY_BYTES = 256 * 1024;
/** Callers without a session send a form of a few fields: nothing counts them before it is parsed. */
const PUBLIC_BODY_BYTES = 16 * 1024;

const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The call sent again with the same key, within 30 days, changes nothing and is answered with the record as it is now; 410 `record_gone` where it is gone.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
} as const;

/** An endpoint of whatever access, input and output. */
export type AnyEndpoint = ContractProcedure<AnySchema, AnySchema, Record<never, never>, EndpointMeta>;

/** Endpoints by name, nested by resource. */
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
  const P extends SignInProof | null = null,
>(options: EndpointOptions<A, I, O, P>): Endpoint<A, I, O, P>;
export function endpoint(
  options: EndpointOptions<Access, AnySchema | undefined, AnySchema | undefined, SignInProof | null>,
): AnyEndpoint {
  const { method, path } = splitRoute(options.route);
  if (options.hasSignedBody && options.access !== 'public')
    throw new Error(`${options.route} is called by a server, which has no session`);
  if (options.canLag && (method !== 'GET' || options.access === 'public'))
    throw new Error(`${options.route} cannot lag: only what a member reads can`);
  if (options.takesIdempotencyKey && (method === 'GET' || options.access === 'public'))
    throw new Error(`${options.route} cannot take a key: only what a member changes can`);
  return new ContractProcedure({
    route: {
      method,
      path,
      summary: options.summary,
      tags: [path.split('/')[2] ?? ''],
      successStatus: options.status ?? 200,
      outputStructure: options.outputStructure ?? 'compact',
      spec: (operation) => ({
        ...operation,
        // The document's default is a session; an empty list says that none is needed.
        ...(options.access === 'public' && { security: [] }),
        ...(options.takesIdempotencyKey && {
          parameters: [...(operation.parameters ?? []), idempotencyKeyParameter],
        }),
      }),
    },
    meta: {
      access: options.access,
      limit: options.limit ?? null,
      capacity: options.capacity ?? null,
      invalidates: options.invalidates ?? [],
      maxBodyBytes: options.maxBodyBytes ?? defaultBodyBytes(options),
      tooLarge: options.tooLarge ?? null,
      allowedDuringForcedPasswordChange: options.allowedDuringForcedPasswordChange ?? false,
      takesOneClickForm: options.takesOneClickForm ?? false,
      hasSignedBody: options.hasSignedBody ?? false,
      needsStepUp: options.needsStepUp ?? false,
      changesSignIn: options.changesSignIn ?? null,
      canLag: options.canLag ?? false,
      takesIdempotencyKey: options.takesIdempotencyKey ?? false,
    },
    errorMap: {},
    ...(options.input && { inputSchema: options.input }),
    ...(options.output && { outputSchema: options.output }),
  });
}

function defaultBodyBytes({ access, hasSignedBody }: { access: Access; hasSignedBody?: boolean }): number {
  return access === 'public' && !hasSignedBody ? PUBLIC_BODY_BYTES : JSON_BODY_BYTES;
}

function splitRoute(route: string): { method: Method; path: `/api/${string}` } {
  const method = METHODS.find((each) => route.startsWith(`${each} /api/`));
  if (!method) throw new Error(`"${route}" is no method and path of the API`);
  return { method, path: `/api/${route.slice(`${method} /api/`.length)}` };
}
