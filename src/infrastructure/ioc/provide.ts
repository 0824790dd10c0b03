import type { ContainerModuleLoadOptions, MapToResolvedValueInjectOptions, ServiceIdentifier } from 'inversify';
import type { Token } from '../../application/shared/token.ts';

export type Bind = ContainerModuleLoadOptions['bind'];
type TokensOf<Deps extends unknown[]> = { [K in keyof Deps]: Token<Deps[K]> };

/** Binds a singleton that a factory creates. The compiler checks `deps` against the factory's parameters. */
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

export function provideClass<T, Deps extends unknown[]>(
  bind: Bind,
  made: new (...deps: NoInfer<Deps>) => T,
  deps: [...TokensOf<Deps>],
): void {
  provide(bind, made as unknown as Token<T>, deps, (...resolved) => new made(...resolved));
}

/** Element of a list to which several features add elements. */
export type Part<T> = { readonly deps: readonly Token<unknown>[]; readonly make: (...deps: never[]) => T };

export const part = <T, Deps extends unknown[]>(deps: [...TokensOf<Deps>], make: (...deps: Deps) => T): Part<T> => ({
  deps,
  make: make as unknown as Part<T>['make'],
});

export function provideList<T>(bind: Bind, token: Token<readonly T[]>, parts: readonly Part<T>[]): void {
  const deps = parts.flatMap((each) => each.deps);
  provide(bind, token, deps as [], (...resolved: never[]) => {
    let next = 0;
    return parts.map((each) => each.make(...resolved.slice(next, (next += each.deps.length))));
  });
}
