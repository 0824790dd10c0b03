import type { Call } from './call.ts';

type Parameters = Readonly<Record<string, string>>;

/** Written by the platform; what is `undefined` is left out. */
export const urlEncoded = (values: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** A call's address below its base: the path with its parameters, and the query. */
export function requestUrl({ path }: Pick<Call, 'path'>, params: Parameters = {}, query: object = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = urlEncoded(query).toString();
  return search ? `${filled}?${search}` : filled;
}
