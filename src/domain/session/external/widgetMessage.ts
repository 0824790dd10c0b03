import { isRecord, isText } from '../../shared/shapes.ts';

/** Message from an embedded page to its parent, asking for a token. Contains no data. */
export const TOKEN_WANTED = { kind: 'portal-token-wanted' } as const;

export function widgetTokenIn(message: unknown): string | undefined {
  if (!isRecord(message) || message['kind'] !== 'portal-token') return undefined;
  const { token } = message;
  return isText(token) && token !== '' ? token : undefined;
}
