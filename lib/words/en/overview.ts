// What the Overview says.

export const overview = {};
