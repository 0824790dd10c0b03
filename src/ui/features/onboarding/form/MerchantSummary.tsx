import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftPart, OnboardingOwner } from '../../../../domain/onboarding/draft/draftFields.ts';
import type { MerchantDraft } from '../../../../domain/onboarding/draft/merchantDraft.ts';
import { avatarInitials } from '../../../../domain/session/avatarInitials.ts';
import { Avatar } from '../../../shared/components/Avatar/Avatar.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import styles from './MerchantSummary.module.scss';

export type MerchantSummaryProps = {
  readonly draft: MerchantDraft;
  readonly owner: OnboardingOwner;
  readonly onEdit: (part: DraftPart) => void;
};

export function MerchantSummary({ draft, owner, onEdit }: MerchantSummaryProps) {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language);
  const isOn = (['isIntegratedMerchant', 'paperlessOptionEnabled', 'returnsPortalInternational'] as const).filter(
    (name) => draft[name],
  );
  const row = (label: string, value: string, isCode = false) =>
    value.trim() === '' ? undefined : (
      <div className={styles.entry} key={label}>
        <dt>{label}</dt>
        <dd className={isCode ? styles.code : undefined} dir={isCode ? 'ltr' : 'auto'}>
          {value}
        </dd>
      </div>
    );
  const field = (name: Exclude<keyof MerchantDraft, 'bcc' | (typeof isOn)[number]>, isCode = false) =>
    row(t(`onboarding.fields.${name}`), draft[name], isCode);
  const parts: readonly (readonly [DraftPart, readonly ReactNode[]])[] = [
    ['company', [field('legalEntity'), field('redirectUrl', true)]],
    [
      'contact',
      [
        row(t('onboarding.contactName'), [draft.firstName, draft.lastName].join(' ')),
        field('login', true),
        field('phoneNumber', true),
      ],
    ],
    [
      'product',
      [
        field('pricingTier'),
        field('consumerChargeAccount', true),
        field('locationId', true),
        field('carrierAccountId', true),
        row(t('onboarding.switchedOn'), list.format(isOn.map((name) => t(`onboarding.fields.${name}`)))),
        row(t('onboarding.fields.bcc'), list.format([...draft.bcc]), true),
      ],
    ],
    ['signup', [field('tradingName'), field('latinName', true)]],
  ];
  const effect = (text: string, isIrreversible = false) => ({ text, isIrreversible });
  const effects = [
    effect(t('onboarding.effects.company'), true),
    ...(draft.pricingTier === '' ? [] : [effect(t('onboarding.effects.tier', { tier: draft.pricingTier }))]),
    ...(draft.copyFrom === ''
      ? []
      : [effect(t('onboarding.effects.copy', { id: draft.copyFrom.trim().toUpperCase() }))]),
    ...(owner.isSignupSkipped ? [] : [effect(t('onboarding.effects.signup'), true)]),
  ];
  return (
    <Card density="flush">
      <div className={styles.who}>
        <Avatar size="regular" letters={avatarInitials(draft.companyName) || '–'} />
        <div className={styles.names}>
          <b dir="auto">{draft.companyName.trim() || t('navigation.newMerchant')}</b>
          {draft.companyId !== '' && (
            <span className={styles.code} dir="ltr">
              {draft.companyId.trim().toUpperCase()}
            </span>
          )}
        </div>
      </div>
      {parts.map(([part, rows]) => {
        const filled = rows.filter((each) => each !== undefined);
        return filled.length === 0 ? undefined : (
          <section key={part} className={styles.part}>
            <div className={styles.head}>
              <h3>{t(`onboarding.parts.${part}`)}</h3>
              <Button
                variant="quiet"
                size="compact"
                aria-label={t('onboarding.editPart', { part: t(`onboarding.parts.${part}`) })}
                onPress={() => onEdit(part)}
              >
                {t('onboarding.edit')}
              </Button>
            </div>
            <dl className={styles.list}>{filled}</dl>
          </section>
        );
      })}
      <section className={styles.part}>
        <h3>{t('onboarding.effects.title')}</h3>
        <ul className={styles.effects}>
          {effects.map(({ text, isIrreversible }) => (
            <li key={text}>
              <KeyedText>{text}</KeyedText>{' '}
              {isIrreversible && <Pill tone="warning">{t('onboarding.irreversible')}</Pill>}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
