import { CircleAlert, CircleCheck, Ellipsis, FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RuleCheckState } from '../../../../application/rule-checks/RuleChecksList.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { portalCurrency } from '../../../../domain/international/portalCurrency.ts';
import { returnDateOf, namesUnpublished } from '../../../../domain/rule-checks/runChecks.ts';
import { addressOfOrder } from '../../../../domain/simulator/itemAddress.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { buttonClassName } from '../../../shared/components/Button/buttonClassName.ts';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { Menu } from '../../../shared/components/Menu/Menu.tsx';
import { editEntry, removeEntry } from '../../../shared/components/Menu/rowEntries.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { RouteLink } from '../../../shared/components/RouteLink/RouteLink.tsx';
import { VisuallyHidden } from '../../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import { isolated } from '../../../shared/texts/isolated.ts';
import { useExpectationText } from '../useExpectationText.ts';
import { useItemText } from '../useItemText.ts';
import styles from './CheckItem.module.scss';

export type CheckItemProps = {
  readonly state: RuleCheckState;
  readonly pending: CompanyConfiguration;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
};

export function CheckItem({ state, pending, isBusy, onAccept, onRename, onRemove }: CheckItemProps) {
  const { t } = useTranslation();
  const textOf = useExpectationText();
  const itemText = useItemText();
  const { check, outcomes, isBroken, isBrokenAsPublished } = state;
  const order = addressOfOrder({ items: [check.item], requestedOn: returnDateOf(check) });
  const named = { name: isolated(check.name) };
  const canAccept = !outcomes.some(({ actual }) => namesUnpublished(actual));
  const isByPending = isBroken !== isBrokenAsPublished;
  const stateKey = isBroken ? (isByPending ? 'brokenByPending' : 'broken') : isByPending ? 'mended' : 'holds';
  return (
    <li className={styles.check}>
      <div className={styles.head}>
        <Glyph of={isBroken ? CircleAlert : CircleCheck} className={isBroken ? styles.bad : styles.good} />
        <div className={styles.words}>
          <h3 className={styles.name} dir="auto">
            {check.name}
          </h3>
          <p className={styles.item}>{itemText(check, portalCurrency(pending))}</p>
        </div>
        <Pill tone={isByPending ? 'pending' : isBroken ? 'warning' : 'neutral'}>
          {t(`ruleChecks.states.${stateKey}`)}
        </Pill>
      </div>
      <dl className={styles.outcomes}>
        {outcomes.map(({ expected, actual, holds }) => {
          const text = textOf(expected, pending);
          return (
            <div key={expected.of} className={styles.outcome}>
              <dt className={styles.of}>{text.of}</dt>
              <dd>
                {holds ? (
                  text.is
                ) : (
                  <>
                    <span className={styles.now}>
                      <VisuallyHidden>{t(isByPending ? 'ruleChecks.givesPending' : 'ruleChecks.gives')}</VisuallyHidden>{' '}
                      <KeyedText>{textOf(actual, pending).is}</KeyedText>
                    </span>{' '}
                    <span className={styles.expected}>{t('ruleChecks.expected', { text: text.is })}</span>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className={styles.acts}>
        {isBroken && (
          <Button
            size="compact"
            isDisabled={isBusy || !canAccept}
            aria-label={t('ruleChecks.acceptNamed', named)}
            onPress={onAccept}
          >
            {t('ruleChecks.accept')}
          </Button>
        )}
        <RouteLink
          to={`../simulator?${new URLSearchParams(order.map(([name, value]) => [name, value]))}`}
          relative="path"
          className={buttonClassName({ size: 'compact', variant: 'quiet' })}
        >
          <Glyph of={FlaskConical} size="small" />
          <KeyedText>{t('ruleChecks.open')}</KeyedText> <VisuallyHidden>{named.name}</VisuallyHidden>
        </RouteLink>
        <Menu
          label={t('ruleChecks.menu', named)}
          entries={[
            editEntry(t('ruleChecks.rename'), onRename),
            { ...removeEntry(t('ruleChecks.remove'), onRemove), hasSeparatorBefore: false, isDisabled: isBusy },
          ]}
        >
          <IconButton label={t('ruleChecks.menu', named)} icon={<Glyph of={Ellipsis} />} size="compact" />
        </Menu>
      </div>
      {isBroken && !canAccept && <p className={styles.item}>{t('ruleChecks.unpublished')}</p>}
    </li>
  );
}
