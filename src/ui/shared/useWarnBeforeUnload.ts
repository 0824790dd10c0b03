import { useEffect } from 'react';

export function useWarnBeforeUnload(isOn: boolean): void {
  useEffect(
    function warnBeforeUnload() {
      if (!isOn) return undefined;
      const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    },
    [isOn],
  );
}
