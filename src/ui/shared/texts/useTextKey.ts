import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../../domain/shared/textKey.ts';

/** Translates keys of the domain. The compiler cannot check these keys, so `npm run check translations` checks them. */
export function useTextKey(): (key: TextKey, values?: Readonly<Record<string, string | number>>) => string {
  const { t } = useTranslation();
  return (key, values = {}) => t(key as ParseKeys, values);
}

/** Returns a function that translates a text key. Any other text from the configuration is returned unchanged. */
export function useConfiguredText(): (keyOrText: string) => string {
  const { i18n } = useTranslation();
  const translate = i18n.t as (key: string) => unknown;
  return (keyOrText) => {
    const text = i18n.exists(keyOrText) ? translate(keyOrText) : keyOrText;
    return typeof text === 'string' ? text : keyOrText;
  };
}
