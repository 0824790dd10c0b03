import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../../shared/announcing/announce.ts';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { useCopying } from '../../../shared/copying/useCopying.ts';
import styles from './Fact.module.scss';

export type FactProps = {
  readonly label: string;
  readonly value?: string | undefined;
  /** Id or digest, exactly as in the audit log of the service. */
  readonly code?: string | undefined;
  readonly isToCopy?: boolean;
  readonly children?: ReactNode;
};

/** Label with a value. Renders nothing without a value. */
export function Fact({ label, value, code, isToCopy = false, children }: FactProps) {
  const { t } = useTranslation();
  const copying = useCopying(code ?? '');
  useAnnouncement(copying.isCopied ? t('activity.entry.copied') : '');
  if (!value && !code) return undefined;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        {value && <bdi>{value}</bdi>}
        {code && (
          <code dir="ltr" className={isToCopy ? styles.toCopy : undefined}>
            {code}
          </code>
        )}
        {code && isToCopy && (
          <IconButton
            size="compact"
            label={copying.isCopied ? t('activity.entry.copied') : t('activity.entry.copy', { what: label })}
            icon={<Glyph of={copying.isCopied ? Check : Copy} size="small" />}
            onPress={() => void copying.copy()}
          />
        )}
        <KeyedText>{children}</KeyedText>
      </dd>
    </div>
  );
}
