import { companyIdIn, type CompanyId } from '../../company/companyId.ts';
import { placeOf } from '../../navigation/place.ts';
import { VISIT_LIFE } from '../../shared/lifetimes.ts';
import { isRecord, isText } from '../../shared/shapes.ts';

type Departure = {
  /** OAuth state. A response is accepted only if this tab created its state. */
  readonly state: string;
  readonly companyId: CompanyId;
  /** Path of this site to which the user returns. */
  readonly returnTo: string;
  /** Time of the redirect in milliseconds since 1970. */
  readonly startedAt: number;
};

/** Sign-in that this tab started. Needed to validate the provider's response. */
export type ExternalAttempt = Departure & {
  readonly purpose: 'sign-in';
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** A redirect to the provider, for sign-in or sign-out. */
export type ProviderVisit = ExternalAttempt | (Departure & { readonly purpose: 'sign-out' });

export const isOver = ({ startedAt }: ProviderVisit, now: number): boolean =>
  now < startedAt || now - startedAt > VISIT_LIFE;

/** Parses a stored redirect. `undefined` if it is invalid or `returnTo` is not a page of its company. */
export function parseProviderVisit(value: unknown): ProviderVisit | undefined {
  if (!isRecord(value)) return undefined;
  const { purpose, state, returnTo, startedAt, nonce, codeVerifier } = value;
  const companyId = companyIdIn(value['companyId']);
  if (!isText(state) || !isText(returnTo) || typeof startedAt !== 'number' || !companyId) return undefined;
  if (companyAt(returnTo) !== companyId) return undefined;
  const redirect = { state, companyId, returnTo, startedAt };
  if (purpose === 'sign-out') return { purpose, ...redirect };
  return purpose === 'sign-in' && isText(nonce) && isText(codeVerifier)
    ? { purpose, ...redirect, nonce, codeVerifier }
    : undefined;
}

/** Company whose staff sign in at this path. `undefined` on an owner's pages. */
export function companyAt(address: string): CompanyId | undefined {
  const location = placeOf(address.split(/[?#]/, 1)[0] ?? '');
  return location.kind === 'company' ? location.companyId : undefined;
}
