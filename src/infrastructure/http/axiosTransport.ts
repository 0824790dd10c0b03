import { create, isAxiosError, type AxiosRequestConfig } from 'axios';
import type { ErrorMessageKey } from '../../domain/errors/errorMessages.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { HttpResponse } from './answer.ts';

export type TransportRequest = AxiosRequestConfig & { readonly method: string; readonly url: string };

/**
 * Sends a request. Returns a response of any status, or the failure `timed-out` or `unreachable`. If the CSRF cookie
 * was lost, the refusal sets a new cookie, and the request is sent again.
 */
export type Transport = (request: TransportRequest) => Promise<Result<HttpResponse, PortFailure>>;

const NEEDS_COOKIES: ErrorMessageKey = 'signIn.keptNothing';

const isForgeryRefusal = (body: unknown): boolean =>
  (body as { type?: unknown } | null | undefined)?.type === '/problems/csrf-check-failed';

export function axiosTransport(): Transport {
  const axios = create({
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
    validateStatus: () => true,
    timeout: 0,
  });
  return async (request) => {
    try {
      const firstResponse = await axios.request<unknown>(request);
      const finalResponse = isForgeryRefusal(firstResponse.data)
        ? await axios.request<unknown>(request)
        : firstResponse;
      const { status, headers, data } = finalResponse;
      // If the service refuses the request again, the browser blocks cookies.
      if (isForgeryRefusal(data)) return err({ kind: 'rejected', status, message: NEEDS_COOKIES });
      // The cast is safe, because Axios converts header names to lower case.
      return ok({ status, headers: { ...headers } as HttpResponse['headers'], data });
    } catch (error) {
      if (!isAxiosError(error)) throw error;
      return err({ kind: error.code === 'ECONNABORTED' ? 'timed-out' : 'unreachable' });
    }
  };
}
