import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../classNames.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { Glyph } from '../Icon/Glyph.tsx';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import { foldNotices } from './foldNotices.ts';
import styles from './Notices.module.scss';

export type NoticesProps = {
  /** Names the landmark; no two on a page have one name. */
  readonly label: string;
  /** Banners, the most urgent first, or nothing. */
  readonly children: ReactNode;
  /** Rows of the publish bar, above its own. */
  readonly isAboveBar?: boolean | undefined;
};

/** The banners of a place around the page: a landmark while there are any, and on a phone no more than a fifth of it. */
export function Notices({ label, children, isAboveBar = false }: NoticesProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  const [isFolding, setFolding] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(
    function foldWhenTooHigh() {
      return place.current ? foldNotices(place.current, { isOpen, isAboveBar }, setFolding) : undefined;
    },
    [isOpen, isAboveBar],
  );
  return (
    <section
      ref={place}
      aria-label={label}
      className={classNames(styles.notices, isAboveBar && styles.aboveBar)}
      data-focus-part
      data-around-page
      data-folding={isFolding || undefined}
    >
      <KeyedText>{children}</KeyedText>
      {isFolding && (
        <span className={styles.more}>
          <IconButton
            label={t('common.more')}
            icon={<Glyph of={isOpen ? ChevronUp : ChevronDown} size="small" />}
            size="compact"
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          />
        </span>
      )}
    </section>
  );
}
