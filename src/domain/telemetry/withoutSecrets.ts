/** E-mail addresses, and runs of characters as tokens, keys and one-time links have: long, with digits among letters. */
const secrets = [
  /[^\s@/?#"'<>]+(?:@|%40)[^\s@/?#"'<>]+/gi,
  /[\w-]+\.[\w-]{8,}\.[\w-]{8,}/g,
  /(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/gi,
];

/** A text for others than the service, without what looks like an e-mail address or a token [TL-9]. */
export const withoutSecrets = (text: string): string =>
  secrets.reduce((left, secret) => left.replaceAll(secret, '[removed]'), text);
