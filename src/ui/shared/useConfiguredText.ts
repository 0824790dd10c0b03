import { useTranslation } from 'react-i18next';

/** Texts that come from a configuration: a translation key of ours in the person's language, anything else as it is. */
export function useConfiguredText(): (keyOrText: string) => string {
  const { i18n } = useTranslation();
  return (keyOrText) => {
    const text: unknown = i18n.exists(keyOrText) ? i18n.t(keyOrText as 'common.save') : keyOrText;
    return typeof text === 'string' ? text : keyOrText;
  };
}
