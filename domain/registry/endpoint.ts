import { ContractProcedure, type AnySchema, type Schema } from '@orpc/contract';
import { z } from 'zod';
import type { Fault } from '#domain/kernel/fault.ts';
import type { Queue } from '#domain/operations/facts.ts';
import { IDEMPOTENCY_KEY } from '#domain/system/facts.ts';
import type { StorageLimit } from './records.ts';
import { type Change, listStale, type Resource } from './resources.ts';

/**
 * Caller that an endpoint requires; the server enforces it before it reads a body.
 * `public`: anyone; `member`: a session; `premium`: a session of a premium member; `admin`: a session with `isAdmin`.
 */
export type Access = 'public' | 'member' | 'premium' | 'admin';

/** At most `points` calls in `seconds`, counted by network address or by member. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** Additional limit a day, so that a patient caller waits longer and longer. */
  readonly perDay?: number;
  readonly by: 'address' | 'member';
  /** `failures`: a successful call gets its point back. Without it, every call counts. */
  readonly counts?: 'failures';
  /** The service does the counting, because only it can tell a known device from an unknown one. */
  readonly isCountedByService?: true;
}

/**
 * Proof of identity for an endpoint that adds, changes or removes a way to sign in, or ends the membership in a couple.
 * `password`: the current password in the body (`password` or `currentPassword`);
 * `identity`: a fresh second step if the member has one, else `password` in the body;
 * `recent`: `password` in the body, or a sign-in or second step of the last `STEP_UP_MINUTES`;
 * `second-step`: a fresh second step; a member without one has nothing to change here (404);
 * `ceremony`: a token that an earlier call with such a proof issued to the same session;
 * `mail`: a secret mailed to the member.
 * Handlers with the first four compile only with a check by `proving`
 * (`server/features/second-factors/proof-service.ts`).
 */
export type SignInProof = 'password' | 'identity' | 'recent' | 'second-step' | 'ceremony' | 'mail';

export interface EndpointMeta {
  readonly access: Access;
  readonly limit: RateLimit | null;
  /** Record kind that the call adds and whose number is limited for each member; `null` for all other calls. */
  readonly storageLimit: StorageLimit | null;
  /** Another kind that the call may add instead, by its body; `null` without one. */
  readonly otherStorageLimit: StorageLimit | null;
  /** The resources that a successful call makes stale. The caller and the partner's devices refetch them. */
  readonly invalidates: readonly Resource[];
  /** Queue of the panel's Operations that the call adds to or takes from; open panels refetch it. */
  readonly queue: Queue | null;
  /** Maximum body size in bytes; a larger body gets 413. */
  readonly maxBodyBytes: number;
  /** Message for a file above that size; `null` for the general message. */
  readonly tooLarge: Fault | null;
  /** True if the endpoint stays open to a member who must change the password first. */
  readonly allowedDuringForcedPasswordChange: boolean;
  /**
   * True for calls by another server that signs its requests: the origin check and sessions do not apply. The handler
   * gets the raw body (`context.signed`) and must verify the signature before it uses it.
   */
  readonly hasSignedBody: boolean;
  /** True if a plain form may call it, as mail programs do for one-click unsubscribe. Its content is not read. */
  readonly takesOneClickForm: boolean;
  /** True if the session's second step must be recent (`STEP_UP_MINUTES`). */
  readonly needsStepUp: boolean;
  /**
   * True if the caller must have signed in or proved their identity recently (`RECENT_PROOF_MINUTES`), with a second step if
   * they have one.
   */
  readonly needsRecentProof: boolean;
  /** Set on every endpoint that changes how a member signs in, and on leaving the couple. */
  readonly changesSignIn: SignInProof | null;
  /**
   * True for reads that may use a database replica. Changes by anyone but the caller and their partner can appear there
   * up to two seconds late.
   */
  readonly canLag: boolean;
  /**
   * True if the caller may retry with the same `Idempotency-Key`. A retry changes nothing and returns the current
   * record (`docs/topics/offline.md`).
   */
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
  /** Method and path as the specification writes them; `{name}` is a path parameter and an input field. */
  route: `${Method} /api/${string}`;
  access: A;
  summary: string;
  input?: I;
  output?: O;
  /** Status code of success; 200 by default. */
  status?: number;
  limit?: RateLimit;
  storageLimit?: StorageLimit;
  otherStorageLimit?: StorageLimit;
  /** Changed resources and parts. Resources computed from them become stale too (`listStale`). */
  changes?: readonly Change[];
  queue?: Queue;
  maxBodyBytes?: number;
  tooLarge?: Fault;
  allowedDuringForcedPasswordChange?: boolean;
  hasSignedBody?: boolean;
  takesOneClickForm?: true;
  needsStepUp?: boolean;
  needsRecentProof?: true;
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

/** Maximum size of a JSON body, except for lists that set their own. */
export const JSON_BODY_BYTES = 256 * 1024;
/** Calls without a session send a form of a few fields, and are not rate-limited before parsing. */
const PUBLIC_BODY_BYTES = 16 * 1024;

const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The call sent again with the same key, within 30 days, changes nothing and is answered with the record as it is now; 410 `record_gone` where it is gone.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
} as const;

/** An endpoint of any access, input and output. */
export type AnyEndpoint = ContractProcedure<AnySchema, AnySchema, Record<never, never>, EndpointMeta>;

/** Endpoints by name, nested by resource. */
export interface EndpointTable {
  [name: string]: AnyEndpoint | EndpointTable;
}

/**
 * Declares one call of the API, for the server, the clients, the documents and the access test.
 * The annotation lets a bundle that needs a schema of the file drop the endpoints.
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
        // The document requires a session by default; an empty list lifts the requirement.
        ...(options.access === 'public' && { security: [] }),
        ...(options.takesIdempotencyKey && {
          parameters: [...(operation.parameters ?? []), idempotencyKeyParameter],
        }),
      }),
    },
    meta: {
      access: options.access,
      limit: options.limit ?? null,
      storageLimit: options.storageLimit ?? null,
      otherStorageLimit: options.otherStorageLimit ?? null,
      invalidates: listStale(options.changes ?? []),
      queue: options.queue ?? null,
      maxBodyBytes: options.maxBodyBytes ?? defaultBodyBytes(options),
      tooLarge: options.tooLarge ?? null,
      allowedDuringForcedPasswordChange: options.allowedDuringForcedPasswordChange ?? false,
      takesOneClickForm: options.takesOneClickForm ?? false,
      hasSignedBody: options.hasSignedBody ?? false,
      needsStepUp: options.needsStepUp ?? false,
      needsRecentProof: options.needsRecentProof ?? false,
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

/** A CSV file that is streamed while it is generated. */
export const CsvFile = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.instanceof(ReadableStream),
});
