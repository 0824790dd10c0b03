import type { ReactNode } from 'react';
import type { FeatureName } from '../../../domain/features/featureNames.ts';
import { useSettingLink } from '../pages/PageLinksContext.ts';
import styles from './SettingLink.module.scss';

export type SettingLinkProps = {
  readonly feature: FeatureName;
  /** The setting; the feature's page where it is left out. */
  readonly changeKey?: string | undefined;
  readonly children: ReactNode;
};

/** Words that lead to a setting or its page, and are words alone where that cannot be opened. */
export function SettingLink({ feature, changeKey, children }: SettingLinkProps) {
  const go = useSettingLink()(feature, changeKey);
  return go ? (
    <button type="button" className={styles.link} onClick={go}>
      {children}
    </button>
  ) : (
    children
  );
}
