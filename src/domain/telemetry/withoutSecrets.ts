/** Candidate texts, each with a test for e-mail addresses, signed tokens or long keys. */
const secrets: readonly (readonly [run: RegExp, isSecret: (run: string) => boolean])[] = [
  [/[^\s/?#"'<>]+/g, (run) => /[^@](?:@|%40)[^@]/i.test(run)],
  [/[\w-]+(?:\.[\w-]+)*/g, (run) => /[\w-]\.[\w-]{8,}\.[\w-]{8}/.test(run)],
  [/[\w-]{20,}/g, (run) => /\d/.test(run) && /[a-z]/i.test(run)],
];

/** Removes what looks like an e-mail address or a token [TL-9]. */
export const withoutSecrets = (text: string): string =>
  secrets.reduce((left, [runs, isSecret]) => left.replaceAll(runs, (run) => (isSecret(run) ? '[removed]' : run)), text);
