import type { TFunction } from 'i18next';
import type { SignInError } from '../../../application/session/SignIn.ts';
import type { FormMessage } from '../../shared/forms/formMessage.ts';
import { messageKeyOf } from './messageKeyOf.ts';

/** Failures with a more specific text. Their titles have no full stop. */
const told = ['unreachable', 'timed-out', 'unavailable'] as const;

/** Adds the reason to the default message [AU-14]. */
export function signInMessageOf(error: SignInError, t: TFunction): Exclude<FormMessage, string> {
  const key = messageKeyOf(error);
  // The default already asks to try again.
  if (error.kind === 'throttled')
    return { key: 'common.inARow', values: { first: t(key), second: t('signIn.tooManyAttempts') } };
  const kind = told.find((each) => error.kind === 'failed' && error.failure.kind === each);
  return kind ? { key: 'common.twoSentences', values: { first: t(`errors.${kind}.title`), second: t(key) } } : { key };
}
