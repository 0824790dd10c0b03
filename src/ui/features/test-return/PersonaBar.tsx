import { useTranslation } from 'react-i18next';
import { consumerLanguages } from '../../../domain/application-config/consumerLanguages.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { comesBack, isOffered } from '../../../domain/consumer-portal/consumerItem.ts';
import type { ConsumerPortal } from '../../../domain/consumer-portal/consumerPortal.ts';
import { portalCountries } from '../../../domain/international/portalCountries.ts';
import { languages, ownNameOf, nameOrder } from '../../../domain/languages/language.ts';
import { MAX_ORDER_NUMBER, type PersonaVisit, type TestOrder } from '../../../domain/test-return/testPersona.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { Select } from '../../shared/components/Select/Select.tsx';
import { TextField } from '../../shared/components/TextField/TextField.tsx';
import { useCountryName } from '../../shared/names/countryNames.ts';
import { useNameList } from '../../shared/names/useNameList.ts';
import { dateText } from '../../shared/changes/comparison/displayNames.ts';
import { isolated } from '../../shared/texts/isolated.ts';
import styles from './PersonaBar.module.scss';
import type { PersonaState } from './useTestPersona.ts';

export type PersonaBarProps = {
  readonly personaState: PersonaState;
  readonly samples: readonly TestOrder[];
  readonly visited: PersonaVisit;
  readonly portal: ConsumerPortal;
  readonly configurations: readonly CompanyConfiguration[];
  readonly onOrder: (order: TestOrder) => void;
  readonly onOwnOrder: () => void;
};

const OTHER = 'other';
const SHOWN_CHARACTERS = 40;

const cut = (text: string): string => {
  const characters = [...text];
  return isolated(characters.length > SHOWN_CHARACTERS ? `${characters.slice(0, SHOWN_CHARACTERS).join('')}…` : text);
};

function useOrderText(): (order: TestOrder) => string {
  const { t, i18n } = useTranslation();
  return ({ items, purchaseDate }) =>
    t('testReturn.order.consequence', {
      items: t('consumerPortal.items.count', { count: items.length }),
      date: dateText({ kind: 'date', date: purchaseDate }, i18n.language),
    });
}

function OrderField({ samples, visited, onOrder, onOwnOrder }: PersonaBarProps) {
  const { t } = useTranslation();
  const orderText = useOrderText();
  const { order, problems } = visited;
  const isSample =
    samples.some(({ number }) => number === order.number) && problems.order === undefined && !order.isOwn;
  const errors = {
    unknown: t('testReturn.order.unknown'),
    blank: t('testReturn.order.blank'),
    'too-long': t('testReturn.order.tooLong', { max: MAX_ORDER_NUMBER }),
    'in-use': t('validation.orderIdUsedError'),
  } as const;
  const nameOf = ({ number, items }: TestOrder): string =>
    `${isolated(number)} · ${items.length === 1 ? isolated(items[0]?.name ?? '') : t('consumerPortal.items.count', { count: items.length })}`;
  return (
    <div className={styles.order}>
      <Select
        label={t('testReturn.order.label')}
        placeholder={t('testReturn.order.label')}
        options={[
          ...(isSample ? [] : [{ id: OTHER, label: cut(order.number) }]),
          ...samples.map((sample) => ({ id: sample.number, label: nameOf(sample), description: orderText(sample) })),
        ]}
        value={isSample ? order.number : OTHER}
        onChange={(id) => {
          const sample = samples.find(({ number }) => number === id);
          if (sample) onOrder(sample);
        }}
        hint={orderText(order)}
        error={problems.order && errors[problems.order]}
      />
      <button type="button" className={styles.own} onClick={onOwnOrder}>
        {t('testReturn.order.own')}
      </button>
    </div>
  );
}

function CountryField({ personaState, visited, portal, configurations }: PersonaBarProps) {
  const { t, i18n } = useTranslation();
  const countryName = useCountryName();
  const listOf = useNameList();
  const { persona } = personaState;
  const { visit, problems } = visited;
  const { country } = visit.order;
  const codes = [...new Set(configurations.flatMap(portalCountries))];
  const wanted = persona.country ?? country;
  const carriers = [...new Set(portal.methods.flatMap(({ by }) => by))];
  const countryText = countryName(country);
  return (
    <Select
      label={t('testReturn.country.label')}
      placeholder={problems.country === 'unknown' ? cut(wanted) : countryName(wanted) || t('testReturn.country.label')}
      options={codes
        .map((id) => ({ id, label: countryName(id) }))
        .toSorted(nameOrder(i18n.language, ({ label }) => label))}
      value={codes.includes(wanted) ? wanted : undefined}
      onChange={(chosen) => personaState.change({ country: chosen })}
      hint={
        carriers.length > 0
          ? t('testReturn.country.sent', { names: listOf(carriers.map(isolated), 2) })
          : t(portal.chosen.some(comesBack) ? 'testReturn.country.notSent' : 'testReturn.country.notNeeded')
      }
      error={
        problems.country &&
        t(problems.country === 'off' ? 'testReturn.country.off' : 'testReturn.country.unknown', {
          country: problems.country === 'off' ? countryName(wanted) : cut(wanted),
          shown: countryText,
        })
      }
    />
  );
}

function LanguageField({ personaState, visited, portal, configurations }: PersonaBarProps) {
  const { t } = useTranslation();
  const { visit, problems } = visited;
  const wanted = personaState.persona.language ?? visit.language;
  const offered = new Set(
    configurations.flatMap((each) => [consumerLanguages(each).start, ...consumerLanguages(each).offered]),
  );
  const knownLanguage = languages.find((each) => each === wanted);
  const ownTextCount = [...portal.texts.values()].filter(({ language }) => language === visit.language).length;
  const errors = {
    unknown: 'testReturn.language.unknown',
    'not-offered': 'testReturn.language.notOffered',
  } as const;
  return (
    <Select
      label={t('testReturn.language.label')}
      placeholder={knownLanguage ? ownNameOf(knownLanguage) : cut(wanted)}
      options={languages.filter((each) => offered.has(each)).map((id) => ({ id, label: ownNameOf(id) }))}
      value={knownLanguage && offered.has(knownLanguage) ? knownLanguage : undefined}
      onChange={(language) => personaState.change({ language })}
      hint={ownTextCount > 0 ? t('testReturn.language.own', { number: ownTextCount }) : t('testReturn.language.usual')}
      error={
        problems.language &&
        t(errors[problems.language], {
          language: knownLanguage ? ownNameOf(knownLanguage) : cut(wanted),
          shown: ownNameOf(visit.language),
        })
      }
    />
  );
}

function ReasonField({ personaState, visited, portal }: PersonaBarProps) {
  const { t } = useTranslation();
  const reasons = portal.fields.flatMap((field) => (field.field === 'reason' ? field.reasons : []));
  const hasReasons = reasons.length > 0;
  return (
    <Select
      label={t('testReturn.reason.label')}
      placeholder={
        hasReasons ? cut(personaState.persona.reason ?? t('testReturn.reason.label')) : t('testReturn.reason.none')
      }
      options={reasons.map(({ code, description }) => ({ id: code, label: isolated(description) }))}
      value={visited.problems.reason ? undefined : portal.reasonCode}
      onChange={(reason) => personaState.change({ reason })}
      isDisabled={!hasReasons}
      hint={t(portal.isPaidByCustomer ? 'testReturn.reason.customerPays' : 'testReturn.reason.free')}
      error={visited.problems.reason && t('testReturn.reason.notOffered')}
    />
  );
}

function DayField({ personaState, visited, portal }: PersonaBarProps) {
  const { t } = useTranslation();
  const { persona, today } = personaState;
  const { requestedOn } = visited.visit;
  const inTime = { number: portal.items.filter(isOffered).length, of: portal.items.length };
  return (
    <TextField
      type="date"
      label={t('simulator.fields.requestedOn')}
      value={visited.problems.requestedOn ? '' : requestedOn}
      onChange={(day) => personaState.change({ requestedOn: day })}
      hint={t(requestedOn === today ? 'testReturn.day.today' : 'testReturn.day.other', inTime)}
      error={
        visited.problems.requestedOn &&
        (persona.requestedOn
          ? t('testReturn.day.noDate', { value: cut(persona.requestedOn) })
          : t('testReturn.day.blank'))
      }
    />
  );
}

export function PersonaBar(props: PersonaBarProps) {
  const { t } = useTranslation();
  return (
    <Card density="compact">
      <fieldset className={styles.bar} aria-label={t('testReturn.persona')}>
        <OrderField {...props} />
        <CountryField {...props} />
        <LanguageField {...props} />
        <ReasonField {...props} />
        <DayField {...props} />
      </fieldset>
    </Card>
  );
}
