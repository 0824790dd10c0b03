import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon } from '../../../../src/ui/shared/components/Icon/Icon.tsx';
import { pages } from '../../../support/composition.ts';

it("Icon renders every page's icon immediately, without loading another script [SH-3]", () => {
  const icons = [...new Set(pages.map(({ icon }) => icon))];
  const { container } = render(icons.map((icon) => <Icon key={icon} name={icon} />));
  const rendered = [...container.querySelectorAll('svg')].map(({ classList }) => [...classList]);
  expect(icons.filter((icon, index) => !rendered[index]?.includes(`lucide-${icon}`))).toEqual([]);
});
