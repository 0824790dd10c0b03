import { clearTimers } from 'mobx-react-lite';
import { useEffect } from 'react';

/**
 * Destroys unused observers before the page is left. After a reload, Chromium runs their finalizers in the new page and
 * clears a timer of the same number there, e.g. React's retry of a lazy page, which then never loads.
 */
export function useObserverCleanup(): void {
  useEffect(function cleanUpWithPage() {
    window.addEventListener('pagehide', clearTimers);
    return () => window.removeEventListener('pagehide', clearTimers);
  }, []);
}
