/**
 * Whether the url's hash tells that an external provider did not sign the person in: a field `error`, also where its
 * name carries a hash sign of its own [AU-12]. What the hash says is never shown.
 */
export const isExternalSignInError = (hash: string): boolean =>
  hash
    .replace(/^#/, '')
    .split('&')
    .some((field) => ['error', '#error'].includes(nameOf(field)));

function nameOf(field: string): string {
  const [name = ''] = field.split('=', 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
