import { isEmailAddress } from '@/lib/contracts/email-address';

const local = (length: number): string => 'a'.repeat(length);
/** An address of a length, with labels of at most 60 letters. */
const whole = (length: number): string => {
  const labels = `${'b'.repeat(60)}.`.repeat(3);
  return `a@${labels}${'c'.repeat(length - 2 - labels.length - 3)}.de`;
};

describe('The e-mail check of specification §5.4', () => {
  it.each(['', 'ann@oak.co', 'ann.o%x@oak.co', 'A_n+n-1@sub.oak.example', `${local(64)}@oak.co`, whole(254)])(
    'passes %j',
    (text) => expect(isEmailAddress(text)).toBe(true),
  );

  it.each([
    'ann',
    'ann@',
    '@oak.co',
    'ann@oak',
    'ann@oak.c',
    'ann@oak.c0',
    'ann@@oak.co',
    'an n@oak.co',
    'ann@oak..co',
    'ann@oak.co\n',
    'ann@oak.co,bob@oak.co',
    'änn@oak.co',
    `${local(65)}@oak.co`,
    whole(255),
  ])('refuses %j', (text) => expect(isEmailAddress(text)).toBe(false));

  it('counts what its test counts', () => expect([whole(254).length, whole(255).length]).toEqual([254, 255]));
});
