import { useTranslation } from 'react-i18next';

/** How a switch reads where its previous value is struck through. */
export function useSwitchText(): (isOn: boolean) => string {
  const { t } = useTranslation();
  return (isOn) => (isOn ? t('changes.values.on') : t('changes.values.off'));
}
