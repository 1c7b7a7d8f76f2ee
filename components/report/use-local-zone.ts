// The name of the zone that this browser stands in, such as `Europe/Berlin`.
"use client";

import { useState } from "react";

export function useLocalZone(): string {
  const [zone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return zone;
}
