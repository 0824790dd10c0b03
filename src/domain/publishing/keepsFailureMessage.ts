import { DEFAULT_ERROR_MESSAGE } from '../errors/defaultErrorMessage.ts';

/** The default message goes after the delay, unless an app token is used; one that says what is wrong stays [PB-7]. */
export const keepsFailureMessage = (messageKey: string, usesAppToken: boolean): boolean =>
  usesAppToken || messageKey !== DEFAULT_ERROR_MESSAGE;
