import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SETTING_PARAMETER } from '../../../domain/navigation/pageAddress.ts';
import { revealSetting } from './revealSetting.ts';

/** Scrolls to the setting in the URL after each navigation. Returns true if the page does not show that setting. */
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
