/** Ruled lines over an outline: boards, tiles, masonry, furrows. Clip them to the shape. */
import { around } from "../around";
import { boxOf, type Ring } from "../geometry";

/** Direction of the longest edge, in radians. */
export function grain(ring: Ring): number {
  let longest = -1;
  let angle = 0;
  ring.forEach(([x, y], n) => {
    const [nx, ny] = around(ring, n + 1);
    const length = Math.hypot(nx - x, ny - y);
    if (length > longest + 0.5) {
      longest = length;
      angle = Math.atan2(ny - y, nx - x);
    }
  });
  return angle;
}

/** Lines at equal distances along a direction, long enough to cross the whole ring. */
export function ruled(ring: Ring, angle: number, apart: number): string {
  const box = boxOf(ring);
  const cx = (box.left + box.right) / 2;
  const cy = (box.top + box.bottom) / 2;
  const far = Math.hypot(box.right - box.left, box.bottom - box.top) / 2 + apart;
  const count = Math.min(200, Math.ceil(far / apart));
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const lines: string[] = [];
  for (let n = -count; n <= count; n += 1) {
    const x = cx - uy * n * apart;
    const y = cy + ux * n * apart;
    lines.push(
      `M${Math.round(x - ux * far)} ${Math.round(y - uy * far)}L${Math.round(
        x + ux * far,
      )} ${Math.round(y + uy * far)}`,
    );
  }
  return lines.join("");
}

/** The joints across boards or courses: short strokes, shifted by half from course to course. */
export function joints(ring: Ring, angle: number, apart: number, every: number): string {
  const box = boxOf(ring);
  const cx = (box.left + box.right) / 2;
  const cy = (box.top + box.bottom) / 2;
  const far = Math.hypot(box.right - box.left, box.bottom - box.top) / 2 + apart;
  const courses = Math.min(60, Math.ceil(far / apart));
  const along = Math.min(60, Math.ceil(far / every));
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const strokes: string[] = [];
  for (let n = -courses; n < courses; n += 1) {
    for (let m = -along; m <= along; m += 1) {
      const at = (m + (n % 2 === 0 ? 0 : 0.5)) * every;
      const x = cx + ux * at - uy * n * apart;
      const y = cy + uy * at + ux * n * apart;
      strokes.push(
        `M${Math.round(x)} ${Math.round(y)}l${Math.round(-uy * apart)} ${Math.round(ux * apart)}`,
      );
    }
  }
  return strokes.join("");
}
