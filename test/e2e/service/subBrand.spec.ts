import type { Person } from '../fixtures/people.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

const copperline: Person = { email: 'staff@copperline.example', home: '/COPPERLINE' };
const mesaVerde: Person = { email: 'staff@mesaverde.example', home: '/MESAVERDE' };

/** The same service at the host of an owner that uses sub-brands. */
const atBlueYonder = (url: string, { home }: Person): string => {
  const address = new URL(home, url);
  address.hostname = 'blueyonder.localhost';
  return address.href;
};

test('a merchant of a sub-brand sees that brand, requested before its pages are rendered [BR-10]', async ({
  page,
  service,
  openForAnother,
}) => {
  const brand = page.waitForRequest('**/api/merchant-brand');
  await signIn(page, copperline, atBlueYonder(service.url, copperline));
  expect((await brand).method()).toBe('POST');
  await expect(page.getByRole('contentinfo')).toContainText('Blue Yonder Express');
  await expect(page).toHaveTitle(/· Blue Yonder Express ·/);

  const other = await openForAnother();
  await signIn(other, mesaVerde, atBlueYonder(service.url, mesaVerde));
  await expect(other.getByRole('contentinfo')).toContainText('Blue Yonder Returns');
  await expect(other).toHaveTitle(/· Blue Yonder Returns ·/);
});
