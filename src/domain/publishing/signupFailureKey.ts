import { knownErrorMessage } from '../errors/errorMessages.ts';

export const NAME_TAKEN = 'constants.apiErrors.tradingNameExists';

/** The message key for a failed signup, by the service's own message: the invalid-trading-name check. */
export const signupFailureKey = (
  serverMessage: string | undefined,
): typeof NAME_TAKEN | 'constants.apiErrors.default' =>
  knownErrorMessage(serverMessage?.trim()) === NAME_TAKEN ? NAME_TAKEN : 'constants.apiErrors.default';
