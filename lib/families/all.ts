/** Every product family; a new one is one line here (specification §13). */
export { bath } from './bath';
export { bed } from './bed';
export { bedroom } from './bedroom';
export { dining } from './dining';
export { living } from './living';
export { office } from './office';
export { table } from './table';
