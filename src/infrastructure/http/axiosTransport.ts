import axios, { isAxiosError, type AxiosRequestConfig } from 'axios';
import type { PortFailure } from '../../application/shared/failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { HttpAnswer } from './answer.ts';

/** One request, and what axios is told of it. */
export type TransportRequest = AxiosRequestConfig & { readonly method: string; readonly url: string };

const always: AxiosRequestConfig = {
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  validateStatus: () => true,
  timeout: 0,
};

/** Sends it once. An answer of any status is an answer; `timed-out` or `unreachable` where none came. */
export async function sendOverAxios(request: TransportRequest): Promise<Result<HttpAnswer, PortFailure>> {
  try {
    const { status, headers, data } = await axios.request<unknown>({ ...always, ...request });
    // Axios writes their names in lower case.
    return ok({ status, headers: { ...headers } as HttpAnswer['headers'], data });
  } catch (error) {
    if (!isAxiosError(error)) throw error;
    return err({ kind: error.code === 'ECONNABORTED' ? 'timed-out' : 'unreachable' });
  }
}
