import { createContext, use, type ReactNode } from 'react';
import type { Token } from '../../application/shared/token.ts';

export type ServiceSource = { get<T>(token: Token<T>): T };

const ServicesContext = createContext<ServiceSource | undefined>(undefined);

export function ServicesProvider({ services, children }: { services: ServiceSource; children: ReactNode }): ReactNode {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** Returns a service from the container. Used by pages and panels only: leaf components get their data as props. */
export function useService<T>(token: Token<T>): T {
  const services = use(ServicesContext);
  if (!services) throw new Error('useService outside ServicesProvider');
  return services.get(token);
}
