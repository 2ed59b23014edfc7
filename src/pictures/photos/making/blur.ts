/** A Gaussian blur of values row by row, `sigma` in their own steps; beyond the edge they go on as they end. */
export function blurred(
  values: ArrayLike<number>,
  width: number,
  height: number,
  sigma: number,
): Float32Array {
  const weights = weightsOf(sigma);
  const across = alongRows(values, width, height, weights, (x, y) => y * width + x);
  return alongRows(across, height, width, weights, (y, x) => y * width + x);
}

function weightsOf(sigma: number): Float64Array {
  const reach = Math.max(1, Math.ceil(3 * sigma));
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)),
  );
  const sum = weights.reduce((all, each) => all + each, 0);
  return weights.map(weight => weight / sum);
}

/** `length` values in each of so many lines; `at` tells where each value is. */
function alongRows(
  values: ArrayLike<number>,
  length: number,
  lines: number,
  weights: Float64Array,
  at: (i: number, line: number) => number,
): Float32Array {
  const made = new Float32Array(values.length);
  const reach = (weights.length - 1) / 2;
  for (let line = 0; line < lines; line++)
    for (let i = 0; i < length; i++) {
      let sum = 0;
      for (let k = -reach; k <= reach; k++)
        sum += weights[k + reach] * values[at(Math.min(length - 1, Math.max(0, i + k)), line)];
      made[at(i, line)] = sum;
    }
  return made;
}
