import { Container, type ServiceIdentifier } from 'inversify';
import type { Token } from '../../application/shared/token.ts';
import type { Bind } from './provide.ts';

export type Services = { get<T>(token: Token<T>): T };

/** Adds bindings to the container. A later binding of a token replaces an earlier one. */
export type Binder = (bind: Bind) => void;

export function createContainer(binders: readonly Binder[]): Services {
  const container = new Container();
  const bind: Bind = (token) => {
    if (container.isBound(token)) container.unbind(token);
    return container.bind(token);
  };
  for (const binder of binders) binder(bind);
  return { get: <T>(token: Token<T>): T => container.get(token as ServiceIdentifier<T>) };
}
