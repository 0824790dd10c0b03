import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SETTING_PARAMETER } from '../../../domain/changes/settingAddress.ts';
import { revealSetting } from './revealSetting.ts';

/**
 * Brings the setting that the address names into sight, each time the address is opened, also from its own page. Answers
 * whether the page turned out not to show it.
 */
export function useSettingAddress(): boolean {
  const { search, key } = useLocation();
  const [missing, setMissing] = useState<string>();
  useEffect(
    function reveal() {
      const changeKey = new URLSearchParams(search).get(SETTING_PARAMETER);
      if (changeKey === null) return undefined;
      return revealSetting(changeKey, () => setMissing(key));
    },
    [search, key],
  );
  return missing === key;
}
