import { DEFAULT_ERROR_MESSAGE } from '../errors/defaultErrorMessage.ts';

/** The default message disappears after the delay unless an app token is used. Specific messages remain [PB-7]. */
export const keepsFailureMessage = (messageKey: string, usesAppToken: boolean): boolean =>
  usesAppToken || messageKey !== DEFAULT_ERROR_MESSAGE;
