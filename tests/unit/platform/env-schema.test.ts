import { parseSettings, SettingsError } from '@/lib/server/env-schema';

describe('settings', () => {
  it('have a default for everything', () => {
    expect(parseSettings({})).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      SHOP_NAME: 'Fernhollow',
      MARKUP_WORD: 'BUCKINGHAM',
      DATA_DIR: '.data',
      LAYER_CACHE_MB: 512,
      TRUSTED_PROXIES: 0,
      publicMarkupHundredths: null,
    });
  });

  it('take an empty line as not set', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: ' ', PUBLIC_MARKUP: '' })).toEqual(parseSettings({}));
  });

  it.each([
    ['1', 100],
    ['2.7', 270],
    ['2.70', 270],
    ['1.05', 105],
    ['9.99', 999],
  ])('read a markup of %s as %d hundredths', (PUBLIC_MARKUP, hundredths) => {
    expect(parseSettings({ PUBLIC_MARKUP }).publicMarkupHundredths).toBe(hundredths);
  });

  it('follow the port in the default address, and drop a slash at the end of a given one', () => {
    expect(parseSettings({ PORT: '4000' }).SITE_URL).toBe('http://localhost:4000');
    expect(parseSettings({ SITE_URL: 'https://shop.example/' }).SITE_URL).toBe('https://shop.example');
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PUBLIC_MARKUP', '0.99'],
    ['PUBLIC_MARKUP', '2.705'],
    ['PUBLIC_MARKUP', '10'],
    ['MARKUP_WORD', 'BUCKINGHAMS'],
    ['MARKUP_WORD', 'BUCKINGHAA'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['SITE_URL', 'shop.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['ORDER_WEBHOOK_URL', 'http://orders.example/hook'],
    ['ORDER_WEBHOOK_SECRET', 'short'],
    ['MAIL_FROM', 'the shop'],
    ['TRUSTED_PROXIES', '-1'],
    ['TRUSTED_PROXIES', 'yes'],
    ['NEXTAUTH_SECRET', 'short'],
    ['LAYER_CACHE_MB', '1'],
    ['LOG_LEVEL', 'loud'],
  ])('refuse %s=%s by name', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`^Wrong settings:\\n {2}${name} must `));
  });

  it('send no order unsigned', () => {
    expect(() => parseSettings({ ORDER_WEBHOOK_URL: 'https://orders.example/hook' })).toThrow(
      /ORDER_WEBHOOK_SECRET must be set with ORDER_WEBHOOK_URL/,
    );
  });

  it('never repeat a secret in the message', () => {
    expect(() => parseSettings({ DATABASE_URL: 'mysql://root:hunter2@db/shop' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });

  it('name every wrong one at once', () => {
    expect.assertions(1);
    try {
      parseSettings({ PORT: 'x', LOG_LEVEL: 'loud' });
    } catch (error) {
      expect(error instanceof SettingsError && error.problems).toHaveLength(2);
    }
  });
});
