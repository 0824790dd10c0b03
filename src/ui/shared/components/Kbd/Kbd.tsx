import styles from './Kbd.module.scss';

/** Decorative if the control has `aria-keyshortcuts`. */
export function Kbd({ keys }: { readonly keys: string }) {
  return (
    <kbd className={styles.kbd} dir="ltr">
      {keys}
    </kbd>
  );
}

const isOfApple = (): boolean => /Mac OS|Macintosh|iPhone|iPad/.test(navigator.userAgent);

/** `⌘ K` on Apple devices, `Ctrl K` on others. */
export const withCommandKey = (key: string): string => (isOfApple() ? `⌘ ${key}` : `Ctrl ${key}`);

export const altKey = (): string => (isOfApple() ? '⌥' : 'Alt');
