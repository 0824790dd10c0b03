import { reaction } from 'mobx';
import { useEffect } from 'react';
import { AppearanceStore } from '../../../application/theme/AppearanceStore.ts';
import { useService } from '../../shared/services.tsx';

/** Gives the document the chosen theme; the device's own where none is chosen. */
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
