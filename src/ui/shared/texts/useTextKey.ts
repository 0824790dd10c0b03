import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../../domain/shared/textKey.ts';

/** For keys from the domain, which the compiler cannot check. The translation check does. */
export function useTextKey(): (key: TextKey, values?: Readonly<Record<string, string | number>>) => string {
  const { t } = useTranslation();
  return (key, values = {}) => t(key as ParseKeys, values);
}

/** Translates a known key. Returns any other configured text unchanged. */
export function useConfiguredText(): (keyOrText: string) => string {
  const { i18n } = useTranslation();
  const translate = i18n.t as (key: string) => unknown;
  return (keyOrText) => {
    const text = i18n.exists(keyOrText) ? translate(keyOrText) : keyOrText;
    return typeof text === 'string' ? text : keyOrText;
  };
}
