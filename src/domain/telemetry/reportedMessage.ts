import { withoutSecrets } from './withoutSecrets.ts';

/** Kinds of errors whose messages name code; those of all others repeat what could not be read. */
const speaking: ReadonlySet<string> = new Set(['Error', 'TypeError', 'ReferenceError', 'AxiosError']);
const LONGEST = 200;

/**
 * What error reporting is told of an error's message [TL-9]: what stands in quotes, or behind a colon, is a value that
 * a person may have typed, and so is all that was thrown without being an error.
 */
export function reportedMessage(kind: string, message: string): string {
  if (!speaking.has(kind)) return '';
  const [sentence = ''] = message.split(/:\s|\n/, 1);
  const unquoted = sentence.replaceAll(/"[^"]*"?|“[^”]*”?|`[^`]*`?|'[^']*'?|‘[^’]*’?/g, '…');
  return withoutSecrets(unquoted.replaceAll(/[?#]\S*/g, '')).slice(0, LONGEST);
}

/** An address without what stands behind its path: words that were searched for, codes, tokens. */
export const reportedAddress = (address: string): string => withoutSecrets(address.split(/[?#]/, 1)[0] ?? '');
