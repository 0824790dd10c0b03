import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Clock } from '../../../application/shared/Clock.ts';
import type { FromFrame, PreviewState, ShortcutKeys } from '../../consumer/previewProtocol.ts';
import { useService } from '../services.tsx';
import { useLatest } from '../useLatest.ts';
import { PreviewLink } from './PreviewLink.ts';

/** Milliseconds after which a frame that has not become ready counts as failed. */
const READY_TIMEOUT = 8000;

export type PreviewLinkInHand = {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly phase: 'opening' | 'shown' | 'failed';
  /** React key of the frame. A new attempt mounts a new frame. */
  readonly attempt: number;
  readonly retry: () => void;
};

/** Dispatches a shortcut on the page, because key events in the frame do not reach the page. */
function repeatKeys(frame: HTMLIFrameElement | null, keys: ShortcutKeys): void {
  const { key, code, ctrlKey, metaKey, shiftKey } = keys;
  const init = { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  frame?.dispatchEvent(new KeyboardEvent('keydown', init));
}

export function usePreviewLink(state: PreviewState, onMessage: (message: FromFrame) => void): PreviewLinkInHand {
  const clock = useService(Clock);
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<PreviewLink>(undefined);
  const [attempt, setAttempt] = useState(1);
  const [phase, setPhase] = useState<PreviewLinkInHand['phase']>('opening');
  const latest = useLatest({ state, onMessage });

  useEffect(
    function connect() {
      if (!frame.current) return undefined;
      const opened = new PreviewLink(frame.current, (message) => {
        if (message.type === 'ready') opened.send(latest.current.state);
        else if (message.type === 'painted') setPhase('shown');
        else if (message.type === 'shortcut') repeatKeys(frame.current, message);
        else latest.current.onMessage(message);
      });
      link.current = opened;
      const stop = opened.start();
      const cancelTimeout = clock.after(READY_TIMEOUT, () =>
        setPhase((phaseBefore) => (phaseBefore === 'opening' ? 'failed' : phaseBefore)),
      );
      return () => {
        cancelTimeout();
        stop();
      };
    },
    [clock, latest, attempt],
  );
  useLayoutEffect(
    function send() {
      link.current?.send(state);
    },
    [state],
  );

  function retry(): void {
    setPhase('opening');
    setAttempt((times) => times + 1);
  }
  return { frame, phase, attempt, retry };
}
