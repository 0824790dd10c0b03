import { useEffect, useRef, type RefObject } from 'react';
import { placeholderOf, splitAtPlaceholders } from '../../../../domain/consumer-text/placeholders/placeholders.ts';
import styles from './PlaceholderMarks.module.scss';

export type PlaceholderMarksProps = {
  readonly text: string;
  readonly dir: 'ltr' | 'rtl';
  /** Field with the text. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
};

/** Marks placeholders behind a field's text and scrolls with it. */
export function PlaceholderMarks({ text, dir, inputRef }: PlaceholderMarksProps) {
  const textRef = useRef<HTMLSpanElement>(null);
  const parts = splitAtPlaceholders(text);
  useEffect(
    function followScrolling() {
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
            // Not remounted per keystroke: a removed node would split the field's undo history into single characters.
            <span key={at}>{part}</span>
          ) : (
            // A placeholder may occur twice.
            <span key={`${part} ${at}`} className={styles.mark}>
              {placeholderOf(part)}
            </span>
          ),
        )}
      </span>
    </span>
  );
}
