import type { MerchantConfigDocument } from '../contract/company/merchantConfig.ts';
import type { Dispositions } from '../src/domain/dispositions/disposition.ts';
import type { SampleMerchant, SampleOwner, SamplePublish } from './SampleData.ts';

type PortalConfig = NonNullable<NonNullable<MerchantConfigDocument['applicationConfig']>['config']>;

const DAY_MS = 86_400_000;

const texts = {
  en: {
    steps: {
      returnDetails: { subheading: 'It takes about two minutes.', orderId: 'Order number on the packing slip' },
      selectReturns: { heading: 'Choose your gear' },
      // Without a French text, so that the demo has a missing translation.
      bookingConfirmation: { heading: 'Is everything right?' },
      returnSubmitted: { requestHeading: 'Your return is on its way' },
    },
  },
  fr: {
    steps: {
      returnDetails: { subheading: 'Cela prend environ deux minutes.', orderId: 'Numéro sur le bon de livraison' },
      selectReturns: { heading: 'Choisissez vos articles' },
      returnSubmitted: { requestHeading: 'Votre retour est en route' },
    },
  },
};

const dispositions: Dispositions = {
  actions: [
    { id: 'd1', name: 'Back on the shelf' },
    { id: 'd2', name: 'Send to the warehouse' },
    { id: 'd3', name: 'Send to repair' },
  ],
  groups: [
    { id: 'g1', name: 'Clothes', conditions: [{ fact: 'categories', operator: 'fullMatch', value: ['Clothes'] }] },
    { id: 'g2', name: 'Tents', conditions: [{ fact: 'categories', operator: 'fullMatch', value: ['Tents'] }] },
  ],
  attributes: [
    { id: 'q1', name: 'Unworn', prompt: 'Is it unworn, with all labels on?' },
    { id: 'q2', name: 'Complete', prompt: 'Are all poles and pegs there?' },
  ],
  rules: [
    {
      id: 'w1',
      groupId: 'g1',
      conditions: [{ attributeId: 'q1', answer: true }],
      thenActionId: 'd1',
      elseActionId: 'd2',
      isWarehouse: false,
      isStores: true,
      active: true,
    },
    {
      id: 'w2',
      groupId: 'g2',
      conditions: [{ attributeId: 'q2', answer: true }],
      thenActionId: 'd1',
      elseActionId: 'd3',
      isWarehouse: true,
      isStores: false,
      active: true,
    },
  ],
};

/** Adds English and French texts, dispositions and past publishes. */
export function withNorthwindHistory(merchant: SampleMerchant, owner: SampleOwner): SampleMerchant {
  const { applicationConfig, rulesConfig = [] } = merchant.configuration;
  const base = applicationConfig?.config ?? {};
  const [sam, priya] = merchant.staff;
  const [admin] = owner.staff;
  const last = merchant.lastPublishedAt;
  if (!sam || !priya || !admin || last === undefined) throw new Error('Northwind has no staff or was never published');

  const configured = (more: PortalConfig) => ({
    applicationConfig: { ...applicationConfig, config: { ...base, ...more } },
  });
  const written = { languages: { offered: ['en', 'fr'], default: 'en' }, consumerText: { v1: texts } };
  const shorter = rulesConfig.map((each) =>
    each.ruleDescription === 'Tents within 60 days'
      ? { ...each, ruleDescription: 'Tents within 45 days', rule: withDays(each.rule, 45) }
      : each,
  );
  const by = ({ userId, name }: SampleMerchant['staff'][number]) => ({ userId, name });
  const daysBefore = (days: number): string => new Date(Date.parse(last) - days * DAY_MS).toISOString();
  const publishes: readonly SamplePublish[] = [
    {
      at: daysBefore(29.35),
      actor: by(priya),
      note: 'Four more days to send a parcel',
      before: configured({ DUE_DATE_DAYS: 10 }),
    },
    { at: daysBefore(15.6), actor: by(priya), note: 'Texts in English and French', before: configured({}) },
    {
      at: daysBefore(10.25),
      actor: by(admin),
      onBehalfOf: merchant.companyId,
      note: 'Ticket 48213: customers could not find their order number',
      before: { orderInstructions: 'Ask in our shop for the order number.' },
    },
    {
      at: daysBefore(5.4),
      actor: by(sam),
      note: 'Two more weeks to try a tent',
      before: { rulesConfig: shorter },
    },
    {
      at: last,
      actor: by(sam),
      note: 'What our shops do with clothes and tents',
      before: configured(written),
    },
  ];
  return {
    ...merchant,
    configuration: { ...merchant.configuration, ...configured({ ...written, dispositions }) },
    publishes,
  };
}

function withDays(rule: NonNullable<MerchantConfigDocument['rulesConfig']>[number]['rule'], days: number) {
  const actionValue = { ...(rule.event.params['actionValue'] as object), days };
  return { ...rule, event: { ...rule.event, params: { ...rule.event.params, actionValue } } };
}
