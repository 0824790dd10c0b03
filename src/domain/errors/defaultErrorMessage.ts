/** The text of a failure that the error catalogue does not name. It stands apart as the sign-in form needs no other one. */
export const DEFAULT_ERROR_MESSAGE = 'constants.apiErrors.default';
