import { DEFAULT_ERROR_MESSAGE } from './defaultErrorMessage.ts';

/** Text keys of failures that do not concern a single field [ER-1]. */
export const errorMessageKeys = [
  DEFAULT_ERROR_MESSAGE,
  'constants.apiErrors.companyIsDisabled',
  'constants.apiErrors.permissions',
  'constants.apiErrors.codeExpired',
  'constants.apiErrors.loggedOut',
  'constants.apiErrors.loginNotValid',
  'constants.apiErrors.invalidIDPToken',
  'constants.apiErrors.tradingNameExists',
  'constants.apiErrors.quotaExceeded',
  'constants.apiErrors.tooLarge',
  'constants.apiErrors.logoRefused',
  'signIn.keptNothing',
  'carriers.addCarrierError',
  'wl.constants.addressNotValid',
] as const;
export type ErrorMessageKey = (typeof errorMessageKeys)[number];

export const ADDRESS_NOT_VALID: ErrorMessageKey = 'wl.constants.addressNotValid';

/** Text key of the error if content has more entries or longer texts than the service accepts. */
export const TOO_LARGE: ErrorMessageKey = 'constants.apiErrors.tooLarge';

/** Service message if another merchant uses the name [SG-2]. */
export const TRADING_NAME_TAKEN = 'Request with the same trading name already exists';

const serverMessages: ReadonlyMap<string, ErrorMessageKey> = new Map([
  [TRADING_NAME_TAKEN, 'constants.apiErrors.tradingNameExists'],
  ['Cannot add carrier for merchant', 'carriers.addCarrierError'],
]);

const isErrorMessageKey = (text: string): text is ErrorMessageKey =>
  (errorMessageKeys as readonly string[]).includes(text);

/** Text key of a service message, which may be a sentence or a key. `undefined` if unknown. */
export function knownErrorMessage(message: string | undefined): ErrorMessageKey | undefined {
  const text = message?.trim() ?? '';
  return isErrorMessageKey(text) ? text : serverMessages.get(text);
}

export const errorMessageOf = (message: string | undefined): ErrorMessageKey =>
  knownErrorMessage(message) ?? DEFAULT_ERROR_MESSAGE;
