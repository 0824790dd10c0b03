import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../../../domain/shared/textKey.ts';

/** For keys from the domain, which the compiler cannot check. The translation check does. */
export function useTextKey(): (key: TextKey, values?: Readonly<Record<string, string | number>>) => string {
  const { t } = useTranslation();
  return (key, values = {}) => t(key as ParseKeys, values);
}
