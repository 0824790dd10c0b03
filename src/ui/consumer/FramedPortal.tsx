import { useEffect, useLayoutEffect, useMemo, type MouseEvent } from 'react';
import { ConsumerContext, type ConsumerActs } from './ConsumerContext.ts';
import { ConsumerPortal } from './ConsumerPortal.tsx';
import { shortcutKeysOf, type FromFrame, type PreviewState } from './previewProtocol.ts';
import { consumerSteps } from '../../domain/consumer-text/textSlot.ts';
import type { ConsumerView } from './ConsumerView.ts';
import styles from './FramedPortal.module.scss';

export type FramedPortalProps = {
  readonly revision: number;
  readonly state: PreviewState;
  readonly tell: (message: FromFrame) => void;
};

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');

function partsAround(target: Element): readonly string[] {
  const parts: string[] = [];
  for (
    let element = target.closest('[data-part]');
    element;
    element = element.parentElement?.closest('[data-part]') ?? null
  )
    parts.push(element.getAttribute('data-part') ?? '');
  return parts;
}

/**
 * Portal screens in the preview frame. Sends user actions to the embedding page, which responds with the next state.
 */
export function FramedPortal({ revision, state, tell }: FramedPortalProps) {
  const { view, screen, outlined, pointed, isPicking, strip } = state;
  const acts = useMemo(
    (): ConsumerActs => ({
      choose: (choice) => tell({ type: 'choice', choice }),
      go: (to) => tell({ type: 'screen', screen: to }),
      outlined: new Set(outlined),
      pointed,
    }),
    [tell, outlined, pointed],
  );
  useLayoutEffect(
    function reportPainted() {
      tell({ type: 'painted', revision });
    },
    [tell, revision],
  );
  useEffect(
    function scrollToTop() {
      window.scrollTo(0, 0);
    },
    [screen],
  );
  useEffect(
    function scrollToPointed() {
      if (pointed !== undefined) document.querySelector('[data-pointed]')?.scrollIntoView?.({ block: 'nearest' });
    },
    [pointed],
  );
  useEffect(
    function watchKeys() {
      const listen = (event: KeyboardEvent): void => {
        if (event.key === 'Escape') tell({ type: 'escape' });
        const keys = event.altKey || event.isComposing ? undefined : shortcutKeysOf(event);
        // Leave undo and redo to the text field.
        if (!keys || (/[zy]/i.test(keys.key) && isTextField(event.target))) return;
        event.preventDefault();
        tell({ type: 'shortcut', ...keys });
      };
      window.addEventListener('keydown', listen);
      return () => window.removeEventListener('keydown', listen);
    },
    [tell],
  );

  /** Blocks links. In select mode, a click selects a part of the configuration. */
  function handleClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : undefined;
    if (target?.closest('a')) event.preventDefault();
    if (!isPicking) return;
    event.preventDefault();
    event.stopPropagation();
    const parts = target ? partsAround(target) : [];
    if (parts.length > 0) tell({ type: 'press', parts });
  }

  return (
    <div
      data-outlined={outlined.length > 0 ? '' : undefined}
      data-picking={isPicking ? '' : undefined}
      onClickCapture={handleClick}
    >
      <ConsumerContext value={acts}>
        {strip ? <ScreenMiniatures view={view} direction={strip} /> : <ConsumerPortal view={view} screen={screen} />}
      </ConsumerContext>
    </div>
  );
}

export function ScreenMiniatures({
  view,
  direction,
}: {
  readonly view: ConsumerView;
  /** Direction of the row of screens. The direction within a screen depends on its language. */
  readonly direction: 'ltr' | 'rtl';
}) {
  return (
    <div className={styles.miniatures} dir={direction} aria-hidden inert>
      {consumerSteps.map((step) => (
        <div key={step} className={styles.miniature}>
          <div className={styles.screen}>
            <ConsumerPortal view={view} screen={step} />
          </div>
        </div>
      ))}
    </div>
  );
}
