import { readCatalogueRows } from '@/lib/server/catalogue/files';
import { publishRows } from '@/lib/server/catalogue/versions/publish-rows';

/** A process that publishes the demo catalogue under another name of its first style, and says how far it is. */
const rows = readCatalogueRows('prisma/catalog');
const [url = '', name = ''] = process.argv.slice(2);
const styles = rows.styles.map((style, index) => (index === 0 ? { ...style, displayName: name } : style));

void publishRows(
  url,
  { ...rows, styles },
  {
    kind: 'Import',
    author: 'a process that is killed',
    note: '',
    onProgress: (written, total) => process.stdout.write(`${written} of ${total}\n`),
  },
).then(() => process.stdout.write('published\n'));
