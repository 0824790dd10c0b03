import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../classNames.ts';
import { Glyph } from '../Icon/Glyph.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import styles from './OverlayFrame.module.scss';

export type OverlayFrameProps = {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons. The button that confirms is last. */
  readonly footer?: ReactNode;
  readonly onClose: () => void;
  /** Prevents closing, e.g. while an action is running. */
  readonly isLocked?: boolean | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
};

/** Content of a dialog or drawer: fixed title, scrolling body, fixed footer. */
export function OverlayFrame(props: OverlayFrameProps) {
  const { title, description, children, footer, onClose, isLocked = false, role = 'dialog' } = props;
  const { t } = useTranslation();
  return (
    <Dialog role={role} className={classNames(styles.frame)}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <Heading slot="title" level={2} className={classNames(styles.title)}>
            {title}
          </Heading>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {!isLocked && (
          <IconButton label={t('common.close')} icon={<Glyph of={X} />} onPress={onClose} placement="bottom" />
        )}
      </header>
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </Dialog>
  );
}
