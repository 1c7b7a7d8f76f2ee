// Numbers of a drawing: to a tenth of a pixel. No eye sees more, and each digit is in the file three thousand times.

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
