import styles from './Setting.module.scss';
import { unfold } from './unfold.ts';

/** What is laid over the page keeps the focus to itself until it is gone. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const FOCUSABLE =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex]';
/** How long a page may take to draw the setting, in milliseconds: its script and its data are there by then. */
const PATIENCE = 3000;

type Reveal = (changeKey: string) => void;
const reveals = new Set<Reveal>();

/** For what draws only a part of what it holds: brings a setting of its own into the document when it is asked for. */
export function onReveal(reveal: Reveal): () => void {
  reveals.add(reveal);
  return () => reveals.delete(reveal);
}

/** The element itself, in a table its row: what a person would use next. */
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
  // Asked for again, it is marked anew.
  void marked.offsetWidth;
  marked.classList.add(styles.shown ?? '');
  const marking = new AbortController();
  const unmark = ({ target }: Event): void => {
    // One that ends within it comes by here.
    if (target !== marked) return;
    marking.abort();
    marked.classList.remove(styles.shown ?? '');
  };
  marked.addEventListener('animationend', unmark, { signal: marking.signal });
}

/**
 * Brings a setting of the page into sight and the focus to it, once it is drawn and nothing covers the page. `onMissing` is
 * called where the page does not show it. The answer gives it up.
 */
export function revealSetting(changeKey: string, onMissing: () => void): () => void {
  const selector = `[data-setting="${CSS.escape(changeKey)}"]`;
  const observer = new MutationObserver(look);
  const patience = setTimeout(function giveUp() {
    stop();
    if (!document.querySelector(LAYERS)) onMissing();
  }, PATIENCE);

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
