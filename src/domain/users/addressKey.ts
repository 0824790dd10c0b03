/**
 * What an e-mail address is compared by: without case, its accents put together, its domain as name servers know it, whichever
 * of its two spellings was typed (RFC 5890). `undefined` for one that is written with stand-ins for ASCII, as the Kelvin sign for
 * a K: read as what it looks like, it would be somebody else's address.
 *
 * Case is folded here and by no database, whose rules differ by their language: one takes İ for an i.
 */
export function addressKey(email: string): string | undefined {
  const address = email.trim();
  if ([...address].some(standsInForAscii)) return undefined;
  const at = address.lastIndexOf('@');
  const domain = at < 0 ? undefined : asciiDomain(address.slice(at + 1));
  return domain === undefined ? folded(address) : `${folded(address.slice(0, at))}@${domain}`;
}

// A sigma at the end of a word is another letter in lower case alone.
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');

const standsInForAscii = (character: string): boolean =>
  character > '\u007f' && /[\u0020-\u007e]/.test(character.normalize('NFKC'));

/** `undefined` for what is no domain, or not the one it looks like: nothing is dropped or decoded on the way. */
function asciiDomain(domain: string): string | undefined {
  const address = `http://${domain}/`;
  const isAsItReads = !/[/?#:@[\]\\%]|\p{Default_Ignorable_Code_Point}/u.test(domain);
  return isAsItReads && URL.canParse(address) ? new URL(address).hostname : undefined;
}
