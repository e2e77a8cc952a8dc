import { QueryClient } from '@tanstack/react-query';

/** The store of answers. Nothing is asked before the first pick, so this file and its library load with it. */
export const queryClient = new QueryClient();
