import { CircleAlert, CircleCheck, CircleDot, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../classNames.ts';
import styles from './Banner.module.scss';
import { Glyph } from '../Icon/Glyph.tsx';
import { IconButton } from '../Button/IconButton.tsx';

export type Tone = 'info' | 'success' | 'warning' | 'critical' | 'pending';

const DRAWINGS: Readonly<Record<Tone, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  critical: CircleAlert,
  pending: CircleDot,
};

export type BannerProps = {
  readonly tone: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  /** Label of the button that calls `onDismiss`. Defaults to “Dismiss”. */
  readonly dismissLabel?: string;
  /** Announces the banner to screen readers at once (`role="alert"`). For new failures, not for permanent notices. */
  readonly isAlert?: boolean | undefined;
  /** Spans the full width below the page header. */
  readonly isFullBleed?: boolean | undefined;
};

export function Banner({
  tone,
  title,
  children,
  action,
  onDismiss,
  dismissLabel,
  isAlert = false,
  isFullBleed = false,
}: BannerProps) {
  const { t } = useTranslation();
  return (
    <div
      className={classNames(styles.banner, styles[tone], isFullBleed && styles.fullBleed)}
      data-banner
      {...(isAlert ? { role: 'alert' } : {})}
    >
      <div className={styles.message}>
        <Glyph of={DRAWINGS[tone]} className={styles.icon} />
        <div className={styles.words}>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {children !== undefined && <div className={styles.text}>{children}</div>}
        </div>
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {onDismiss && (
        <IconButton
          label={dismissLabel ?? t('common.dismiss')}
          icon={<Glyph of={X} size="small" />}
          size="compact"
          onPress={onDismiss}
        />
      )}
    </div>
  );
}
