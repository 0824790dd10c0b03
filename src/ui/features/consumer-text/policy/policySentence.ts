import type { TFunction } from 'i18next';
import type { PolicyStatement } from '../../../../domain/consumer-portal/policyStatements.ts';
import type { Language } from '../../../../domain/languages/language.ts';
import { moneyFormat } from '../../../shared/moneyFormat.ts';

const DATES = ['purchaseDate', 'deliveryDate', 'shippingDate'] as const;

const daysText = (days: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);

export function policySentence(statement: PolicyStatement, language: Language, customerT: TFunction): string {
  const { categories } = statement;
  const items = categories && new Intl.ListFormat(language, { type: 'conjunction' }).format(categories);
  const values = { items };
  const of = items === undefined ? 'all' : 'some';
  switch (statement.kind) {
    case 'window': {
      const from = DATES.find((each) => each === statement.from) ?? 'otherDate';
      const days = daysText(statement.days, language);
      return customerT(`consumerPortal.policy.window.${of}`, {
        ...values,
        days,
        from: customerT(`consumerPortal.policy.from.${from}`),
      });
    }
    case 'fee': {
      const amount = moneyFormat(language, statement.currency).format(statement.amount);
      return customerT(`consumerPortal.policy.fee.${of}`, { ...values, amount });
    }
    case 'noFee':
      return customerT('consumerPortal.policy.noFee', values);
    case 'forbidden':
    case 'kept':
    case 'anytime':
      return customerT(`consumerPortal.policy.${statement.kind}.${of}`, values);
  }
}
