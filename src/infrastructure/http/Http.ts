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

export type Declared<Key extends string, T> = T extends undefined ? unknown : { readonly [K in Key]: T };

export type RequestOf<C extends Call> = Declared<'params', ParamsOf<C>> &
  Declared<'query', QueryOf<C>> &
  Declared<'headers', HeadersOf<C>> &
  Declared<'body', BodyOf<C>>;

export type AnswerOf<C extends Call> = { readonly body: ResponseOf<C>; readonly headers: ResponseHeadersOf<C> };

/**
 * `isRepeatable` overrides whether the call is retried. `signal` aborts only reads, because an aborted write may have
 * taken effect. `tokens` replace the session's tokens and are never renewed.
 */
export type SendOptions = {
  readonly isRepeatable?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly tokens?: Tokens;
};

/** Sends calls of the contract. Returns errors of service and network as values and never throws them. */
export interface Http {
  send<C extends Call>(
    call: C,
    request: RequestOf<C>,
    options?: SendOptions,
  ): Promise<Result<AnswerOf<C>, PortFailure>>;
  /** Resolves once all running reads have ended, including reads that their results start. Never rejects. */
  readsFinished(): Promise<void>;
}
export const Http = portToken<Http>('Http');
