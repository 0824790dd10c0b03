import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SETTING_PARAMETER } from '../../../domain/navigation/pageAddress.ts';
import { revealSetting } from './revealSetting.ts';

/** Reveals the setting from the URL, each time it is opened. Returns true if the page does not show it. */
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
