import { parseCompanyId, type CompanyId } from '../company/companyId.ts';
import { placeOf } from '../navigation/place.ts';
import { VISIT_LIFE } from '../shared/lifetimes.ts';
import { isRecord, isText } from '../shared/shapes.ts';

type Departure = {
  /** Comes back with the answer: only one with the state of this tab is taken. */
  readonly state: string;
  readonly companyId: CompanyId;
  /** The address within this site where the person was. */
  readonly returnTo: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
};

/** A sign-in that was begun in this tab and has not been answered: what its answer is compared with. */
export type ExternalAttempt = Departure & {
  readonly purpose: 'sign-in';
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** Why a person was sent to the provider: to sign in, or to be signed out there too. */
export type ProviderVisit = ExternalAttempt | (Departure & { readonly purpose: 'sign-out' });

export const isOver = ({ startedAt }: ProviderVisit, now: number): boolean =>
  now < startedAt || now - startedAt > VISIT_LIFE;

/** A visit as a storage has it; `undefined` where it is none, or leads to where nobody of that company could have been. */
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

/** Whose staff sign in at an address of this site; nobody's on an owner's own pages. */
export function companyAt(address: string): CompanyId | undefined {
  const place = placeOf(address.split(/[?#]/, 1)[0] ?? '');
  return place.kind === 'company' ? place.companyId : undefined;
}
