import { useTranslation } from 'react-i18next';

/** How a switch reads where it is struck through. */
export function useSwitchText(): (isOn: boolean) => string {
  const { t } = useTranslation();
  return (isOn) => t(`changes.values.${isOn ? 'on' : 'off'}`);
}
