import { useEffect } from 'react';

/** Lets the browser ask before the page is closed or loaded anew. */
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
