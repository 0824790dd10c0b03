import styles from './Kbd.module.scss';

/** Keys to press, such as `Ctrl S` or `/`; decoration where the control names its shortcut by aria-keyshortcuts. */
export function Kbd({ keys }: { readonly keys: string }) {
  return (
    <kbd className={styles.kbd} dir="ltr">
      {keys}
    </kbd>
  );
}
