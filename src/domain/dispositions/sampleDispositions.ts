import type { AnswerCondition, CategoryCondition, Dispositions } from './disposition.ts';

const categories = (operator: CategoryCondition['operator'], ...value: readonly string[]): CategoryCondition => ({
  fact: 'categories',
  operator,
  value,
});
const yes = (attributeId: string): AnswerCondition => ({ attributeId, answer: true });
const no = (attributeId: string): AnswerCondition => ({ attributeId, answer: false });

export const sampleDispositions: Dispositions = {
  actions: [
    { id: 'd1', name: 'Send to Warehouse' },
    { id: 'd2', name: 'Send to Repair' },
    { id: 'd3', name: 'Put Away' },
    { id: 'd4', name: 'Repackage Product' },
    { id: 'd5', name: 'Return to Vendor' },
    { id: 'd6', name: 'Stock' },
    { id: 'd7', name: 'Refurbishment' },
    { id: 'd8', name: 'Charity/Liquidation/Destroy' },
    { id: 'd9', name: 'Quarantine' },
  ],
  groups: [
    { id: 'pg1', name: 'Cameras', conditions: [categories('partialMatch', 'camera')] },
    { id: 'pg2', name: 'Phones', conditions: [categories('fullMatch', 'Phones', 'Phone accessories')] },
    { id: 'pg3', name: 'Clothes', conditions: [categories('fullMatch', 'Clothes')] },
    {
      id: 'pg4',
      name: 'Electronics',
      conditions: [
        categories('fullMatch', 'Electronics', 'Audio', 'Computers'),
        categories('notFullMatch', 'Phones', 'Cameras'),
      ],
    },
    { id: 'pg5', name: 'Fashion', conditions: [categories('fullMatch', 'Fashion', 'Accessories')] },
    { id: 'pg6', name: 'Shoes', conditions: [categories('fullMatch', 'Shoes')] },
  ],
  attributes: [
    { id: 'q1', name: 'Open', prompt: 'Has the package been opened?' },
    { id: 'q2', name: 'Complete', prompt: 'Is everything there that was sent?' },
    { id: 'q3', name: 'Functional', prompt: 'Does the item work?' },
    { id: 'q4', name: 'Condition', prompt: 'Is the item in sellable condition?' },
    { id: 'q5', name: 'Fixable', prompt: 'Can the item be fixed at reasonable cost?' },
    { id: 'q6', name: 'Verification', prompt: 'Is this the item that was sold?' },
  ],
  rules: [
    {
      id: 'w1',
      groupId: 'pg1',
      conditions: [yes('q6'), yes('q3'), yes('q2')],
      thenActionId: 'd4',
      elseActionId: 'd2',
      isWarehouse: true,
      isStores: false,
      active: true,
    },
    {
      id: 'w2',
      groupId: 'pg2',
      conditions: [no('q3'), yes('q5')],
      thenActionId: 'd7',
      elseActionId: 'd9',
      isWarehouse: true,
      isStores: false,
      active: true,
    },
    {
      id: 'w3',
      groupId: 'pg3',
      conditions: [no('q1'), yes('q4')],
      thenActionId: 'd3',
      elseActionId: 'd1',
      isWarehouse: false,
      isStores: true,
      active: true,
    },
    {
      id: 'w4',
      groupId: 'pg4',
      conditions: [yes('q3')],
      thenActionId: 'd6',
      elseActionId: 'd5',
      isWarehouse: true,
      isStores: true,
      active: true,
    },
    {
      id: 'w5',
      groupId: 'pg6',
      conditions: [yes('q4'), yes('q2')],
      thenActionId: 'd6',
      elseActionId: 'd8',
      isWarehouse: true,
      isStores: true,
      active: false,
    },
  ],
};
