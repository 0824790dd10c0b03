import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { classNames } from '../../classNames.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import field from '../Field/Field.module.scss';
import { Glyph } from '../Icon/Glyph.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import styles from './SearchField.module.scss';

export type SearchFieldProps = {
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether the key `/` focuses the field. Users can disable such single-key shortcuts. */
  readonly hasShortcut?: boolean | undefined;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

export function SearchField({ label, placeholder, hasShortcut = false, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(
    function focusOnSlash() {
      if (!hasShortcut) return undefined;
      const handleKeyDown = (event: KeyboardEvent): void => {
        if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
        if (isTyping(event.target) || document.querySelector('[role$="dialog"], [role="menu"]')) return;
        event.preventDefault();
        input.current?.focus();
      };
      document.addEventListener('keydown', handleKeyDown);
      return () => document.removeEventListener('keydown', handleKeyDown);
    },
    [hasShortcut],
  );
  return (
    <AriaSearchField {...omitUndefined(rest)} aria-label={label} className={classNames(styles.search)}>
      <div className={field.box}>
        <span className={field.affix}>
          <Glyph of={Search} />
        </span>
        <Input
          {...omitUndefined({ placeholder, 'aria-keyshortcuts': hasShortcut ? '/' : undefined })}
          ref={input}
          className={classNames(field.control)}
        />
        {hasShortcut && (
          <span className={classNames(styles.hint)} aria-hidden="true">
            <Kbd keys="/" />
          </span>
        )}
        <Button className={classNames(field.inner, styles.clear)}>
          <Glyph of={X} size="small" />
        </Button>
      </div>
    </AriaSearchField>
  );
}
