import { staffScopes } from '../../../src/domain/session/scopes.ts';

export const scopesOf = (text: string): readonly string[] => text.split(' ').filter((scope) => scope !== '');

/** The requested scopes that staff may have [AU-2], or all of them if none is requested (RFC 6749, 3.3). */
export function grantedScopes(asked: string): readonly string[] {
  const wanted = scopesOf(asked);
  return wanted.length === 0 ? staffScopes : staffScopes.filter((scope) => wanted.includes(scope));
}
