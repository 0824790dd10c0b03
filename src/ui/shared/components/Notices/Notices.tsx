import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../classNames.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { Glyph } from '../Icon/Glyph.tsx';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import styles from './Notices.module.scss';

export type NoticesProps = {
  /** Accessible name of the landmark. Must be unique on the page. */
  readonly label: string;
  /** Banners, most urgent first. */
  readonly children: ReactNode;
  /** Whether the notices are part of the publish bar and shown above its buttons. */
  readonly isAboveBar?: boolean | undefined;
};

/** Landmark region for banners. On a phone, banners are folded if they need more than a fifth of the height. */
export function Notices({ label, children, isAboveBar = false }: NoticesProps) {
  const { t } = useTranslation();
  const region = useRef<HTMLElement>(null);
  const [isFolding, setFolding] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(
    function foldWhenTooHigh() {
      return region.current ? foldNotices(region.current, { isOpen, isAboveBar }, setFolding) : undefined;
    },
    [isOpen, isAboveBar],
  );
  return (
    <section
      ref={region}
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

/** Matches a phone in portrait orientation. On lower screens, banners are not sticky and never cover the page. */
const PHONE = '(max-width: 480px) and (min-height: 30em)';
const MAX_SHARE = 1 / 5;
/** Maximum height in pixels of notices above the publish bar, so that bar and notices need at most 120 px. */
const ABOVE_THE_BAR = 43;

/** Height in pixels of the other elements around the page: review banner, demo mark, other notices. */
const heightOfOthers = (notices: HTMLElement): number =>
  [...document.querySelectorAll<HTMLElement>('[data-around-page]')]
    .filter((band) => band !== notices)
    .reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);

function isTooHigh(notices: HTMLElement, isAboveBar: boolean): boolean {
  delete notices.dataset['folded'];
  if (!window.matchMedia(PHONE).matches) return false;
  const banners = [...notices.querySelectorAll<HTMLElement>(':scope > [data-banner]')];
  const top = banners[0]?.offsetTop ?? 0;
  const last = banners.at(-1);
  if (!last) return false;
  const height = last.offsetTop + last.offsetHeight - top;
  return isAboveBar ? height > ABOVE_THE_BAR : height + heightOfOthers(notices) > window.innerHeight * MAX_SHARE;
}

/**
 * Folds notices that are too high for a phone, unless the user expanded them. Returns a function that stops the
 * folding.
 */
function foldNotices(
  notices: HTMLElement,
  { isOpen, isAboveBar }: { readonly isOpen: boolean; readonly isAboveBar: boolean },
  onFoldingChange: (isFolding: boolean) => void,
): () => void {
  const fold = (): void => {
    const isFolding = isTooHigh(notices, isAboveBar);
    if (isFolding && !isOpen) notices.dataset['folded'] = '';
    onFoldingChange(isFolding);
  };
  fold();
  const observer = new MutationObserver(fold);
  observer.observe(notices, { childList: true, characterData: true, subtree: true });
  window.addEventListener('resize', fold);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', fold);
    delete notices.dataset['folded'];
  };
}
