/** True if the URL fragment contains `error`, even after a second `#` [AU-12]. The text of the error is never shown. */
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

/** Query and fragment of the URL to which a provider redirects [RT-5]. */
export type AnswerAddress = { readonly search: string; readonly hash: string };

/** Response of a provider. `nothing` after a sign-out. */
export type ProviderAnswer = { readonly state?: string | undefined } & (
  | { readonly kind: 'error' }
  | { readonly kind: 'code'; readonly code: string; readonly issuer?: string | undefined }
  | { readonly kind: 'id-token'; readonly idToken: string }
  | { readonly kind: 'nothing' }
);

/** Parses a provider's response. An error takes precedence; its text is never shown [AU-12]. */
export function readProviderAnswer({ search, hash }: AnswerAddress): ProviderAnswer {
  const query = new URLSearchParams(search);
  const fields = new URLSearchParams(hash.replace(/^#+/, ''));
  const state = fields.get('state') ?? query.get('state') ?? undefined;
  if (query.has('error') || isExternalSignInError(hash)) return { kind: 'error', state };
  const idToken = fields.get('id_token');
  if (idToken) return { kind: 'id-token', idToken, state };
  const code = query.get('code');
  return code ? { kind: 'code', code, issuer: query.get('iss') ?? undefined, state } : { kind: 'nothing', state };
}
