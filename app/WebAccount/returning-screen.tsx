import type { ComponentType } from 'react';
import { AccountScreen } from '@/components/account/account-screen';
import { returnPathOf, type Query } from './return-path';

/** What Next.js gives the page. */
export interface ReturningProps {
  readonly searchParams: Query;
}

interface ReturningScreenProps extends ReturningProps {
  readonly title: string;
  readonly intro: string;
  readonly Form: ComponentType<{ readonly returnPath: string }>;
}

/** An account screen whose form leads back to where somebody came from. */
export async function ReturningScreen({ title, intro, Form, searchParams }: ReturningScreenProps) {
  return (
    <AccountScreen title={title} intro={intro}>
      <Form returnPath={await returnPathOf(searchParams)} />
    </AccountScreen>
  );
}
