import { Container, type ContainerModule, type ServiceIdentifier } from 'inversify';
import type { Token } from '../../application/shared/token.ts';

/** What views ask for a service by its token. */
export type Services = { get<T>(token: Token<T>): T };

/** One container from a composition's modules; it can answer every token they bind. */
export function createContainer(modules: readonly ContainerModule[]): Services {
  const container = new Container();
  container.load(...modules);
  return { get: <T>(token: Token<T>): T => container.get(token as ServiceIdentifier<T>) };
}
