/** What the service says where another request has the merchant's trading name (source, section 8). */
const NAME_TAKEN = 'Request with the same trading name already exists';

/** The message key for a failed signup, by the service's own message: the invalid-trading-name check. */
export const signupFailureKey = (
  serverMessage: string | undefined,
): 'constants.apiErrors.tradingNameExists' | 'constants.apiErrors.default' =>
  serverMessage?.trim() === NAME_TAKEN ? 'constants.apiErrors.tradingNameExists' : 'constants.apiErrors.default';
