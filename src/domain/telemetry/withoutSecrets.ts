/** Patterns for parts of a text, each with a test whether the part is an e-mail address, signed token or long key. */
const secrets: readonly (readonly [run: RegExp, isSecret: (run: string) => boolean])[] = [
  [/[^\s/?#"'<>]+/g, (run) => /[^@](?:@|%40)[^@]/i.test(run)],
  [/[\w-]+(?:\.[\w-]+)*/g, (run) => /[\w-]\.[\w-]{8,}\.[\w-]{8}/.test(run)],
  [/[\w-]{20,}/g, (run) => /\d/.test(run) && /[a-z]/i.test(run)],
];

/** Text without parts that look like an e-mail address or a token [TL-9]. */
export const withoutSecrets = (text: string): string =>
  secrets.reduce(
    (remaining, [runs, isSecret]) => remaining.replaceAll(runs, (run) => (isSecret(run) ? '[removed]' : run)),
    text,
  );

/** Kinds of errors whose messages describe code. Messages of other kinds may contain user input. */
const safeKinds: ReadonlySet<string> = new Set(['Error', 'TypeError', 'ReferenceError', 'AxiosError']);
const MAX_LENGTH = 200;

/**
 * Returns an error message without the parts that may be user input: quoted text, and text after a colon [TL-9]. Returns
 * an empty text if `kind` is not in `safeKinds`.
 */
export function reportedMessage(kind: string, message: string): string {
  if (!safeKinds.has(kind)) return '';
  const [sentence = ''] = message.split(/:\s|\n/, 1);
  const unquoted = sentence.replaceAll(/"[^"]*"?|“[^”]*”?|`[^`]*`?|'[^']*'?|‘[^’]*’?/g, '…');
  return withoutSecrets(unquoted.replaceAll(/[?#]\S*/g, '')).slice(0, MAX_LENGTH);
}

/** URL without query and fragment, which may contain search text, codes or tokens. */
export const reportedAddress = (address: string): string => withoutSecrets(address.split(/[?#]/, 1)[0] ?? '');
