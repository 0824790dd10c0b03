import { isRecord, isText } from '../shared/shapes.ts';

/** What a page in a frame posts to the page around it: who uses it is to be vouched for. Tells nothing. */
export const TOKEN_WANTED = { kind: 'portal-token-wanted' } as const;

/** The token in what a page around this one posted; `undefined` where it holds none. */
export function widgetTokenIn(message: unknown): string | undefined {
  if (!isRecord(message) || message['kind'] !== 'portal-token') return undefined;
  const { token } = message;
  return isText(token) && token !== '' ? token : undefined;
}
