import type { AnyToken, Token } from '../../application/shared/token.ts';

type TokensOf<Deps extends unknown[]> = { [K in keyof Deps]: Token<Deps[K]> };

/** How something is made from what other tokens stand for. */
export type Part<T> = { readonly deps: readonly AnyToken[]; readonly make: (...deps: never[]) => T };

/** Says what a token stands for; a later part of the same token replaces the earlier. */
export type Bind = (token: AnyToken, part: Part<unknown>) => void;

/** A part made from other tokens; the list is checked against the factory's parameters. */
export const part = <T, Deps extends unknown[]>(deps: [...TokensOf<Deps>], make: (...deps: Deps) => T): Part<T> => ({
  deps,
  make: make as unknown as Part<T>['make'],
});

/** Binds one token to a singleton made from other tokens; the list is checked against the factory's parameters. */
export function provide<T, Deps extends unknown[]>(
  bind: Bind,
  token: Token<T>,
  deps: [...TokensOf<Deps>],
  make: (...deps: Deps) => NoInfer<T>,
): void {
  bind(token, part(deps, make));
}

/** Binds a token to the list of these parts, each made once. */
export function provideList<T>(bind: Bind, token: Token<readonly T[]>, parts: readonly Part<T>[]): void {
  const deps = parts.flatMap((each) => each.deps);
  provide(bind, token, deps as [], (...resolved: never[]) => {
    let next = 0;
    return parts.map((each) => each.make(...resolved.slice(next, (next += each.deps.length))));
  });
}
