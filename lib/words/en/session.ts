// What the frame around a session says: header, tabs, status bar, and the states before a bundle is open.

export const session = {};
