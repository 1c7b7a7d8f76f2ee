// What the Dispatches screen says.

export const dispatch = {};
