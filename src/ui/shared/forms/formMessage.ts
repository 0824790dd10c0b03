import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FormError } from '../../../domain/forms/formError.ts';

/** What a form says of a field or of itself, as a translation key with the values its text speaks of. */
export type FormMessage =
  | ParseKeys
  | {
      readonly key: ParseKeys;
      readonly values?: Readonly<Record<string, unknown>> | undefined;
      /** Stands over the message where the form itself says it. */
      readonly title?: ParseKeys | undefined;
    };

/** The error of a form whose fields have these names. */
export type FormProblem<Name extends string> = FormError<Name, FormMessage>;

/** Messages in the person's language. */
export function useMessageText(): (message: FormMessage) => string {
  const { t } = useTranslation();
  return (message) => (typeof message === 'string' ? t(message) : t(message.key, { ...message.values }));
}
