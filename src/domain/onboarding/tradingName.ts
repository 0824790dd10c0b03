import { foldForSearch } from '../shared/foldForSearch.ts';
import type { SignupPayload } from './signupPayload.ts';

export function tradingNameOf({ applicant }: Pick<SignupPayload, 'applicant'>): string | undefined {
  const { tradingName, companyName } = applicant;
  const named = [tradingName, companyName].find((name) => typeof name === 'string' && name.trim() !== '');
  return typeof named === 'string' ? comparableName(named) : undefined;
}

export const comparableName = (name: string): string => foldForSearch(name).trim();
