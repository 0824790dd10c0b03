import styles from './Setting.module.scss';

/** Selector of overlays. The focus must not move while one is open. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const FOCUSABLE =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex]';
/** Milliseconds to wait until the setting is rendered, i.e. until the page's script and data are loaded. */
const RENDER_TIMEOUT = 3000;

type Reveal = (changeKey: string) => void;
const reveals = new Set<Reveal>();

/** Registers a component that renders only part of its content. `reveal` must render the requested setting. */
export function onReveal(reveal: Reveal): () => void {
  reveals.add(reveal);
  return () => reveals.delete(reveal);
}

function controlOf(setting: HTMLElement): HTMLElement {
  const row = setting.closest<HTMLElement>('[role="row"]');
  if (row) return row;
  return setting.matches(FOCUSABLE) ? setting : (setting.querySelector<HTMLElement>(FOCUSABLE) ?? setting);
}

function show(setting: HTMLElement): void {
  const control = controlOf(setting);
  const marked = setting.closest<HTMLElement>('[role="row"]') ?? setting;
  unfold(setting);
  marked.scrollIntoView({ block: 'center' });
  if (!control.matches(FOCUSABLE)) control.tabIndex = -1;
  control.focus({ preventScroll: true });
  marked.classList.remove(styles.shown ?? '');
  // Reading the width restarts the CSS animation.
  void marked.offsetWidth;
  marked.classList.add(styles.shown ?? '');
  const marking = new AbortController();
  const unmark = ({ target }: Event): void => {
    // Ignore animations of descendants.
    if (target !== marked) return;
    marking.abort();
    marked.classList.remove(styles.shown ?? '');
  };
  marked.addEventListener('animationend', unmark, { signal: marking.signal });
}

/**
 * Scrolls to a setting and focuses it once no overlay is open. Calls `onMissing` if the page does not show the setting
 * in time. Returns a function that cancels the wait.
 */
export function revealSetting(changeKey: string, onMissing: () => void): () => void {
  const selector = `[data-setting="${CSS.escape(changeKey)}"]`;
  const observer = new MutationObserver(look);
  const patience = setTimeout(function cancel() {
    stop();
    if (!document.querySelector(LAYERS)) onMissing();
  }, RENDER_TIMEOUT);

  function stop(): void {
    clearTimeout(patience);
    observer.disconnect();
  }
  function look(): void {
    if (document.querySelector(LAYERS)) return;
    const setting = document.querySelector<HTMLElement>(selector);
    if (!setting) {
      for (const reveal of reveals) reveal(changeKey);
      return;
    }
    stop();
    show(setting);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}

/** Expands collapsed ancestors of the element, outermost first. */
export function unfold(element: HTMLElement): void {
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
    if (part.hidden && part.id)
      document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(part.id)}"][aria-expanded="false"]`)?.click();
  }
}
