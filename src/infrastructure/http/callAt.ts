import type { BodyOf, Call, HeadersOf, ParamsOf, QueryOf } from '../../../contract/call.ts';
import { z } from '../../../contract/schema.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { AnswerOf, Declared, Http, RequestOf } from './Http.ts';

/** The contract's path parameters that the page calls otherwise. */
const pathNames = { root: 'rootOrgId', merchant: 'companyId', merchantId: 'companyId' } as const;
type PathNames = typeof pathNames;
type PathName<Parameter> = Parameter extends keyof PathNames ? PathNames[Parameter] : Parameter;

/** Where a call goes: its path parameters, by the names the page has for them. */
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

/** What a call declares beside its path; of its headers those that other writes do not have. A body is only read. */
type PartsOf<C extends Call> = Declared<'query', QueryOf<C>> &
  Declared<'body', DeepReadonly<BodyOf<C>>> & { readonly headers?: Omit<HeadersOf<C>, WriteHeader> };

type LooseParts = { readonly headers?: Readonly<Record<string, string | undefined>> };

/** `PathOf` and `PartsOf` are made from what the call declares, which TypeScript does not follow for an open `C`. */
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

/** Makes a read of what is at a path; `signal` gives it up. */
export const readAt = <C extends Call>(
  http: Http,
  call: C,
  path: PathOf<C>,
  parts: PartsOf<C>,
  signal?: AbortSignal,
): Promise<Result<AnswerOf<C>, PortFailure>> => http.send(call, requestAt(call, path, parts), { signal });

const canBelongToPublish = ({ headers }: Call): boolean =>
  headers instanceof z.ZodMiniObject && 'x-publish-id' in headers.shape;

/** Makes a write to what is at a path, under its key and, where the call can belong to a publish, with that publish's id or the revision it was made on. */
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
