import type { DescribeChange } from '../changes/describeChange.ts';
import { countriesOn, type InternationalChange } from './internationalChange.ts';

export const describeInternationalChange: DescribeChange<InternationalChange> = ({ value, originalValue }) => ({
  title: 'changes.titles.countriesEnabled',
  act: 'changed',
  fields: [
    {
      before: { kind: 'chips', names: countriesOn(originalValue), codesOf: 'region' },
      after: { kind: 'chips', names: countriesOn(value), codesOf: 'region' },
    },
  ],
  moves: [],
});
