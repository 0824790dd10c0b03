import { selectById } from '../selectById.ts';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { classNames } from '../../classNames.ts';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import styles from './Tabs.module.scss';

export type TabEntry<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** Count or warning icon after the label. */
  readonly trail?: ReactNode;
};

export type TabsProps<Id extends string> = {
  readonly label: string;
  readonly tabs: readonly TabEntry<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly children: ReactNode;
};

export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={selectById(tabs, (id) => id !== selected && onSelect(id))}
      // `manual`, because pressing an arrow key several times must not load a panel for each tab.
      keyboardActivation="manual"
      className={classNames(styles.tabs)}
    >
      <TabList aria-label={label} className={classNames(styles.list)}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={classNames(styles.tab)}>
            <KeyedText>{tab.label}</KeyedText>
            <KeyedText>{tab.trail}</KeyedText>
          </Tab>
        ))}
      </TabList>
      {/* A new key is needed for each tab, because React Aria never changes the id of a mounted panel. */}
      <TabPanel key={selected} id={selected} className={classNames(styles.panel)}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
