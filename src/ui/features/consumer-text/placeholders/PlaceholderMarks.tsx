import { useEffect, useRef, type RefObject } from 'react';
import { placeholderOf, splitAtPlaceholders } from '../../../../domain/consumer-text/placeholders/placeholders.ts';
import styles from './PlaceholderMarks.module.scss';

export type PlaceholderMarksProps = {
  readonly text: string;
  readonly dir: 'ltr' | 'rtl';
  readonly inputRef: RefObject<HTMLInputElement | null>;
};

/** Highlights placeholders behind the text of an input, and scrolls together with it. */
export function PlaceholderMarks({ text, dir, inputRef }: PlaceholderMarksProps) {
  const textRef = useRef<HTMLSpanElement>(null);
  const parts = splitAtPlaceholders(text);
  useEffect(
    function syncScrollPosition() {
      const input = inputRef.current;
      if (!input) return undefined;
      const listening = new AbortController();
      const follow = (): void => {
        if (textRef.current) textRef.current.style.translate = `${-input.scrollLeft}px 0`;
      };
      for (const event of ['scroll', 'input', 'focus', 'blur', 'pointermove'])
        input.addEventListener(event, follow, { signal: listening.signal });
      document.addEventListener('selectionchange', follow, { signal: listening.signal });
      follow();
      return () => listening.abort();
    },
    [inputRef],
  );
  return (
    <span aria-hidden translate="no" dir={dir} data-backdrop className={styles.backdrop}>
      <span ref={textRef} className={styles.text}>
        {parts.map((part, at) =>
          at % 2 === 0 ? (
            // With the index as key, a keystroke does not remount the node.
            // A remount would split the undo history of the input into single characters.
            <span key={at}>{part}</span>
          ) : (
            // The key contains the index, because a placeholder may occur twice.
            <span key={`${part} ${at}`} className={styles.mark}>
              {placeholderOf(part)}
            </span>
          ),
        )}
      </span>
    </span>
  );
}
