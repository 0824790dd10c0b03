import { Container, type ServiceIdentifier } from 'inversify';
import type { Token } from '../../application/shared/token.ts';
import type { Bind } from './provide.ts';

/** What views ask for a service by its token. */
export type Services = { get<T>(token: Token<T>): T };

/** Adds some bindings; a later one of the same token replaces the earlier. */
export type Binder = (bind: Bind) => void;

/** One container from a composition's binders; it can answer every token they bind. */
export function createContainer(binders: readonly Binder[]): Services {
  const container = new Container();
  const bind: Bind = (token) => {
    if (container.isBound(token)) container.unbind(token);
    return container.bind(token);
  };
  for (const binder of binders) binder(bind);
  return { get: <T>(token: Token<T>): T => container.get(token as ServiceIdentifier<T>) };
}
