import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { preloadAll, stopPreloading } from '../../src/ui/shared/lazy/preload.ts';

// Load all scripts before the tests, because a browser has loaded them before a user first clicks.
beforeAll(preloadAll);

/**
 * Resets the document after each test, even a failed one. This includes state that React Aria, stores or tests keep
 * outside of the rendered tree. Test files need not reset it.
 */
if (typeof document !== 'undefined') {
  await import('./domGaps.ts');
  const { act, cleanup, configure, fireEvent } = await import('@testing-library/react');
  // The timeout is long, because a busy machine is slow. A test that hangs still fails.
  configure({ asyncUtilTimeout: 60_000 });

  const attributesOf = (element: Element) => [...element.attributes].map(({ name, value }) => [name, value] as const);
  const roots = [document.documentElement, document.head, document.body];
  const restoreAttributes = roots.map((element) => {
    const before = attributesOf(element);
    return () => {
      for (const [name] of attributesOf(element)) element.removeAttribute(name);
      for (const [name, value] of before) element.setAttribute(name, value);
    };
  });
  const title = document.title;
  let head: readonly ChildNode[] = [];

  /** Cancels a drag by keyboard, because it does not end with its table. It ignores keys before its first frame. */
  const endDrag = async (): Promise<void> => {
    if (!document.querySelector('[data-dragging]')) return;
    await act(() => new Promise((painted) => requestAnimationFrame(painted)));
    fireEvent.keyDown(document.body, { key: 'Escape' });
  };

  beforeEach(() => {
    head = [...document.head.childNodes];
  });

  afterEach(async () => {
    vi.useRealTimers();
    stopPreloading();
    await endDrag();
    cleanup();
    // Keep React Aria's announcer, because React Aria creates it only once.
    const announcer = document.querySelector('[data-live-announcer="true"]');
    for (const log of announcer?.children ?? []) log.replaceChildren();
    document.body.replaceChildren(...(announcer ? [announcer] : []));
    for (const restore of restoreAttributes) restore();
    document.head.replaceChildren(...head);
    document.title = title;
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.history.replaceState(undefined, '', '/');
  });
}
