import type { ContainerModuleLoadOptions, MapToResolvedValueInjectOptions, ServiceIdentifier } from 'inversify';
import type { Token } from '../../application/shared/token.ts';

/** Adds a binding to the container. */
export type Bind = ContainerModuleLoadOptions['bind'];
type TokensOf<Deps extends unknown[]> = { [K in keyof Deps]: Token<Deps[K]> };

/** Binds one token to a singleton made from other tokens; the list is checked against the factory's parameters. */
export function provide<T, Deps extends unknown[]>(
  bind: Bind,
  token: Token<T>,
  deps: [...TokensOf<Deps>],
  make: (...deps: Deps) => NoInfer<T>,
): void {
  bind(token as ServiceIdentifier<T>)
    .toResolvedValue(make, deps as unknown as MapToResolvedValueInjectOptions<Deps>)
    .inSingletonScope();
}

/** Binds a class to a singleton of it; the list is checked against what its constructor takes. */
export function provideClass<T, Deps extends unknown[]>(
  bind: Bind,
  made: new (...deps: NoInfer<Deps>) => T,
  deps: [...TokensOf<Deps>],
): void {
  provide(bind, made as unknown as Token<T>, deps, (...resolved) => new made(...resolved));
}

/** One member of a list that several features contribute to: what it is made from, and how. */
export type Part<T> = { readonly deps: readonly Token<unknown>[]; readonly make: (...deps: never[]) => T };

/** A member made from other tokens; the list is checked against the factory's parameters. */
export const part = <T, Deps extends unknown[]>(deps: [...TokensOf<Deps>], make: (...deps: Deps) => T): Part<T> => ({
  deps,
  make: make as unknown as Part<T>['make'],
});

/** Binds a token to the list of these parts, each made once. */
export function provideList<T>(bind: Bind, token: Token<readonly T[]>, parts: readonly Part<T>[]): void {
  const deps = parts.flatMap((each) => each.deps);
  provide(bind, token, deps as [], (...resolved: never[]) => {
    let next = 0;
    return parts.map((each) => each.make(...resolved.slice(next, (next += each.deps.length))));
  });
}
