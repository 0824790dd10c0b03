/** Text key for unknown failures. A separate file, because the sign-in form needs no others. */
export const DEFAULT_ERROR_MESSAGE = 'constants.apiErrors.default';
