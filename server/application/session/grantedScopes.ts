import { staffScopes } from '../../../src/domain/session/scopes.ts';

export const scopesOf = (text: string): readonly string[] => text.split(' ').filter((scope) => scope !== '');

/** What a session may do: of what was asked for all that staff may [AU-2], and all of it where nothing was asked for (RFC 6749, 3.3). */
export function grantedScopes(asked: string): readonly string[] {
  const wanted = scopesOf(asked);
  return wanted.length === 0 ? staffScopes : staffScopes.filter((scope) => wanted.includes(scope));
}
