import type { TFunction } from 'i18next';
import type { SignInError } from '../../../application/session/SignIn.ts';
import type { FormMessage } from '../../shared/forms/formMessage.ts';
import { messageKeyOf } from './messageKeyOf.ts';

/** Of these failures more is known than that something went wrong; their titles have no full stop. */
const told = ['unreachable', 'timed-out', 'unavailable'] as const;

/** The message of a failed sign-in, with what is known beside it where that is the default [AU-14]. */
export function signInMessageOf(error: SignInError, t: TFunction): Exclude<FormMessage, string> {
  const key = messageKeyOf(error);
  // The default asks to try again already.
  if (error.kind === 'throttled')
    return { key: 'common.inARow', values: { first: t(key), second: t('signIn.tooManyAttempts') } };
  const kind = told.find((each) => error.kind === 'failed' && error.failure.kind === each);
  return kind ? { key: 'common.twoSentences', values: { first: t(`errors.${kind}.title`), second: t(key) } } : { key };
}
