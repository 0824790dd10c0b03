import type { AnyToken, Token } from '../../application/shared/token.ts';
import type { Bind, Part } from './provide.ts';

/** What views ask for a service by its token. */
export type Services = { get<T>(token: Token<T>): T };

/** Adds some bindings; a later one of the same token replaces the earlier. */
export type Binder = (bind: Bind) => void;

const nameOf = (token: AnyToken): string => (typeof token === 'symbol' ? (token.description ?? 'unnamed') : token.name);

/**
 * One container from a composition's binders; it can answer every token they bind, always with the same value, made when
 * it is first asked for. Throws where a token is not bound or where what it is made from leads back to it.
 */
export function createContainer(binders: readonly Binder[]): Services {
  const parts = new Map<AnyToken, Part<unknown>>();
  const made = new Map<AnyToken, unknown>();
  const bind: Bind = (token, part) => parts.set(token, part);
  for (const binder of binders) binder(bind);

  function resolve(token: AnyToken, askedBy: readonly AnyToken[]): unknown {
    if (made.has(token)) return made.get(token);
    const part = parts.get(token);
    const path = [...askedBy, token];
    const asked = path.map(nameOf).join(' → ');
    if (!part) throw new Error(`Nothing is bound: ${asked}`);
    if (askedBy.includes(token)) throw new Error(`It takes itself to make it: ${asked}`);
    const value = part.make(...part.deps.map((dependency) => resolve(dependency, path) as never));
    made.set(token, value);
    return value;
  }
  // Each part was checked against its token when it was bound.
  return { get: <T>(token: Token<T>): T => resolve(token, []) as T };
}
