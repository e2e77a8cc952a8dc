import { redirect } from 'next/navigation';
import { Configurator } from '@/components/configurator/configurator';
import { EmptyCategory } from '@/components/configurator/empty-category';
import { SkipLink } from '@/components/configurator/skip-link';
import { StyleStory } from '@/components/configurator/style-story';
import { Terms } from '@/components/configurator/terms';
import { EmailIcon } from '@/components/email/email-icon';
import { categoryPath, ROOT, spacePath } from '@/lib/contracts/addresses';
import { packStyle } from '@/lib/contracts/packed-style';
import { madeElsewhere } from '@/lib/domain/made-elsewhere';
import { styleName } from '@/lib/domain/style-name';
import type { LoadedPage } from '@/lib/server/configurator/load-page';
import { missingThumbnails } from '@/lib/server/configurator/missing-thumbnails';
import { env } from '@/lib/server/env';
import { wholeAddress } from '@/lib/server/pictures/whole';
import { structuredData } from '@/lib/server/search/structured-data';
import { JsonLd } from './json-ld';
import { ShopHeader } from './shop-header';

/** One screen for all categories: server markup around the one client root (specification §11). */
export function ConfiguratorScreen({ loaded }: { loaded: LoadedPage }) {
  if (loaded.kind === 'redirect') redirect(loaded.to);
  if (loaded.kind === 'empty') {
    return (
      <>
        <ShopHeader categories={loaded.categories} activeRoute={loaded.category.normalizedName} />
        <EmptyCategory name={loaded.category.displayName} description={loaded.category.description} />
      </>
    );
  }
  const { page, address, notice, given, isPreview = false } = loaded;
  const { style } = page.configuration;
  return (
    <>
      <SkipLink />
      {!given && !isPreview && <JsonLd data={structuredData(page, address)} />}
      <ShopHeader categories={page.snapshot.categories} activeRoute={page.category.normalizedName} />
      <Configurator
        key={style.id}
        style={packStyle(style)}
        categoryLongName={page.category.longerName}
        initialPicks={page.configuration.picks}
        initialPrices={page.prices}
        initialImages={page.images}
        initialWhole={isPreview ? null : wholeAddress(page)}
        missingThumbnails={missingThumbnails(page.configuration.selection)}
        elsewhere={madeElsewhere(style, page.snapshot)}
        spacePath={isPreview ? undefined : spacePath(page.snapshot.version, style.id)}
        catalogueVersion={isPreview ? undefined : page.snapshot.version}
        notice={notice}
        given={given}
        icons={<EmailIcon />}
        terms={
          <Terms
            leadTime={style.leadTime || page.category.leadTime}
            delivery={page.category.delivery}
            phone={env.SHOP_PHONE}
            email={env.SHOP_EMAIL}
          />
        }
      />
      <StyleStory
        name={styleName(style)}
        description={style.description}
        places={[
          { name: env.SHOP_NAME, path: ROOT },
          { name: page.category.longerName, path: categoryPath(page.category.normalizedName) },
        ]}
      />
    </>
  );
}
