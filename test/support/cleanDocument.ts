import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { preloadAll, stopPreloading } from '../../src/ui/shared/lazy/preload.ts';

// As in a browser when a user first clicks.
beforeAll(preloadAll);

/**
 * Setup of the tests that have a document: each ends with the document it began with, also when it fails. Everything that
 * React Aria, the stores or a test keeps outside of what is rendered is put back here, not in the test files.
 */
if (typeof document !== 'undefined') {
  await import('./domGaps.ts');
  const { act, cleanup, configure, fireEvent } = await import('@testing-library/react');
  // What is awaited may take its time on a busy machine: a wait that is in vain ends all the same.
  configure({ asyncUtilTimeout: 15_000 });

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

  /** A drag by keyboard outlives its table until it is called off, and hears no key before its first frame. */
  const endDrag = async (): Promise<void> => {
    if (!document.querySelector('[data-dragging]')) return;
    await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
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
    // React Aria makes its announcer once: one that is taken away stays silent from then on.
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
