import { AccountControl } from '@/components/configurator/dealer/account-control';
import { SiteHeader } from '@/components/configurator/navigation/site-header';
import type { Category } from '@/lib/domain/catalogue';
import { env } from '@/lib/server/env';
import { menuOf } from './menu';

interface ShopHeaderProps {
  readonly categories: readonly Category[];
  /** Route of the category on show; '' for none. */
  readonly activeRoute?: string;
  /** Whether it says who is logged in. */
  readonly hasAccount?: boolean;
}

/** The header of every page of this shop. */
export function ShopHeader({ categories, activeRoute = '', hasAccount = true }: ShopHeaderProps) {
  return (
    <SiteHeader
      shopName={env.SHOP_NAME}
      categories={menuOf(categories)}
      activeRoute={activeRoute}
      account={hasAccount && <AccountControl look="word" />}
    />
  );
}
