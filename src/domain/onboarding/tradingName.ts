import { foldForSearch } from '../shared/foldForSearch.ts';
import type { SignupPayload } from './signupPayload.ts';
import { knownErrorMessage } from '../errors/errorMessages.ts';

export function tradingNameOf({ applicant }: Pick<SignupPayload, 'applicant'>): string | undefined {
  const { tradingName, companyName } = applicant;
  const nameToCompare = [tradingName, companyName].find((name) => typeof name === 'string' && name.trim() !== '');
  return typeof nameToCompare === 'string' ? comparableName(nameToCompare) : undefined;
}

/** Maximum characters compared: an index key has at most 2,700 bytes, and one character may be normalized to 18. */
const MAX_COMPARED = 400;

export const comparableName = (name: string): string => foldForSearch(name).trim().slice(0, MAX_COMPARED);

export const NAME_TAKEN = 'constants.apiErrors.tradingNameExists';

export const signupFailureKey = (
  serverMessage: string | undefined,
): typeof NAME_TAKEN | 'constants.apiErrors.default' =>
  knownErrorMessage(serverMessage?.trim()) === NAME_TAKEN ? NAME_TAKEN : 'constants.apiErrors.default';
