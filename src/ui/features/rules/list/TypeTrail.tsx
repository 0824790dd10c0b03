import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { RulesOfType } from '../../../../application/rules/RulesOfType.ts';
import { TabCount } from '../../../shared/components/Tabs/TabCount.tsx';

/** A separate component, so that a new finding does not render the page. */
export const TypeTrail = observer(function TypeTrail({ rules }: { readonly rules: RulesOfType }) {
  const { t } = useTranslation();
  const number = rules.troubled.length;
  return <TabCount count={rules.count} problems={number > 0 ? t('rules.problems', { number }) : undefined} />;
});
