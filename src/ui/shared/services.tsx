import { createContext, use, type ReactNode } from 'react';
import type { Token } from '../../application/shared/token.ts';

export type ServiceSource = { get<T>(token: Token<T>): T };

const ServicesContext = createContext<ServiceSource | undefined>(undefined);

export function ServicesProvider({ services, children }: { services: ServiceSource; children: ReactNode }): ReactNode {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** For pages and panels only. Leaf components take props. */
export function useService<T>(token: Token<T>): T {
  const services = use(ServicesContext);
  if (!services) throw new Error('useService outside ServicesProvider');
  return services.get(token);
}
