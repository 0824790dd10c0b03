/**
 * Case-folded, NFKC, ASCII domain (RFC 5890). `undefined` for characters that only look like ASCII, e.g. the Kelvin
 * sign, because they could match another user's address. Not folded by the database, whose rules depend on its language
 * (e.g. İ).
 */
export function addressKey(email: string): string | undefined {
  const address = email.trim();
  if ([...address].some(replacesAscii)) return undefined;
  const at = address.lastIndexOf('@');
  const domain = at < 0 ? undefined : asciiDomain(address.slice(at + 1));
  return domain === undefined ? folded(address) : `${folded(address.slice(0, at))}@${domain}`;
}

// A final sigma differs only in lower case.
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');

const replacesAscii = (character: string): boolean =>
  character > '\u007f' && /[\u0020-\u007e]/.test(character.normalize('NFKC'));

/** `undefined` for invalid domains, and for those that a URL parser would change. */
function asciiDomain(domain: string): string | undefined {
  const address = `http://${domain}/`;
  const isAsItReads = !/[/?#:@[\]\\%]|\p{Default_Ignorable_Code_Point}/u.test(domain);
  return isAsItReads && URL.canParse(address) ? new URL(address).hostname : undefined;
}
