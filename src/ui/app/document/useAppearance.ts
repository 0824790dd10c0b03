import { reaction } from 'mobx';
import { useEffect } from 'react';
import { AppearanceStore } from '../../../application/theme/AppearanceStore.ts';
import { useService } from '../../shared/services.tsx';

/** Defaults to the device's theme. */
export function useAppearance(): void {
  const store = useService(AppearanceStore);
  useEffect(
    function followChoice() {
      return reaction(
        () => store.appearance,
        (appearance) => {
          if (appearance === 'system') delete document.documentElement.dataset['theme'];
          else document.documentElement.dataset['theme'] = appearance;
        },
        { fireImmediately: true },
      );
    },
    [store],
  );
}
