import { useTranslation } from 'react-i18next';

/** Translates a known key. Returns any other configured text unchanged. */
export function useConfiguredText(): (keyOrText: string) => string {
  const { i18n } = useTranslation();
  const translate = i18n.t as (key: string) => unknown;
  return (keyOrText) => {
    const text = i18n.exists(keyOrText) ? translate(keyOrText) : keyOrText;
    return typeof text === 'string' ? text : keyOrText;
  };
}
