import { defineFamily } from '../families/define-family';
import { defineFamily as d2 } from '@/lib/families/define-family';
import { x } from '@/lib/server/zz';
import { readFileSync } from 'node:fs';
export const y = [defineFamily, d2, x, readFileSync, process.env.FOO];
