import { useEffect } from 'react';

export function useWarnBeforeUnload(isOn: boolean): void {
  useEffect(
    function warnBeforeUnload() {
      if (!isOn) return undefined;
      const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
      window.addEventListener('beforeunload', preventUnload);
      return () => window.removeEventListener('beforeunload', preventUnload);
    },
    [isOn],
  );
}
