import type { Parsed, Schema } from './schema.ts';

export type Scope = 'returns_portal_service:app:admin' | 'prereg:read' | 'prereg:write';
export const STANDARD_SCOPE: Scope = 'returns_portal_service:app:admin';

/** Setting of `/env.js` to which the path is appended. All default to the page's origin. */
export type CallBase = 'page' | 'api' | 'rootApi';

/**
 * `anyone`: no authorization. `client`: basic authorization with the public client key. `session`: token type and
 * token. `admin`: a session of the owner's staff.
 */
export type CallCaller = 'anyone' | 'client' | 'session' | 'admin';

/** An HTTP call. Client adapters, server routes and the OpenAPI document are derived from it. */
export type Call = {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly base: CallBase;
  readonly path: `/${string}`;
  readonly summary: string;
  /** Section of the specification, or `own` for additions of this product. */
  readonly origin: string;
  readonly caller: CallCaller;
  /** Required scope of a session's token. Defaults to `STANDARD_SCOPE`. */
  readonly scope?: Scope;
  /** Scopes required in addition, which only tokens of the admin client have. */
  readonly clientScopes?: readonly string[];
  /** Right that a role of the user must have. Absent: reading only. */
  readonly right?: 'edit' | 'publish' | 'people';
  readonly params?: Schema;
  readonly query?: Schema;
  /** Request headers beyond authorization, content type and CSRF, in lower case. */
  readonly headers?: Schema;
  readonly body?: Schema;
  readonly bodyType?: 'json' | 'form';
  /** Maximum bytes. Default: `bodyLimitOf`. */
  readonly bodyLimit?: number;
  /** Body of a successful response. Absent: ignored by the client. */
  readonly response?: Schema;
  /** JSON data by event name, for an endless stream of server-sent events. */
  readonly events?: Readonly<Record<string, Schema>>;
  /** Defaults to 200. */
  readonly successStatus?: 200 | 201 | 204;
  /** Response headers that the client reads, in lower case. */
  readonly responseHeaders?: Schema;
  /** True for a read-only call that may be repeated although its method does not say so. */
  readonly isRepeatable?: true;
  /** True for every write that accepts `Idempotency-Key`. */
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
