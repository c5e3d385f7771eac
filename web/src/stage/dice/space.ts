/** Vectors and turns in space: x to the right, y down the page, z towards the eye. */

export type Vector = readonly [x: number, y: number, z: number];
/** Three rows. */
export type Turn = readonly [Vector, Vector, Vector];

export function plus([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ax + bx, ay + by, az + bz];
}

export function times([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}

export function dot([ax, ay, az]: Vector, [bx, by, bz]: Vector): number {
  return ax * bx + ay * by + az * bz;
}

export function cross([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

export function unit(vector: Vector): Vector {
  return times(vector, 1 / (Math.hypot(...vector) || 1));
}

export function turned(turn: Turn, vector: Vector): Vector {
  return [dot(turn[0], vector), dot(turn[1], vector), dot(turn[2], vector)];
}

/** First the second turn, then the first. */
export function after(first: Turn, second: Turn): Turn {
  const column = (n: 0 | 1 | 2): Vector => [second[0][n], second[1][n], second[2][n]];
  const [a, b, c] = [column(0), column(1), column(2)];
  const row = (of: Vector): Vector => [dot(of, a), dot(of, b), dot(of, c)];
  return [row(first[0]), row(first[1]), row(first[2])];
}

/** A turn around an axis, by an angle in radians. */
export function around(axis: Vector, angle: number): Turn {
  const [x, y, z] = unit(axis);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const k = 1 - c;
  return [
    [c + x * x * k, x * y * k - z * s, x * z * k + y * s],
    [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
    [z * x * k - y * s, z * y * k + x * s, c + z * z * k],
  ];
}

/** The turn that brings a face to look at the eye, its upper edge up (against y). */
export function facingEye(normal: Vector, up: Vector): Turn {
  const z = unit(normal);
  const y = times(unit(plus(up, times(z, -dot(up, z)))), -1);
  return [cross(y, z), y, z];
}
