import { useTranslation } from 'react-i18next';

/** How a switch reads where its previous value is struck through. */
export function useSwitchText(): (isOn: boolean) => string {
  const { t } = useTranslation();
  return (isOn) => t(isOn ? 'changes.values.on' : 'changes.values.off');
}
