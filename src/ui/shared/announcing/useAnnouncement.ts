import { useEffect } from 'react';
import { announce } from './announce.ts';

/** Announces each new message and withdraws the previous one. Ignores ''. */
export function useAnnouncement(message: string): void {
  useEffect(
    function sayMessage() {
      return message === '' ? undefined : announce(message);
    },
    [message],
  );
}
