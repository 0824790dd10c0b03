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
  /** Name of the landmark, unique on the page. */
  readonly label: string;
  /** Banners, most urgent first. */
  readonly children: ReactNode;
  /** Belongs to the publish bar and is shown above its row. */
  readonly isAboveBar?: boolean | undefined;
};

/** A landmark while there are banners. On a phone, they take at most a fifth of the height. */
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
