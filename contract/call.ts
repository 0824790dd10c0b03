import type { Parsed, Schema } from './schema.ts';

export type Scope = 'returns_portal_service:app:admin' | 'prereg:read' | 'prereg:write';
export const STANDARD_SCOPE: Scope = 'returns_portal_service:app:admin';

/** Setting of `/env.js` that contains the base URL of the call. Each setting defaults to the page's origin. */
export type CallBase = 'page' | 'api' | 'rootApi';

/**
 * Allowed callers. `anyone`: no authorization. `client`: basic authorization with the public client key. `session`:
 * token type and token of a signed-in user. `admin`: the same, for a user of the owner's staff.
 */
export type CallCaller = 'anyone' | 'client' | 'session' | 'admin';

/** An HTTP call, from which client adapters, server routes and the OpenAPI document are derived. */
export type Call = {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly base: CallBase;
  readonly path: `/${string}`;
  readonly summary: string;
  /** Section of the specification, or `own` for a call that this product added. */
  readonly origin: string;
  readonly caller: CallCaller;
  /** Scope that the session's token must have. Defaults to `STANDARD_SCOPE`. */
  readonly scope?: Scope;
  /** Additional scopes that the token must have. Only tokens of the admin client have them. */
  readonly clientScopes?: readonly string[];
  /** Right that at least one role of the user must have. Absent for calls that only read. */
  readonly right?: 'edit' | 'publish' | 'people';
  /** True if the user must have signed in or confirmed the identity within `STEP_UP_LIFE`. Otherwise 403. */
  readonly stepUp?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  /** Request headers in addition to authorization, content type and CSRF token. Names are in lower case. */
  readonly headers?: Schema;
  readonly body?: Schema;
  readonly bodyType?: 'json' | 'form';
  /** Maximum bytes of the body. Defaults to `bodyLimitOf`. */
  readonly bodyLimit?: number;
  /** Body of a successful response. Absent if the client ignores the body. */
  readonly response?: Schema;
  /** Endless stream of server-sent events: the schema of the JSON data by event name. */
  readonly events?: Readonly<Record<string, Schema>>;
  /** Status of a successful response. Defaults to 200. */
  readonly successStatus?: 200 | 201 | 204;
  /** Headers of the response that the client reads. Names are in lower case. */
  readonly responseHeaders?: Schema;
  /** True if the call only reads, although its method is not GET. Clients may repeat it. */
  readonly isRepeatable?: true;
  /** True for a write that accepts the header `Idempotency-Key`. */
  readonly takesIdempotencyKey?: true;
};

type Part<C extends Call, K extends keyof Call> = C[K] extends Schema ? Parsed<C[K]> : undefined;

export type ParamsOf<C extends Call> = Part<C, 'params'>;
export type QueryOf<C extends Call> = Part<C, 'query'>;
export type HeadersOf<C extends Call> = Part<C, 'headers'>;
export type BodyOf<C extends Call> = Part<C, 'body'>;
export type ResponseOf<C extends Call> = Part<C, 'response'>;
export type ResponseHeadersOf<C extends Call> = Part<C, 'responseHeaders'>;

export type EventOf<C extends Call> =
  NonNullable<C['events']> extends infer Events extends Readonly<Record<string, Schema>>
    ? { readonly [Name in keyof Events]: { readonly name: Name; readonly data: Parsed<Events[Name]> } }[keyof Events]
    : never;

export const defineCall = <const C extends Call>(call: C): C => call;
