// What the Library screen says.

export const library = {};
