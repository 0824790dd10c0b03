import type { Parsed, Schema } from './schema.ts';

/** What a token may be good for, as far as calls ask for it. */
export type Scope = 'returns_portal_service:app:admin' | 'prereg:read' | 'prereg:write';
export const STANDARD_SCOPE: Scope = 'returns_portal_service:app:admin';

/** Which setting of `/env.js` the path is appended to; all three are the page's own origin by default. */
export type CallBase = 'page' | 'api' | 'rootApi';

/**
 * Who may call. `anyone` carries no authorization; `client` carries the public client key as basic
 * authorization; `session` carries token type and token; `admin` is a session of the owner's staff.
 */
export type CallCaller = 'anyone' | 'client' | 'session' | 'admin';

/** One HTTP call, stated once: the page's adapters, the server's routes and the OpenAPI document are made from it. */
export type Call = {
  /** The operation's name, unique in the contract. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly base: CallBase;
  /** Path with parameters in braces, as `/api/things/{thingId}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Where the call comes from: a section of the specification, or `own` for what this product adds. */
  readonly origin: string;
  readonly caller: CallCaller;
  /** The scope that a session's token must have; `STANDARD_SCOPE` unless stated. */
  readonly scope?: Scope;
  /** Scopes that a token of the admin client must have beside it: a session's own token cannot. */
  readonly clientScopes?: readonly string[];
  /** What the roles of a session's person must allow, where looking is not enough. */
  readonly right?: 'edit' | 'publish' | 'people';
  readonly params?: Schema;
  readonly query?: Schema;
  /** Request headers beyond authorization, content type and CSRF, in lower case. */
  readonly headers?: Schema;
  readonly body?: Schema;
  readonly bodyType?: 'json' | 'form';
  /** Largest body in bytes; `bodyLimitOf` says it where it is not stated. */
  readonly bodyLimit?: number;
  /** The body of a success. Absent: the body means nothing to the caller. */
  readonly response?: Schema;
  /** A success is a stream of server-sent events without an end: the data of each by its name, as JSON. */
  readonly events?: Readonly<Record<string, Schema>>;
  /** Status of a success; 200 unless stated. */
  readonly successStatus?: 200 | 201 | 204;
  /** Response headers a caller reads, in lower case. */
  readonly responseHeaders?: Schema;
  /** True for a call that may be repeated as it is although its method says nothing of it: it only reads. */
  readonly isRepeatable?: true;
  /** True for every write that takes `Idempotency-Key`. */
  readonly takesIdempotencyKey?: true;
};

type Part<C extends Call, K extends keyof Call> = C[K] extends Schema ? Parsed<C[K]> : undefined;

export type ParamsOf<C extends Call> = Part<C, 'params'>;
export type QueryOf<C extends Call> = Part<C, 'query'>;
export type HeadersOf<C extends Call> = Part<C, 'headers'>;
export type BodyOf<C extends Call> = Part<C, 'body'>;
export type ResponseOf<C extends Call> = Part<C, 'response'>;
export type ResponseHeadersOf<C extends Call> = Part<C, 'responseHeaders'>;

/** One event of a call that answers with a stream of them. */
export type EventOf<C extends Call> =
  NonNullable<C['events']> extends infer Events extends Readonly<Record<string, Schema>>
    ? { readonly [Name in keyof Events]: { readonly name: Name; readonly data: Parsed<Events[Name]> } }[keyof Events]
    : never;

/** Keeps the literal types of a call's parts. */
export const defineCall = <const C extends Call>(call: C): C => call;
