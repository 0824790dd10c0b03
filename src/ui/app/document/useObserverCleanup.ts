import { clearTimers } from 'mobx-react-lite';
import { useEffect } from 'react';

/**
 * Lets go of observers that were never shown before the page is left. Chromium runs the finalizers of a page that was
 * reloaded within the next one, where the number of the timer they clear belongs to somebody else: React's retry of a
 * page that is being fetched, which then never comes.
 */
export function useObserverCleanup(): void {
  useEffect(function cleanUpWithPage() {
    window.addEventListener('pagehide', clearTimers);
    return () => window.removeEventListener('pagehide', clearTimers);
  }, []);
}
