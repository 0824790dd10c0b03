import type { TFunction } from 'i18next';
import { ConsumerTexts } from './ConsumerTexts.ts';
import { usualWords } from './usualWords.ts';
import { isOffered, type ConsumerItem } from '../../../../domain/consumer-portal/consumerItem.ts';
import type { ConsumerMethod } from '../../../../domain/consumer-portal/consumerMethods.ts';
import { textPart } from '../../../../domain/consumer-portal/consumerParts.ts';
import type { ConsumerPortal, ConsumerVisit } from '../../../../domain/consumer-portal/consumerPortal.ts';
import { consumerSteps } from '../../../../domain/consumer-text/textSlot.ts';
import { directionOf, languages, ownNameOf } from '../../../../domain/languages/language.ts';
import type {
  ConsumerAmount,
  ConsumerFact,
  ConsumerFieldView,
  ConsumerItemView,
  ConsumerMethodView,
  ConsumerView,
} from '../../../consumer/ConsumerView.ts';

/** Typed values by field name, with the error of each invalid value. */
export type TypedFields = Readonly<Record<string, { readonly value: string; readonly error?: string | undefined }>>;

const RETURN_NUMBER = 'RA-204388-1';
const MAIL = 'mia@example.com';

function fieldsOf(portal: ConsumerPortal, visit: ConsumerVisit, typed: TypedFields, wording: ConsumerTexts) {
  const { t } = wording;
  const step = 'returnDetails';
  const labelOf = (own: string | undefined, part: string, slot: string) =>
    own === undefined ? wording.heading(step, slot) : { text: own, part };
  const fields = portal.fields.map((field): ConsumerFieldView => {
    const part = field.field === 'reason' ? 'reason' : `field.${field.field}`;
    const shared = { id: field.field, part, isRequired: true, value: '', ...typed[field.field] };
    switch (field.field) {
      case 'orderId':
        return {
          ...shared,
          control: 'text',
          value: typed['orderId']?.value ?? visit.order.number,
          label: labelOf(field.label, part, 'orderId'),
          hint: wording.words(step, 'orderIdTooltip'),
          placeholder: wording.words(step, 'orderIdGhostText'),
        };
      case 'policy':
        return {
          ...shared,
          control: 'tick',
          label: wording.heading(step, 'policyCheckbox'),
          link: { text: wording.heading(step, 'policyLink'), href: field.termsUrl },
        };
      case 'purchaseDate':
        return {
          ...shared,
          control: 'date',
          value: visit.order.purchaseDate,
          label: wording.heading(step, 'purchaseDate'),
        };
      case 'reason':
        return {
          ...shared,
          control: 'choice',
          value: visit.reason ?? '',
          label: wording.heading(step, 'reasonForReturn'),
          placeholder: { text: t('consumerPortal.fields.reasonPlaceholder') },
          options: field.reasons.map(({ code, description }) => ({ id: code, text: description })),
        };
      case 'reasonComments':
        return {
          ...shared,
          control: 'long',
          isRequired: field.isRequired,
          label: labelOf(field.label, part, 'reasonComments'),
        };
    }
  });
  const optionalField = (field: string, usual?: string): readonly ConsumerFieldView[] => {
    const label = wording.words(step, field, usual);
    const part = textPart(step, field);
    return label ? [{ id: field, control: 'text', part, label, isRequired: field === 'itemName', value: '' }] : [];
  };
  return [
    ...fields,
    ...(portal.asksForItem ? optionalField('itemName', usualWords({ step, field: 'itemName' }, t)) : []),
    ...[1, 2, 3, 4, 5].flatMap((nth) => optionalField(`customAttribute${nth}`)),
  ];
}

function itemOf(item: ConsumerItem, portal: ConsumerPortal, wording: ConsumerTexts): ConsumerItemView {
  const { t } = wording;
  const { verdict, daysLeft, fee } = item;
  const statements: ConsumerItemView['says'][number][] = [];
  const until = verdict.window?.until;
  switch (verdict.kind) {
    case 'forbidden':
      statements.push({ tone: 'bad', text: t('consumerPortal.items.forbidden') });
      if (verdict.rule !== '') statements.push({ tone: 'bad', text: verdict.rule });
      break;
    case 'too-late':
      statements.push({
        tone: 'bad',
        text: t('consumerPortal.items.tooLate', { date: until ? wording.date(until) : '' }),
      });
      break;
    case 'returnless':
      statements.push({ tone: 'good', text: t('consumerPortal.items.returnless') });
      break;
    case 'returnable':
      if (until !== undefined) {
        const date = wording.date(until);
        const isSoon = daysLeft !== undefined && daysLeft <= 7;
        statements.push({
          tone: 'good',
          text: isSoon
            ? t('consumerPortal.items.soon', { date, count: daysLeft })
            : t('consumerPortal.items.until', { date }),
        });
      } else statements.push({ tone: 'good', text: t('consumerPortal.items.returnable') });
  }
  if (fee && isOffered(item))
    statements.push({
      tone: 'plain',
      text: t('consumerPortal.items.fee', { amount: wording.money(fee.amount, fee.currency), name: fee.name }),
    });
  return {
    id: item.id,
    part: `item.${item.id}`,
    name: item.name,
    price: wording.money(item.price),
    isOffered: isOffered(item),
    isChosen: portal.chosen.includes(item),
    says: statements,
  };
}

function methodOf(method: ConsumerMethod, portal: ConsumerPortal, wording: ConsumerTexts): ConsumerMethodView {
  const { t } = wording;
  const { kind, by } = method;
  const step = 'selectReturnMethod';
  const usual = t(`consumerPortal.methods.${kind}`);
  return {
    id: kind,
    part: `method.${kind}`,
    title: kind === 'label' ? wording.heading(step, 'printOption') : { text: usual },
    by: by.join(', '),
    price:
      portal.isPaidByCustomer && kind !== 'shop' ? t('consumerPortal.methods.paid') : t('consumerPortal.methods.free'),
    isChosen: portal.method?.kind === kind,
    form:
      kind === 'shop'
        ? {
            heading: wording.heading(step, 'inStoreReturnsForm'),
            near: t('consumerPortal.methods.near'),
            nearHint: t('consumerPortal.methods.nearHint'),
            shops: by,
            mobile:
              portal.mobileNumber === 'absent'
                ? undefined
                : { label: t('consumerPortal.methods.mobile'), isRequired: portal.mobileNumber === 'required' },
          }
        : undefined,
  };
}

function amountsOf({ chosen, refund }: ConsumerPortal, wording: ConsumerTexts): readonly ConsumerAmount[] {
  if (!refund) return [];
  const { t } = wording;
  const deduction = (amount: number, currency?: string): string => `\u2212\u00a0${wording.money(amount, currency)}`;
  return [
    { label: t('consumerPortal.items.count', { count: chosen.length }), amount: wording.money(refund.items) },
    ...(refund.restocking > 0
      ? [{ label: t('consumerPortal.refund.restocking'), amount: deduction(refund.restocking) }]
      : []),
    ...refund.fees.map(({ name, amount, currency }) => ({
      label: name.trim() || t('consumerPortal.refund.fee'),
      amount: deduction(amount, currency),
    })),
    { label: t('consumerPortal.refund.total'), amount: wording.money(refund.total), isTotal: true },
  ];
}

function factsOf(portal: ConsumerPortal, wording: ConsumerTexts): readonly ConsumerFact[] {
  const { t } = wording;
  const { chosen, method, destinations, handInUntil } = portal;
  return [
    {
      label: t('consumerPortal.confirm.goingBack'),
      lines: chosen.map(({ name, price }) => `${name}, ${wording.money(price)}`),
      changeTo: 'selectReturns',
    },
    ...(method
      ? [
          {
            label: t('consumerPortal.confirm.handIn'),
            lines: [
              t(`consumerPortal.methods.${method.kind}`),
              `${method.by.join(', ')} · ${t('consumerPortal.confirm.by', { date: wording.date(handInUntil) })}`,
            ],
            part: `method.${method.kind}`,
            changeTo: 'selectReturnMethod' as const,
          },
        ]
      : []),
    ...destinations.map(({ name, lines }) => ({
      label: t('consumerPortal.confirm.goesTo'),
      lines: [name, ...lines],
      part: 'destination',
    })),
  ];
}

function nextSteps({ method, refund, chosen, handInUntil }: ConsumerPortal, wording: ConsumerTexts) {
  const { t } = wording;
  const date = wording.date(handInUntil);
  return [
    { title: t('consumerPortal.next.pack', { count: chosen.length }), text: t('consumerPortal.next.packText') },
    method && { title: t(`consumerPortal.next.${method.kind}`, { date }), text: method.by.join(', ') },
    refund && {
      title: t('consumerPortal.next.refund', { amount: wording.money(refund.total) }),
      text: t('consumerPortal.next.refundText'),
    },
  ].filter((step) => step !== undefined);
}

/** Returns the content of the five screens in the customer's language. `t` must be bound to that language. */
export function consumerView(
  portal: ConsumerPortal,
  visit: ConsumerVisit,
  typed: TypedFields,
  t: TFunction,
): ConsumerView {
  const { language, order } = visit;
  const wording = new ConsumerTexts(portal, t, language);
  const fields = fieldsOf(portal, visit, typed, wording);
  const amounts = amountsOf(portal, wording);
  const footer = [
    { text: t('consumerPortal.footer.privacy'), href: portal.footer.privacyPolicyUrl },
    { text: t('consumerPortal.footer.terms'), href: portal.footer.termsAndConditionsUrl },
  ];
  const { offered } = portal.languages;
  const primary = wording.words('returnSubmitted', 'primaryButton');
  const primaryUrl = portal.texts.get('returnSubmitted.primaryButtonUrl')?.text;
  return {
    language,
    direction: directionOf(language),
    theme: portal.theme,
    name: portal.name,
    logo: portal.logo,
    logoText: portal.logoText,
    languages: {
      label: t('consumerPortal.language'),
      options: languages
        .filter((each) => each === language || offered.includes(each))
        .map((each) => ({ id: each, text: ownNameOf(each) })),
    },
    progress: {
      label: t('consumerPortal.progress'),
      steps: consumerSteps.map((step) => t(`consumerPortal.steps.${step}`)),
    },
    footer: footer.flatMap(({ text, href }) => (href ? [{ text, href }] : [])),
    change: t('consumerPortal.change'),
    optional: t('consumerPortal.optional'),
    returnDetails: {
      heading: wording.heading('returnDetails', 'heading'),
      subheading: wording.words('returnDetails', 'subheading'),
      fields,
      nothing: fields.length === 0 ? t('consumerPortal.fields.nothing') : undefined,
      button: t('consumerPortal.continue'),
    },
    selectReturns: {
      heading: wording.heading('selectReturns', 'heading'),
      subheading: wording.words(
        'selectReturns',
        'subheading',
        t('consumerPortal.items.order', { number: order.number, date: wording.date(order.purchaseDate) }),
      ),
      items: portal.items.map((item) => itemOf(item, portal, wording)),
      chosen: t('consumerPortal.items.chosen', { chosen: portal.chosen.length, of: portal.items.length }),
      total: amounts.find(({ isTotal }) => isTotal),
      amounts,
      button: t('consumerPortal.continue'),
      canGoOn: portal.chosen.length > 0,
    },
    selectReturnMethod: {
      heading: wording.heading('selectReturnMethod', 'heading'),
      methods: portal.methods.map((method) => methodOf(method, portal, wording)),
      nothing:
        portal.methods.length > 0
          ? undefined
          : t(
              portal.chosen.some(({ verdict }) => verdict.kind === 'returnable')
                ? 'consumerPortal.methods.none'
                : 'consumerPortal.methods.notNeeded',
            ),
      button: t('consumerPortal.continue'),
      canGoOn: portal.methods.length > 0 || portal.chosen.every(({ verdict }) => verdict.kind === 'returnless'),
    },
    bookingConfirmation: {
      heading: wording.heading('bookingConfirmation', 'heading'),
      subheading: wording.words('bookingConfirmation', 'subheading'),
      facts: factsOf(portal, wording),
      amounts,
      button: t('consumerPortal.confirm.book'),
    },
    returnSubmitted: {
      heading: wording.heading('returnSubmitted', 'requestHeading'),
      subheading: wording.words(
        'returnSubmitted',
        'confirmationEmailHeading',
        t('consumerPortal.next.mail', { address: MAIL }),
      ),
      code: portal.method
        ? {
            title: t(`consumerPortal.code.${portal.method.kind}`),
            number: RETURN_NUMBER,
            save: t('consumerPortal.code.save'),
          }
        : undefined,
      next: { title: t('consumerPortal.next.title'), steps: nextSteps(portal, wording) },
      instructions: portal.instructions === undefined ? undefined : { text: portal.instructions, part: 'instructions' },
      button: primary && primaryUrl !== undefined ? { text: primary, href: primaryUrl } : undefined,
    },
  };
}
