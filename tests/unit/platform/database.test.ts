import { database } from '@/lib/server/db';
import { testDatabase } from '@/tests/setup/test-database';

testDatabase();

const style = {
  id: 900,
  familyKey: 'table',
  displayName: 'A',
  normalizedName: 'a',
  sku: 'ZZZ9',
  category: {
    create: { id: 90, displayName: 'T', longerName: 'T', normalizedName: 't', defaultStyleId: 900 },
  },
};

describe('the schema', () => {
  beforeAll(async () => {
    await database().style.create({ data: style });
    await database().part.create({ data: { id: 901, key: 'wood/oak', displayName: 'Oak', normalizedName: 'oak' } });
  });

  it('refuses a second price for the same size and tier, "every size" included', async () => {
    const price = { styleId: 900, partId: 901, sizePartId: null, woodTier: null, cents: 100 };
    await database().priceEntry.create({ data: price });
    await expect(database().priceEntry.create({ data: price })).rejects.toMatchObject({ code: 'P2002' });
  });

  it('refuses a price below nothing', async () => {
    const price = { styleId: 900, partId: 901, woodTier: 'A', cents: -1 };
    await expect(database().priceEntry.create({ data: price })).rejects.toThrow();
  });

  it('refuses a markup outside 1.00 to 9.99', async () => {
    await expect(database().dealer.create({ data: { name: 'D', markup: 1000 } })).rejects.toThrow();
  });

  it('keeps the order of default parts', async () => {
    const section = {
      id: 902,
      key: 'options',
      type: 'MultiSelect',
      displayName: 'Options',
      normalizedName: 'options',
    } as const;
    await database().section.create({ data: section });
    const data = { styleId: 900, sectionId: 902, position: 1, defaultPartIds: [3, 1, 2] };
    const created = await database().styleSection.create({ data });
    expect(created.defaultPartIds).toEqual([3, 1, 2]);
  });
});
