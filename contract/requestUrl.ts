import type { Call } from './call.ts';

type Parameters = Readonly<Record<string, string>>;

/** URL-encodes the values. Omits those that are undefined. */
export const urlEncoded = (values: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** URL of a request, relative to the base URL of the call. */
export function requestUrl({ path }: Pick<Call, 'path'>, params: Parameters = {}, query: object = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = urlEncoded(query).toString();
  return search ? `${filled}?${search}` : filled;
}
