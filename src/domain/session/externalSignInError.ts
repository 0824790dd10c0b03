/** True if the URL fragment contains `error`, even after a second `#` [AU-12]. Its text is never shown. */
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
