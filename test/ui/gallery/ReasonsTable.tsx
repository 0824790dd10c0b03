import { Ellipsis, Store, User } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from '../../../src/ui/shared/components/DataTable/DataTable.tsx';
import type { DataColumn, RowReorder } from '../../../src/ui/shared/components/DataTable/DataTableProps.ts';
import { Glyph } from '../../../src/ui/shared/components/Icon/Glyph.tsx';
import { IconButton } from '../../../src/ui/shared/components/Button/IconButton.tsx';
import { Pill } from '../../../src/ui/shared/components/Pill/Pill.tsx';
import { Switch } from '../../../src/ui/shared/components/Switch/Switch.tsx';
import { PreviousValue } from '../../../src/ui/shared/components/PreviousValue/PreviousValue.tsx';
import styles from './Gallery.module.scss';
import type { Words } from './words.ts';

type Reason = {
  readonly code: string;
  readonly name: string;
  readonly was?: string;
  readonly isNew?: boolean;
  readonly customerPays: boolean;
  readonly requirements: readonly string[];
  readonly isOffered: boolean;
};

const reasonsOf = (words: Words): readonly Reason[] => [
  { code: 'SIZE', name: words.size, customerPays: true, requirements: [words.photo], isOffered: true },
  {
    code: 'DAMAGED',
    name: words.damaged,
    customerPays: false,
    requirements: [words.photo, words.comment],
    isOffered: true,
  },
  { code: 'WRONG', name: words.wrong, was: words.wrongBefore, customerPays: false, requirements: [], isOffered: true },
  { code: 'GIFT', name: words.gift, isNew: true, customerPays: true, requirements: [], isOffered: false },
];

export function ReasonsTable({ words }: { readonly words: Words }) {
  const [reasons, setReasons] = useState(() => reasonsOf(words));
  const reorder: RowReorder = {
    onReorder: (ids) => setReasons(ids.flatMap((id) => reasons.filter(({ code }) => code === id))),
  };
  const columns: readonly DataColumn<Reason>[] = [
    {
      id: 'name',
      header: words.name,
      isRowHeader: true,
      width: 2,
      place: 'title',
      render: ({ name, was, isNew }) => (
        <>
          <span className={styles.name}>
            {name} {isNew && <Pill tone="success">New</Pill>}
          </span>
          {was !== undefined && <PreviousValue text={was} label="Live:" />}
        </>
      ),
    },
    { id: 'code', header: words.code, render: ({ code }) => <bdi className={styles.code}>{code}</bdi> },
    {
      id: 'payer',
      header: words.whoPays,
      render: ({ customerPays }) => (
        <Pill icon={<Glyph of={customerPays ? User : Store} size="small" />}>
          {customerPays ? words.customerPays : words.youPay}
        </Pill>
      ),
    },
    {
      id: 'requirements',
      header: words.asksFor,
      width: 2,
      render: ({ requirements }) => (
        <span className={styles.pills}>
          {requirements.map((text) => (
            <Pill key={text}>{text}</Pill>
          ))}
        </span>
      ),
    },
    {
      id: 'offered',
      header: words.offered,
      place: 'aside',
      width: 'control',
      render: ({ code, name, isOffered }) => (
        <Switch
          label={`${words.offered}: ${name}`}
          isLabelHidden
          isSelected={isOffered}
          onChange={(value) =>
            setReasons(reasons.map((reason) => (reason.code === code ? { ...reason, isOffered: value } : reason)))
          }
        />
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      place: 'aside',
      width: 'icon',
      render: ({ name }) => <IconButton label={`Actions: ${name}`} icon={<Glyph of={Ellipsis} />} size="compact" />,
    },
  ];
  return (
    <DataTable
      label={words.title}
      columns={columns}
      items={reasons}
      idOf={({ code }) => code}
      labelOf={({ name }) => name}
      isChanged={({ was, isNew }) => was !== undefined || isNew === true}
      reorder={reorder}
      reorderLabel="Order"
    />
  );
}
