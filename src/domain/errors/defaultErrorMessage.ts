/** Text key for unknown failures. In its own file, because the sign-in form imports no other message. */
export const DEFAULT_ERROR_MESSAGE = 'constants.apiErrors.default';
