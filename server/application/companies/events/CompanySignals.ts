import type { Tenant } from '../../shared/Principal.ts';

/** An event of a company. Contains no company data, because subscribers may have different rights. */
export type CompanySignal =
  | { readonly kind: 'published' }
  | { readonly kind: 'draft'; readonly userId: string; readonly revision: string }
  /** The access of a user may have been revoked. */
  | { readonly kind: 'access'; readonly userId: string };

/** Sends a signal to every process after the current transaction has committed. */
export interface SignalSender {
  send(signal: CompanySignal): Promise<void>;
}

export interface CompanySignals {
  /** Calls back with each signal, or `undefined` if signals may be missing. Returns a function to unsubscribe. */
  subscribe(company: Tenant, callback: (signal: CompanySignal | undefined) => void): () => void;
}
