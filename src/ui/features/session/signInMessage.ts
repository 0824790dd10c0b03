import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { SignInError } from '../../../application/session/SignIn.ts';
import type { FormMessage } from '../../shared/forms/formMessage.ts';
import { messageKeyOf } from './messageKeyOf.ts';

/** What was not reached or did not answer, as a title without a full stop. */
const titleKeys = {
  unreachable: 'errors.unreachable.title',
  'timed-out': 'errors.timed-out.title',
  unavailable: 'errors.unavailable.title',
} as const;

const isTitled = (kind: string): kind is keyof typeof titleKeys => kind in titleKeys;

/** The message of a failed sign-in, with what is known beside it where that is the default [AU-14]. */
export function signInMessageOf(error: SignInError, t: TFunction): Exclude<FormMessage, string> {
  const key = messageKeyOf(error);
  if (error.kind === 'throttled')
    return { key: 'common.inARow', values: { first: t(key), second: t('signIn.throttled') } };
  if (error.kind === 'failed' && isTitled(error.failure.kind))
    return { key: 'common.twoSentences', values: { first: t(titleKeys[error.failure.kind]), second: t(key) } };
  return { key };
}

/** The same as text. */
export function useSignInMessage(): (error: SignInError) => string {
  const { t } = useTranslation();
  return (error) => {
    const { key, values } = signInMessageOf(error, t);
    return t(key, { ...values });
  };
}
