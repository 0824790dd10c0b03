import type { Call } from './call.ts';

type Parameters = Readonly<Record<string, string>>;

/** Skips undefined values. */
export const urlEncoded = (values: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Relative to the base. */
export function requestUrl({ path }: Pick<Call, 'path'>, params: Parameters = {}, query: object = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = urlEncoded(query).toString();
  return search ? `${filled}?${search}` : filled;
}
