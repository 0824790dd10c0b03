/**
 * E-mail address for comparison: case-folded, NFKC, domain in ASCII (RFC 5890). `undefined` for characters that only
 * look like ASCII, e.g. the Kelvin sign, because they could match another user's address. The database does not
 * case-fold, because its rules depend on its language (e.g. İ).
 */
export function addressKey(email: string): string | undefined {
  const address = email.trim();
  if ([...address].some(replacesAscii)) return undefined;
  const at = address.lastIndexOf('@');
  const domain = at < 0 ? undefined : asciiDomain(address.slice(at + 1));
  return domain === undefined ? folded(address) : `${folded(address.slice(0, at))}@${domain}`;
}

// Replace the final sigma, because upper case does not distinguish it from other sigmas.
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');

const replacesAscii = (character: string): boolean =>
  character > '\u007f' && /[\u0020-\u007e]/.test(character.normalize('NFKC'));

/** Domain in ASCII. `undefined` for an invalid domain, and for a domain that a URL parser would change. */
function asciiDomain(domain: string): string | undefined {
  const address = `http://${domain}/`;
  const isPlainDomain = !/[/?#:@[\]\\%]|\p{Default_Ignorable_Code_Point}/u.test(domain);
  return isPlainDomain && URL.canParse(address) ? new URL(address).hostname : undefined;
}
