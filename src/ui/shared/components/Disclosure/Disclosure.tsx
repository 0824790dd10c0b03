import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { classNames } from '../../classNames.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import styles from './Disclosure.module.scss';
import { Glyph } from '../Icon/Glyph.tsx';

export type DisclosureProps = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly isOpen?: boolean | undefined;
  readonly isDefaultOpen?: boolean | undefined;
  readonly onChange?: ((isOpen: boolean) => void) | undefined;
};

export function Disclosure({ summary, children, isOpen, isDefaultOpen, onChange }: DisclosureProps) {
  return (
    <AriaDisclosure
      {...omitUndefined({ isExpanded: isOpen, defaultExpanded: isDefaultOpen, onExpandedChange: onChange })}
      className={classNames(styles.disclosure)}
    >
      <Button slot="trigger" className={classNames(styles.trigger)}>
        <Glyph of={ChevronRight} size="small" isMirrored className={styles.chevron} />
        <span className={styles.summary}>{summary}</span>
      </Button>
      <DisclosurePanel className={classNames(styles.panel)}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
