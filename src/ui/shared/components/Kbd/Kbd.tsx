import styles from './Kbd.module.scss';

/** Decorative if the control has `aria-keyshortcuts`. */
export function Kbd({ keys }: { readonly keys: string }) {
  return (
    <kbd className={styles.kbd} dir="ltr">
      {keys}
    </kbd>
  );
}
