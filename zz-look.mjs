import { open, close } from '/tmp/shot.mjs';
const pages=['return-addresses','carriers','in-store-returns','international','international/reach'];
const page = await open('/NORTHWIND/return-addresses');
await page.waitForTimeout(1500);
const go = async (p, name) => { for (const n of name) { await page.getByRole('navigation').getByRole('link',{name:n}).first().click(); await page.waitForTimeout(900);} };
for (const [f, names] of [['addr',['Return addresses']],['carr',['Carriers']],['store',['In-store returns']],['intl',['International returns']],['reach',['International returns','How returns get back']]]) { await go(f,names); await page.screenshot({path:`/tmp/looks/37-${f}.png`, fullPage:true}); }
await close();
