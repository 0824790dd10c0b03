import { useTranslation } from 'react-i18next';
import type { AccountField } from '../../../../domain/carriers/account/accountFields.ts';

/** Returns a hint about the format of an account field: length, allowed characters and an example. */
export function useAccountFormat(): (field: AccountField) => string {
  const { t, i18n } = useTranslation();
  const either = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  return ({ lengths, characters, example }) =>
    t(`carriers.form.format.${characters}`, { lengths: either.format(lengths.map(String)), example });
}
