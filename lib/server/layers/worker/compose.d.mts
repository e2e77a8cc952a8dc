import type { ComposeJob } from './job';

export declare function composeLayer(job: ComposeJob): Promise<Buffer>;
