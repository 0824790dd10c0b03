import type { ContainerModuleLoadOptions, MapToResolvedValueInjectOptions, ServiceIdentifier } from 'inversify';
import type { Token } from '../../application/shared/token.ts';

type Bind = ContainerModuleLoadOptions['bind'];
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
