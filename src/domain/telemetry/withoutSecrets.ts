/** Candidate texts, each with a test for e-mail addresses, signed tokens or long keys. */
const secrets: readonly (readonly [run: RegExp, isSecret: (run: string) => boolean])[] = [
  [/[^\s/?#"'<>]+/g, (run) => /[^@](?:@|%40)[^@]/i.test(run)],
  [/[\w-]+(?:\.[\w-]+)*/g, (run) => /[\w-]\.[\w-]{8,}\.[\w-]{8}/.test(run)],
  [/[\w-]{20,}/g, (run) => /\d/.test(run) && /[a-z]/i.test(run)],
];

/** Removes what looks like an e-mail address or a token [TL-9]. */
export const withoutSecrets = (text: string): string =>
  secrets.reduce((left, [runs, isSecret]) => left.replaceAll(runs, (run) => (isSecret(run) ? '[removed]' : run)), text);

/** Errors whose messages name code. Other messages may repeat input. */
const speaking: ReadonlySet<string> = new Set(['Error', 'TypeError', 'ReferenceError', 'AxiosError']);
const MAX_LENGTH = 200;

/** Removes quoted text and text after a colon, which may be user input [TL-9]. Empty for unknown kinds. */
export function reportedMessage(kind: string, message: string): string {
  if (!speaking.has(kind)) return '';
  const [sentence = ''] = message.split(/:\s|\n/, 1);
  const unquoted = sentence.replaceAll(/"[^"]*"?|“[^”]*”?|`[^`]*`?|'[^']*'?|‘[^’]*’?/g, '…');
  return withoutSecrets(unquoted.replaceAll(/[?#]\S*/g, '')).slice(0, MAX_LENGTH);
}

/** Removes query and fragment, which may contain search text, codes or tokens. */
export const reportedAddress = (address: string): string => withoutSecrets(address.split(/[?#]/, 1)[0] ?? '');
