import { knownErrorMessage } from '../errors/errorMessages.ts';

export const NAME_TAKEN = 'constants.apiErrors.tradingNameExists';

export const signupFailureKey = (
  serverMessage: string | undefined,
): typeof NAME_TAKEN | 'constants.apiErrors.default' =>
  knownErrorMessage(serverMessage?.trim()) === NAME_TAKEN ? NAME_TAKEN : 'constants.apiErrors.default';
