import type {
  BodyOf,
  Call,
  HeadersOf,
  ParamsOf,
  QueryOf,
  ResponseHeadersOf,
  ResponseOf,
} from '../../../contract/call.ts';
import type { Tokens } from '../../application/session/SessionCredentials.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { portToken } from '../../application/shared/token.ts';
import type { Result } from '../../domain/shared/result.ts';

/** A part of a request, where its call declares it. */
export type Declared<Key extends string, T> = T extends undefined ? unknown : { readonly [K in Key]: T };

/** The parts of a request that its call declares. */
export type RequestOf<C extends Call> = Declared<'params', ParamsOf<C>> &
  Declared<'query', QueryOf<C>> &
  Declared<'headers', HeadersOf<C>> &
  Declared<'body', BodyOf<C>>;

export type AnswerOf<C extends Call> = { readonly body: ResponseOf<C>; readonly headers: ResponseHeadersOf<C> };

/**
 * `isRepeatable`: whether this request is made again where it fails, whatever its call says. `signal` gives up a read that
 * nobody waits for any more: it is `unreachable` then. A write takes no notice, for nobody would know what came of it.
 * `tokens` go with this call in place of the session's, and are not renewed.
 */
export type SendOptions = {
  readonly isRepeatable?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly tokens?: Tokens;
};

/** Makes the contract's calls. Failures are values; nothing is thrown for what a service or a network may do. */
export interface Http {
  send<C extends Call>(
    call: C,
    request: RequestOf<C>,
    options?: SendOptions,
  ): Promise<Result<AnswerOf<C>, PortFailure>>;
  /** Once every read under way, and what an answer led to, has its answer or was given up; never fails. */
  readsAnswered(): Promise<void>;
}
export const Http = portToken<Http>('Http');
