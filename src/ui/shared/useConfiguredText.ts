import { useTranslation } from 'react-i18next';

/** Texts that come from a configuration: a translation key of ours in the person's language, anything else as it is. */
export function useConfiguredText(): (keyOrText: string) => string {
  const { i18n } = useTranslation();
  const translate = i18n.t as (key: string) => unknown;
  return (keyOrText) => {
    const text = i18n.exists(keyOrText) ? translate(keyOrText) : keyOrText;
    return typeof text === 'string' ? text : keyOrText;
  };
}
