import { foldForSearch } from '../merchants/foldForSearch.ts';
import type { SignupPayload } from './signupPayload.ts';

/** The name an applicant trades under, as two of them are compared; `undefined` where the signup tells none. */
export function tradingNameOf({ applicant }: Pick<SignupPayload, 'applicant'>): string | undefined {
  const { tradingName, companyName } = applicant;
  const named = [tradingName, companyName].find((name) => typeof name === 'string' && name.trim() !== '');
  return typeof named === 'string' ? comparableName(named) : undefined;
}

/** A name without case, accents and outer spaces. */
export const comparableName = (name: string): string => foldForSearch(name).trim();
