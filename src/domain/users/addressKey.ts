/**
 * What an e-mail address is compared by: without case, its accents put together. `undefined` for one that is written with
 * stand-ins for ASCII, as the Kelvin sign for a K: read as what it looks like, it would be somebody else's address.
 *
 * Case is folded here and by no database, whose rules differ by their language: one takes İ for an i.
 */
export function addressKey(email: string): string | undefined {
  const address = email.trim();
  if ([...address].some(standsInForAscii)) return undefined;
  // A sigma at the end of a word is another letter in lower case alone.
  return address.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
}

const standsInForAscii = (character: string): boolean =>
  character > '\u007f' && /[\u0020-\u007e]/.test(character.normalize('NFKC'));
