import type { CompanySignal } from '../../../../application/companies/events/CompanySignals.ts';
import type { Tenant } from '../../../../application/shared/Principal.ts';
import { parseJson } from '../../../../../src/application/shared/parseJson.ts';

export const companyKey = ({ rootOrgId, companyId }: Tenant): string => `${rootOrgId}/${companyId}`;

/** Encodes a signal as a notification payload. PostgreSQL limits payloads to 8000 bytes. */
export const signalText = (tenant: Tenant, signal: CompanySignal): string =>
  JSON.stringify([companyKey(tenant), ...partsOf(signal)]);

/** Parts of a payload. If a payload begins with null, processes of earlier releases ignore it. */
function partsOf(signal: CompanySignal): readonly (string | null)[] {
  if (signal.kind === 'draft') return [signal.userId, signal.revision];
  return signal.kind === 'access' ? [null, signal.userId] : [];
}

/** Decodes a payload. Returns `undefined` for payloads that this release does not support. */
export function readSignal(payload: string): { readonly key: string; readonly signal: CompanySignal } | undefined {
  const parts = parseJson(payload);
  if (!Array.isArray(parts)) return undefined;
  const [key, userId, revision] = parts as readonly unknown[];
  if (typeof key === 'string' && userId === null && typeof revision === 'string')
    return { key, signal: { kind: 'access', userId: revision } };
  if (typeof key !== 'string') return undefined;
  if (userId === undefined) return { key, signal: { kind: 'published' } };
  if (typeof userId !== 'string' || typeof revision !== 'string') return undefined;
  return { key, signal: { kind: 'draft', userId, revision } };
}
