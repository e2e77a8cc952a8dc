import { loadPage } from '@/lib/server/configurator/load-page';
import { ConfiguratorScreen } from '../../../configurator-screen';

interface Props {
  params: Promise<{ category: string; style: string; rest: readonly string[] }>;
}

/** Deeper paths name no style: to their category, or to tables as specification §2.1 says of any other path. */
export default async function UnknownPath({ params }: Props) {
  const { category, style, rest } = await params;
  return <ConfiguratorScreen loaded={await loadPage(category, [style, ...rest].join('/'))} />;
}
