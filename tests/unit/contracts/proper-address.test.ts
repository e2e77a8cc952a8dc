import { properAddress } from '@/lib/contracts/addresses';
import { itReads } from '@/tests/fixtures/it-reads';

describe('The proper address of a page', () => {
  const proper: readonly (readonly [string, string])[] = [
    ['/Bath', '/bath'],
    ['/BEDROOMS/Panel-Bed?utm_source=Letter', '/bedrooms/panel-bed?utm_source=Letter'],
    ['/tables?customsku=HT4272A-O', '/tables?customSku=HT4272A-O'],
    ['/tables?CUSTOMSKU=HT4272A-O&total=2460', '/tables?customSku=HT4272A-O&total=2460'],
    ['/tables?customSku=ht4272a%20-%20o', '/tables?customSku=HT4272A-O'],
    ['/tables?customSku=HT4272A%E2%80%93O', '/tables?customSku=HT4272A-O'],
    ['/tables?customSku=%2Fbath%3FcustomSku%3DHT4272A-O', '/tables?customSku=HT4272A-O'],
    ['/Bath?customSku=', '/bath?customSku='],
    ['/Styles?shape=round', '/styles?shape=round'],
  ];
  itReads('of %s is %s', properAddress, proper);

  it('is its own', () => {
    for (const [, address] of proper) expect(properAddress(address)).toBeNull();
  });

  it.each(['/', '/tables', '/tables/harvest-leg?customSku=HT4272A-O', '/WebAccount/Login', '/api/GetPage', '//Bath'])(
    'is %s itself, or none of ours',
    (address) => {
      expect(properAddress(address)).toBeNull();
    },
  );
});
