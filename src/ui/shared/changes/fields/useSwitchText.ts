import { useTranslation } from 'react-i18next';

export function useSwitchText(): (isOn: boolean) => string {
  const { t } = useTranslation();
  return (isOn) => t(isOn ? 'changes.values.on' : 'changes.values.off');
}
