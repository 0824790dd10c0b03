/** A field `error` in the url's hash, also with a hash sign of its own [AU-12]; what it says is never shown. */
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
