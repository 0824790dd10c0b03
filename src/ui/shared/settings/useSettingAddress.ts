import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyPart } from '../../../application/shared/LazyPart.ts';
import { SETTING_PARAMETER } from '../../../domain/changes/settingAddress.ts';

const revealing = new LazyPart(async () => (await import('./revealSetting.ts')).revealSetting);

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
      let stop: (() => void) | undefined;
      let isLeft = false;
      // Without its script the page is there all the same, where it begins.
      revealing.load().then(
        (revealSetting) => (stop = isLeft ? undefined : revealSetting(changeKey, () => setMissing(key))),
        () => undefined,
      );
      return () => {
        isLeft = true;
        stop?.();
      };
    },
    [search, key],
  );
  return missing === key;
}
