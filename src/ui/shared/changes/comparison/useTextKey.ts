import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../../../domain/shared/textKey.ts';

/**
 * The text of a key that a feature's describer names. The domain does not know the bundle, so that the compiler cannot
 * hold these keys; the translation check does.
 */
export function useTextKey(): (key: TextKey, values?: Readonly<Record<string, string | number>>) => string {
  const { t } = useTranslation();
  return (key, values = {}) => t(key as ParseKeys, values);
}
