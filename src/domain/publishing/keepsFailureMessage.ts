import { DEFAULT_ERROR_MESSAGE } from '../errors/errorMessages.ts';

/**
 * Whether the message of a failed publish stays once the delay is over: the default one goes, unless an app token is
 * used; one that says what is wrong stays [PB-7].
 */
export const keepsFailureMessage = (messageKey: string, usesAppToken: boolean): boolean =>
  usesAppToken || messageKey !== DEFAULT_ERROR_MESSAGE;
