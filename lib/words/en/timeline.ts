// What the Timeline screen says.

export const timeline = {};
