import type { Tenant } from '../../shared/Tenant.ts';

/** That something happened to a company. It names and holds nothing: what it was is read by whoever may. */
export type CompanySignal =
  | { readonly kind: 'published' }
  /** Somebody's draft has another revision. */
  | { readonly kind: 'draft'; readonly userId: string; readonly revision: string }
  /** Somebody may have lost what let them in. */
  | { readonly kind: 'access'; readonly userId: string };

/** Tells every process of the service, right after the transaction in which it is told was committed. */
export interface SignalSender {
  send(signal: CompanySignal): Promise<void>;
}

/** What any process of the service told. */
export interface CompanySignals {
  /** Calls back with each signal of a company, or with `undefined` where some may have been missed; the answer stops it. */
  subscribe(company: Tenant, callback: (signal: CompanySignal | undefined) => void): () => void;
}
