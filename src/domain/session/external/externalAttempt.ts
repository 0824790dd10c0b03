import { parseCompanyId, type CompanyId } from '../../company/companyId.ts';
import { placeOf } from '../../navigation/place.ts';
import { VISIT_LIFE } from '../../shared/lifetimes.ts';
import { isRecord, isText } from '../../shared/shapes.ts';

type Departure = {
  /** OAuth state. Only responses with a state of this tab are accepted. */
  readonly state: string;
  readonly companyId: CompanyId;
  /** Path to return to within this site. */
  readonly returnTo: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
};

/** Pending sign-in of this tab, needed to validate the response. */
export type ExternalAttempt = Departure & {
  readonly purpose: 'sign-in';
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** A redirect to the provider, for sign-in or sign-out. */
export type ProviderVisit = ExternalAttempt | (Departure & { readonly purpose: 'sign-out' });

export const isOver = ({ startedAt }: ProviderVisit, now: number): boolean =>
  now < startedAt || now - startedAt > VISIT_LIFE;

/** Validates stored data. `returnTo` must belong to the company. */
export function parseProviderVisit(value: unknown): ProviderVisit | undefined {
  if (!isRecord(value)) return undefined;
  const { purpose, state, returnTo, startedAt, nonce, codeVerifier } = value;
  const companyId = isText(value['companyId']) ? parseCompanyId(value['companyId']) : undefined;
  if (!isText(state) || !isText(returnTo) || typeof startedAt !== 'number' || !companyId) return undefined;
  if (companyAt(returnTo) !== companyId) return undefined;
  const departure = { state, companyId, returnTo, startedAt };
  if (purpose === 'sign-out') return { purpose, ...departure };
  return purpose === 'sign-in' && isText(nonce) && isText(codeVerifier)
    ? { purpose, ...departure, nonce, codeVerifier }
    : undefined;
}

/** Company whose staff sign in at this path. `undefined` on an owner's pages. */
export function companyAt(address: string): CompanyId | undefined {
  const place = placeOf(address.split(/[?#]/, 1)[0] ?? '');
  return place.kind === 'company' ? place.companyId : undefined;
}
