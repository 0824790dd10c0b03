import type { BodyOf, Call, HeadersOf, ParamsOf, QueryOf } from '../../../contract/call.ts';
import { z } from '../../../contract/schema.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { AnswerOf, Declared, Http, RequestOf } from './Http.ts';

/** Path parameters that have another name in the client. */
const pathNames = { root: 'rootOrgId', merchant: 'companyId', merchantId: 'companyId' } as const;
type PathNames = typeof pathNames;
type PathName<Parameter> = Parameter extends keyof PathNames ? PathNames[Parameter] : Parameter;

export type PathOf<C extends Call> =
  ParamsOf<C> extends undefined
    ? Readonly<Record<string, never>>
    : { readonly [Name in keyof ParamsOf<C> as PathName<Name>]: string };

type DeepReadonly<T> = T extends readonly (infer Entry)[]
  ? readonly DeepReadonly<Entry>[]
  : T extends object
    ? { readonly [Name in keyof T]: DeepReadonly<T[Name]> }
    : T;

type WriteHeader = 'idempotency-key' | 'x-publish-id' | 'if-match';

/** Query, body and additional headers of a call. */
type PartsOf<C extends Call> = Declared<'query', QueryOf<C>> &
  Declared<'body', DeepReadonly<BodyOf<C>>> & { readonly headers?: Omit<HeadersOf<C>, WriteHeader> };

type LooseParts = { readonly headers?: Readonly<Record<string, string | undefined>> };

/** Builds a request. Needs casts, because TypeScript cannot infer the declared parts of a generic `C`. */
function requestAt<C extends Call>(
  call: C,
  path: PathOf<C>,
  parts: PartsOf<C>,
  writeHeaders?: LooseParts['headers'],
): RequestOf<C> {
  const values: Readonly<Record<string, string>> = path;
  const names: Readonly<Record<string, string>> = pathNames;
  const parameters = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(parameters.map((name) => [name, values[names[name] ?? name] ?? '']));
  const { headers, ...rest } = parts as LooseParts;
  return { ...rest, params, headers: { ...headers, ...writeHeaders } } as RequestOf<C>;
}

export const readAt = <C extends Call>(
  http: Http,
  call: C,
  path: PathOf<C>,
  parts: PartsOf<C>,
  signal?: AbortSignal,
): Promise<Result<AnswerOf<C>, PortFailure>> => http.send(call, requestAt(call, path, parts), { signal });

const canBelongToPublish = ({ headers }: Call): boolean =>
  headers instanceof z.ZodMiniObject && 'x-publish-id' in headers.shape;

/** Sends a write with its idempotency key and, if the call supports it, the publish id or the revision. */
export function writeAt<C extends Call>(
  http: Http,
  call: C,
  path: PathOf<C>,
  parts: PartsOf<C>,
  { idempotencyKey, publishId, ifMatch }: WriteContext,
): Promise<Result<AnswerOf<C>, PortFailure>> {
  const publish = canBelongToPublish(call) ? { 'x-publish-id': publishId, 'if-match': ifMatch } : {};
  return http.send(call, requestAt(call, path, parts, { 'idempotency-key': idempotencyKey, ...publish }));
}
