// What the Source screen says.

export const source = {};
