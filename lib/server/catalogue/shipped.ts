/** Who publishes what the project ships. Anybody else's catalogue is theirs, and no start puts the project's over it. */
export const SHIPPED = 'the shipped catalogue';
