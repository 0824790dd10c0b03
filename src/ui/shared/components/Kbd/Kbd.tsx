import styles from './Kbd.module.scss';

/** Shows a keyboard shortcut. Screen readers get the shortcut from `aria-keyshortcuts` of the control. */
export function Kbd({ keys }: { readonly keys: string }) {
  return (
    <kbd className={styles.kbd} dir="ltr">
      {keys}
    </kbd>
  );
}

const isOfApple = (): boolean => /Mac OS|Macintosh|iPhone|iPad/.test(navigator.userAgent);

/** Returns e.g. `⌘ K` on Apple devices and `Ctrl K` on others. */
export const withCommandKey = (key: string): string => (isOfApple() ? `⌘ ${key}` : `Ctrl ${key}`);

export const altKey = (): string => (isOfApple() ? '⌥' : 'Alt');
