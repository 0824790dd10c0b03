import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FormError } from '../../../domain/forms/formError.ts';

export type FormMessage =
  | ParseKeys
  | {
      readonly key: ParseKeys;
      readonly values?: Readonly<Record<string, unknown>> | undefined;
      /** Title above a message that concerns the form and not a single field. */
      readonly title?: ParseKeys | undefined;
    };

export type FormProblem<Name extends string> = FormError<Name, FormMessage>;

export function useMessageText(): (message: FormMessage) => string {
  const { t } = useTranslation();
  return (message) => (typeof message === 'string' ? t(message) : t(message.key, { ...message.values }));
}
