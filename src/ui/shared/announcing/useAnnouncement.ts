import { useEffect } from 'react';
import { announce } from './announce.ts';

/** Reads out what has become so, whenever it changes, and takes it back where it is no longer so; nothing for ''. */
export function useAnnouncement(message: string): void {
  useEffect(
    function sayMessage() {
      return message === '' ? undefined : announce(message);
    },
    [message],
  );
}
