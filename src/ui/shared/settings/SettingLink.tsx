import type { ReactNode } from 'react';
import type { FeatureName } from '../../../domain/features/featureNames.ts';
import { useSettingLink } from '../pages/PageLinksContext.ts';
import styles from './SettingLink.module.scss';

export type SettingLinkProps = {
  readonly feature: FeatureName;
  /** Change key of the setting. If undefined, the link opens the feature's page. */
  readonly changeKey?: string | undefined;
  readonly children: ReactNode;
};

/** Link to a setting. Renders only the text if the user cannot open the setting. */
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
