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
 * `isRepeatable` overrides the call's default. `signal` aborts reads only, because an aborted write may have taken
 * effect. `tokens` replace the session's tokens and are not renewed.
 */
export type SendOptions = {
  readonly isRepeatable?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly tokens?: Tokens;
};

/** Returns failures as values. Never throws for errors of the service or the network. */
export interface Http {
  send<C extends Call>(
    call: C,
    request: RequestOf<C>,
    options?: SendOptions,
  ): Promise<Result<AnswerOf<C>, PortFailure>>;
  /** Resolves once all pending reads, and reads started by their results, have ended. Never rejects. */
  readsAnswered(): Promise<void>;
}
export const Http = portToken<Http>('Http');
